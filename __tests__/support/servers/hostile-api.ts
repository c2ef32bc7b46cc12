import sharp from "sharp";
import {
  drip,
  endless,
  json,
  type MisbehavingServer,
  pagedList,
  raw,
  redirect,
  silence,
  startMisbehavingServer,
} from "./misbehaving-server";

const ATTACK = "</script><script>alert(1)</script><img src=x onerror=alert(1)>";
const HTML = `<p>fine${ATTACK}</p><a href="javascript:alert(1)">a</a><a href=" data:text/html,x">b</a><iframe src="https://evil.example"></iframe>`;
const ODD_PICTURES = '<img src="images/%E0%A4%A.png"><img src="images/\ud800.png"><p>Words</p>';
const post = (id: unknown, more: object = {}) => ({
  id,
  title: `Post ${ATTACK}`,
  paragraph_explanation: HTML,
  category: `Bulk ${ATTACK}`,
  author_name: ATTACK,
  image_path: "good.png",
  tags: [ATTACK, "../../up", "__proto__", "constructor"],
  sections: [{ header: ATTACK, explanation: `${HTML}<img src="images/html.png">` }],
  created_at: "2026-10-05T09:00:00+03:00",
  ...more,
});
const POSTS: unknown[] = [
  post(1, { title: "A good post" }),
  post("../../etc/passwd"),
  post("page"),
  post("__proto__"),
  post("toString"),
  post(6, { created_at: "2026-02-31T00:00:00Z" }),
  post(7, { title: "Older", updated_at: "2026-10-06T00:00:00Z" }),
  post("7", { title: "Newer", updated_at: "2026-10-07T00:00:00Z" }),
  post(8, { image_path: "html.png" }),
  post(9, { image_path: "short.png" }),
  post(10, { image_path: "empty.png" }),
  post(11, { image_path: "scripted.png" }),
  post(12, { image_path: "endless.png" }),
  post(13, { image_path: "../../../etc/passwd" }),
  post(14, { image_path: "https://evil.example/x.png" }),
  post(15, { title: null, author_name: {}, tags: { a: 1 }, sections: "none" }),
  post(16, { title: "\u200b\u202e" }),
  post(17, { title: "Too many tags", tags: Array.from({ length: 51 }, (_, n) => `tag ${n}`) }),
  post(18, { title: "Odd pictures", sections: [{ header: "P", explanation: ODD_PICTURES }] }),
  post(19, { title: "Enormous", image_path: "enormous.png" }),
  post(20, { title: "Looping", image_path: "looping.png" }),
  post(22, { title: "A line", image_path: "line.png" }),
  post(21, { title: "Long ".repeat(20_000) }),
  post("Case", { title: "Case, older", updated_at: "2026-10-06T00:00:00Z" }),
  post("cASE", { title: "Case, newer", updated_at: "2026-10-07T00:00:00Z" }),
  post({ toString: "x" }),
  post("…"),
  null,
  "a post",
  [],
];
const SVG = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>`;

const png = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#C5337B" }, limitInputPixels: false })
    .png({ palette: true })
    .toBuffer();

/** Starts a content API that misbehaves in every response. Some posts are still good. */
export async function startHostileApi(): Promise<MisbehavingServer> {
  const api = await startMisbehavingServer();
  const image = await png(900, 600);
  const claim = { pages: 1_000_000, total: 1e9 };
  for (const [path, behaviour] of Object.entries({
    "/hero-section": json({ heading: ATTACK, services: [{ title: ATTACK, color: "red;}" }] }),
    "/about-us": json(null),
    "/services": redirect("/services"),
    "/how-it-works": endless(),
    "/our-team": raw(Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x7d])),
    "/testimonials": drip(),
    "/blogs/categories": silence(),
    "/blogs": pagedList({ items: POSTS, key: "blogs", cap: 10, claim }),
    "/images/good.png": raw(image, "image/png"),
    "/images/html.png": raw("<h1>Sorry</h1><script>alert(1)</script>", "image/png"),
    "/images/short.png": raw(image.subarray(0, image.length / 2), "image/png"),
    "/images/empty.png": raw("", "image/png"),
    "/images/scripted.png": raw(SVG, "image/svg+xml"),
    "/images/endless.png": endless(),
    "/images/enormous.png": raw(await png(8_000, 8_000), "image/png"),
    "/images/line.png": raw(await png(30_000, 1), "image/png"),
    "/images/looping.png": redirect("/images/looping.png"),
  })) {
    api.on(path, behaviour);
  }
  return api;
}
