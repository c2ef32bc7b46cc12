import { imageRef } from "../../src/content/model/image";

/** How the browser resolves pictures that content names by their full URL at the content API. */
const API = "https://api.duka.example/v1";
process.env.GATSBY_CONTENT_API_SOURCE = API; // modules read it when they're loaded

test.each([
  ["posts/a b.jpg", "/content-api/images/posts/a%20b.jpg"],
  [`${API}/images/posts/a%20b.jpg`, "/content-api/images/posts/a%20b.jpg"],
  [`${API}/images/../secret.jpg`, "/fallback-images/blog.jpg"],
  [`${API}/a.jpg`, "/fallback-images/blog.jpg"],
  ["https://elsewhere.example/v1/images/a.jpg", "/fallback-images/blog.jpg"],
  [`${API}.evil.example/images/a.jpg`, "/fallback-images/blog.jpg"],
])("a post's picture at %s is read from %s", async (path, url) => {
  const { livePicture } = await import("../../src/client/live-image");
  expect(livePicture(imageRef(path, "fallback/blog.jpg"), "/content-api")).toEqual({ url });
});

test("a picture in a text may use its full URL at the content API", async () => {
  const { sanitiseHtml } = await import("../../src/features/blog/client/sanitise-html");
  const texts = [`${API}/images/a.png`, "https://elsewhere.example/images/a.png"];
  expect(texts.map((src) => sanitiseHtml(`<img src="${src}" alt="A">`, "/content-api"))).toEqual([
    '<img src="/content-api/images/a.png" alt="A" loading="lazy" decoding="async">',
    "",
  ]);
});
