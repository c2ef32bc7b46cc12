declare module "subset-font" {
  interface Options {
    readonly targetFormat: "woff2" | "truetype";
    readonly variationAxes?: Readonly<Record<string, number | { min: number; max: number }>>;
  }
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
