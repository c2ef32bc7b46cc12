import { each } from "./lists";
import { attributes, element, type Point, rect } from "./shapes";

const stopElements = (names: readonly string[]): string =>
  each(names, (name, i) => {
    const [hex, alpha = 100] = name.split("@");
    const colour = { "stop-color": `#${hex}`, "stop-opacity": Number(alpha) / 100 };
    return element("stop", { offset: i / (names.length - 1), ...colour });
  });

function linearDefinition(id: string, angle: number, stops: string[]): string {
  const radians = (angle * Math.PI) / 180;
  // long enough that the first and last colour fall on corners, whatever the angle
  const reach = (Math.abs(Math.cos(radians)) + Math.abs(Math.sin(radians))) / 2;
  const [x, y] = [Math.cos(radians) * reach, Math.sin(radians) * reach];
  const ends = attributes({ x1: 0.5 - x, y1: 0.5 - y, x2: 0.5 + x, y2: 0.5 + y });
  return `<linearGradient id="${id}"${ends}>${stopElements(stops)}</linearGradient>`;
}

/** Writes the gradient, clip or blur that a name describes, for example `lin_90_2B3857_C5337B`. */
function definition(id: string): string {
  const [kind, ...values] = id.split("_");
  const [x = 0, y = 0, width = 0, height = 0, radius = 0] = values.map(Number);
  if (kind === "lin") return linearDefinition(id, x, values.slice(1));
  if (kind === "rad") return `<radialGradient id="${id}">${stopElements(values)}</radialGradient>`;
  if (kind === "clip")
    return `<clipPath id="${id}">${rect([x, y, width, height], radius, "#000000")}</clipPath>`;
  // the region is wide because a blur reaches three deviations beyond thin shapes
  if (kind === "blur")
    return `<filter id="${id}" x="-100%" y="-100%" width="300%" height="300%"><feGaussianBlur stdDeviation="${x}"/></filter>`;
  throw new Error(`A picture names "${id}", which is neither a gradient, a clip nor a blur.`);
}

/** The shapes of one picture of the given size, from back to front. */
export type Scene = (size: Point) => readonly string[] | Promise<readonly string[]>;
/** Pictures of one folder by file name, without its ending. */
export type Scenes = Readonly<Record<string, Scene>>;

/** A whole SVG document of the given size, with the definitions that its shapes refer to. */
export function svgPicture([width, height]: Point, shapes: readonly string[]): string {
  const body = shapes.join("");
  const ids = new Set(Array.from(body.matchAll(/url\(#([^)]+)\)/g), ([, id = ""]) => id));
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    `<defs>${each([...ids].sort(), definition)}</defs>${body}</svg>`
  );
}
