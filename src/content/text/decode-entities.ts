import { decodeHTML } from "entities";

/** Decodes character references as browsers do. For the build. */
export const decodeEntities = (text: string): string => decodeHTML(text);
