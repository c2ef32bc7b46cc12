/** Returns the one spelling of a path, to which hosts lead from any other: no slash doubled, none at its end. */
export const canonicalPath = (path: string): string =>
  `/${path.split("/").filter(Boolean).join("/")}`;
