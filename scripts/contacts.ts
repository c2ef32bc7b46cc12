/** Prints the new name of `npm run contacts`. */
console.error(
  "Enquiries are in the inbox now: `npm run inbox -- list`, and `npm run inbox -- help` says what else it can do.",
);
process.exitCode = 1;
