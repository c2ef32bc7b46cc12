import { createHash } from "node:crypto";

/** As much of webpack's compilation and compiler as is used here. */
interface Compilation {
  hash?: string | null | undefined;
  readonly getAssets: () => readonly { readonly name: string }[];
}
interface Compiler {
  readonly hooks: {
    readonly done: {
      readonly tap: (
        at: { readonly name: string; readonly stage: number },
        run: (stats: { readonly compilation: Compilation }) => void,
      ) => void;
    };
  };
}

/** Digest of the files' names, which hold the hashes of their contents; in any order. */
export const hashOfNames = (names: readonly string[]): string =>
  createHash("sha256")
    .update(JSON.stringify([...names].sort()))
    .digest("hex")
    .slice(0, 20);

/**
 * Names a compilation after the files it made. webpack's own hash also changes when the same files
 * come out of its cache, and Gatsby writes it into every page: the first rebuild after a cold build
 * would stitch, read and compress all of them anew.
 */
export class SteadyHashPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.done.tap({ name: "SteadyHash", stage: -200 }, ({ compilation }) => {
      compilation.hash = hashOfNames(compilation.getAssets().map(({ name }) => name));
    });
  }
}
