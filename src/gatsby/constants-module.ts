/** Returns the code of a module of constants, which bundles have in place of one that reads files. */
export const constantsModule = (constants: Readonly<Record<string, unknown>>): string =>
  Object.entries(constants)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};\n`)
    .join("");
