import { decodeHTML } from "entities";

/** Decodes character references as browsers do. Used by the build. */
export const decodeEntities = (text: string): string => decodeHTML(text);
