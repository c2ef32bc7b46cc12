import { decodeHTML } from "entities";

/** Decodes the character references in a text, as browsers do in HTML. For the build. */
export const decodeEntities = (text: string): string => decodeHTML(text);
