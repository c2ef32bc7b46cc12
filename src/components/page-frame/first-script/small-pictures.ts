/**
 * A part of the first script (`first-script.ts`), for who saves data: of pictures further down the page
 * asks for the smallest file.
 */
export function askForSmallPictures(): void {
  const shrink = () => {
    for (const image of document.querySelectorAll('img[loading="lazy"]:not([sizes="1px"])')) {
      const place = image.closest("picture,body") as Element; // a page has a body
      for (const part of [image, ...place.querySelectorAll(":scope>source")]) {
        part.setAttribute("sizes", "1px");
      }
    }
  };
  new MutationObserver(shrink).observe(document, { childList: true, subtree: true });
}
