import sharp from "sharp";
import { CLIENT_LOGOS } from "./clients";
import { CLIENT_PORTRAITS, TEAM_PORTRAITS, unknownPerson } from "./portraits";
import { BLOG } from "./scenes/blog";
import { HERO } from "./scenes/hero";
import { contactMap, plainDay, plainNight, SECTIONS } from "./scenes/sections";
import { SERVICES } from "./scenes/services";
import { CASE_STUDIES, VIDEOS } from "./scenes/stories";
import type { Point } from "./shapes";
import { iconSprite } from "./sprite";
import { type Scenes, svgPicture } from "./svg";

/** Every drawing of the site by file. */
export const DRAWINGS: Readonly<Record<string, () => string | Buffer | Promise<string | Buffer>>> =
  {
    "src/components/media/icon/icons.svg": iconSprite,
  };

/** One raster file, its size in pixels, and the SVG document it is made of. */
export interface Picture {
  readonly file: string;
  readonly size: Point;
  readonly svg: () => Promise<string>;
}

const folder = (name: string, size: Point, scenes: Scenes, ending = "jpg"): readonly Picture[] =>
  Object.entries(scenes).map(([file, scene]) => ({
    file: `${name}/${file}.${ending}`,
    size,
    svg: async () => svgPicture(size, await scene(size)),
  }));

/** Every raster file of the site. */
export const PICTURES: readonly Picture[] = [
  ...folder("sample/content/images/hero", [1600, 1200], HERO),
  ...folder("sample/content/images/services", [1600, 1200], SERVICES),
  ...folder("src/images/sections", [1600, 1200], SECTIONS),
  ...folder("src/images/sections", [1600, 900], { "contact-map": contactMap }),
  ...folder("sample/content/images/posts", [1600, 1000], BLOG),
  ...folder("sample/content/images/case-studies", [1600, 900], CASE_STUDIES),
  ...folder("sample/content/images/videos", [1280, 720], VIDEOS),
  ...folder("src/images/fallback", [1600, 1200], {
    hero: plainNight("message-square-text"),
    service: plainDay("layers", "#C5337B"),
  }),
  ...folder("src/images/fallback", [1600, 1000], { blog: plainDay("newspaper", "#4A659F") }),
  ...folder("src/images/fallback", [1600, 900], { "case-study": plainNight("handshake") }),
  ...folder("src/images/fallback", [480, 480], { person: unknownPerson }, "png"),
  ...folder("sample/content/images/clients", [480, 200], CLIENT_LOGOS, "png"),
  ...folder("sample/content/images/team", [480, 480], TEAM_PORTRAITS, "png"),
  ...folder("sample/content/images/people", [320, 320], CLIENT_PORTRAITS, "png"),
];

/** A picture as the bytes of its file. The same SVG document gives the same bytes. */
export async function raster({ file, svg }: Picture): Promise<Buffer> {
  // `unlimited` lets a picture have more elements than the parser's careful default
  const image = sharp(Buffer.from(await svg()), { unlimited: true });
  if (file.endsWith(".png")) return image.png({ compressionLevel: 9, effort: 10 }).toBuffer();
  const jpeg = { quality: 86, chromaSubsampling: "4:4:4", mozjpeg: true };
  return image.flatten({ background: "#FFFFFF" }).jpeg(jpeg).toBuffer();
}
