import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

/** One post in ten has a picture of its own. */
const OWN_EVERY = 10;

/** The path of the picture of post `id`, as content names it. */
export const picturePath = (id: number, posts: number): string =>
  id % OWN_EVERY === 0 && id <= posts ? `posts/${id}.jpg` : "fallback/blog.jpg";

/** Makes the images of the site and, for a tenth of the posts, copies of one that differ in a few bytes. */
export function makePictures(folder: string, posts: number): string {
  const directory = path.join(folder, "images");
  cpSync("src/images", directory, { recursive: true });
  mkdirSync(path.join(directory, "posts"));
  const picture = readFileSync(path.join(directory, "fallback/blog.jpg"));
  for (let id = OWN_EVERY; id <= posts; id += OWN_EVERY) {
    const own = Buffer.concat([picture, Buffer.from(`post ${id}`)]); // after the end of the picture
    writeFileSync(path.join(directory, `posts/${id}.jpg`), own);
  }
  return directory;
}
