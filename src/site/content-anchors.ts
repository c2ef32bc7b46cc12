/** Begins every id that content names; no id of the site's code does. */
const PREFIX = "part-";

/** Returns the id of a heading that content names `name`. */
export const contentAnchor = (name: string): string => PREFIX + name;
