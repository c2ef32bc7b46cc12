/**
 * Returns the folder that has `content/`: the project, or the one that the shell names in `CONTENT_ROOT`. The
 * tests of the code build `sample/`, so that no edit of the site's own content can fail them.
 */
export const contentRoot = (): string => process.env.CONTENT_ROOT || ".";

/** Folder of the pictures that content names, by their path below it. */
export const CONTENT_IMAGES_FOLDER = "content/images";
