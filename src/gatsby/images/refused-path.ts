import { IMAGES_FOLDER } from "../../content-files/content-root";

export type PathSource = "api" | "folder";

const UPLOAD: Readonly<Record<PathSource, string>> = {
  api: "isn’t below the content API’s images/; upload the picture there and give its path",
  folder: `isn’t in the content folder’s ${IMAGES_FOLDER}/; put the picture there and give its path`,
};
const PLAIN = /^\/?[A-Za-z0-9][A-Za-z0-9/_.,@ -]*$/;
const RASTER_END = /\.(?:jpe?g|png|webp|avif|gif)$/i;

/** Returns why an image's path is refused and what to do about it, to complete "{path} …". */
export function refusedPathProblem(written: string, source: PathSource): string {
  // browsers ignore tabs, line breaks and surrounding spaces in a URL
  const address = written.replace(/[\t\n\r]/g, "").trim();
  if (!address) return "isn’t a path; give the path of an uploaded picture";
  const [, scheme = ""] = /^([a-z][a-z\d+.-]*):/i.exec(address) ?? [];
  if (/^https?$/i.test(scheme)) return UPLOAD[source];
  if (scheme) return `starts with “${scheme}:”; give the path of an uploaded picture`;
  if (/^[/\\]{2}/.test(address)) return UPLOAD[source];
  const decoded = address.replace(/%(2e|2f|5c)/gi, (code) => decodeURIComponent(code));
  if (/\.\.|\\/.test(decoded)) {
    return "points outside the images folder (“..” or “\\”); give a path inside it";
  }
  if (/\.svgz?(?:[?#].*)?$/i.test(decoded))
    return "is an SVG; save the picture as PNG and upload that";
  if (!RASTER_END.test(decoded)) return "must end in .jpg, .png, .webp, .avif or .gif";
  if (!PLAIN.test(decoded)) {
    return "has characters that aren’t allowed in an image path; name the file with letters, digits and hyphens";
  }
  return UPLOAD[source];
}
