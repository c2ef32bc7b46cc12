/**
 * Whether this is `npm run test:full`, which tries every field, width and signal where `npm test` takes one
 * of each. Whole files that belong to it alone are named `*.full.test.ts`.
 */
export const isFull = Boolean(process.env.TEST_FULL);

/** Registers tests that `npm run test:full` alone runs. */
export const inFull = (register: () => void): void => {
  if (isFull) register();
};
