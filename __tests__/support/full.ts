/**
 * Whether this is `npm run test:full`, which tries all fields, widths and signals where `npm test`
 * tries one. Files that only run there are named `*.full.test.ts`.
 */
export const isFull = Boolean(process.env.TEST_FULL);

/** Registers tests that only run in `npm run test:full`. */
export const inFull = (register: () => void): void => {
  if (isFull) register();
};
