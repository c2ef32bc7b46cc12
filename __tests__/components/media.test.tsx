import { render, screen } from "@testing-library/react";
import type { IGatsbyImageData } from "gatsby-plugin-image";
import { Avatar } from "../../src/components/media/avatar";
import { Icon, IconShapes } from "../../src/components/media/icon";
import { IconTile } from "../../src/components/media/icon-tile";
import { Picture } from "../../src/components/media/picture";
import { initialsOf } from "../../src/site/format/text";
import { serverHtml } from "../support/dom/server-html";

const built = (images: IGatsbyImageData["images"]) => ({
  childImageSharp: {
    gatsbyImageData: { layout: "constrained" as const, width: 800, height: 450, images },
  },
});
const WEBP = built({
  fallback: { src: "/a.jpg", srcSet: "/a-400.jpg 400w, /a.jpg 800w" },
  sources: [{ type: "image/webp", srcSet: "/a.webp 800w" }],
});
const AVIF = built({
  fallback: { src: "/a.webp", srcSet: "/a-400.webp 400w, /a.webp 800w" },
  sources: [{ type: "image/avif", srcSet: "/a.avif 800w" }],
});
const SIZE = { width: "800", height: "450" };
const LAZY = { decoding: "async", loading: "lazy" };

test.each([
  [
    "in WebP reserves its space and offers one file to other browsers",
    { picture: WEBP },
    { alt: "A map", src: "/a.jpg", ...SIZE, ...LAZY },
    { type: "image/webp", srcset: "/a.webp 800w", sizes: "90vw" },
  ],
  [
    "in AVIF keeps every WebP file for browsers without",
    { picture: AVIF },
    {
      alt: "A map",
      src: "/a.webp",
      srcset: "/a-400.webp 400w, /a.webp 800w",
      sizes: "90vw",
      ...SIZE,
      ...LAZY,
    },
    { type: "image/avif", srcset: "/a.avif 800w", sizes: "90vw" },
  ],
  [
    "on the first screen loads eagerly",
    { picture: WEBP, priority: true },
    {
      alt: "A map",
      src: "/a.jpg",
      ...SIZE,
      decoding: "async",
      loading: "eager",
      fetchpriority: "high",
    },
    { type: "image/webp", srcset: "/a.webp 800w", sizes: "90vw" },
  ],
  [
    "from the content API is a single lazy file",
    { picture: { url: "/content-api/images/a.jpg" } },
    { alt: "A map", src: "/content-api/images/a.jpg", ...LAZY },
    null,
  ],
])("a picture %s", (_name, props, image, source) => {
  const { container } = render(<Picture {...props} alt="A map" sizes="90vw" />);
  const attributes = (element: Element | null) =>
    element && Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value]));
  expect(attributes(screen.getByRole("img"))).toEqual(image);
  expect(attributes(container.querySelector("source"))).toEqual(source);
});

test("a file that isn't an image renders an empty box", () => {
  const picture = { childImageSharp: null };
  expect(serverHtml(<Picture picture={picture} alt="A map" sizes="" />)).not.toContain("<img");
});

test.each([
  ["Amina Wanjiru", "AW"],
  ["Ann M. Otieno", "AO"],
  ["grace", "G"],
  ["Dr. Émile (CTO) Zola", "ÉZ"],
  ["", ""],
  ["  123 ", ""],
])("the initials of %p are %p", (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

test("an avatar shows initials or a picture, hidden from screen readers", () => {
  expect(serverHtml(<Avatar name="Amina Wanjiru" />)).toMatch(/aria-hidden="true">AW</);
  const html = serverHtml(<Avatar name="Amina Wanjiru" image={{ url: "/a.png" }} size="lg" />);
  expect(html).toMatch(/aria-hidden="true">.*src="\/a\.png"/);
  expect(html).not.toContain("AW");
});

test("a service's colour comes with a readable companion", () => {
  const html = serverHtml(<IconTile name="wallet" tint="#00C853" />);
  expect(html).toContain("--tint:#00C853");
  expect(html).toContain("--tint-strong:#008035");
});

test("a built page keeps an icon's inline shapes when it hydrates, and a browser uses the sprite", () => {
  const shapes = new Map([["map-pin", "<g><path></path></g>"]]);
  const html = serverHtml(
    <IconShapes.Provider value={shapes}>
      <Icon name="map_pin" />
    </IconShapes.Provider>,
  );
  const { container, rerender } = render(<Icon name="map_pin" />, {
    container: Object.assign(document.createElement("div"), { innerHTML: html }),
    hydrate: true,
  });
  expect(container.innerHTML).toBe(html);
  rerender(<Icon name="phone" />);
  expect(container.querySelector("use")?.getAttribute("href")).toMatch(/.#phone$/);
});
