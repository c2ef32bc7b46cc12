/** Returns the id of an icon that the build has written into a page; no heading's id has a colon. */
export const inlineIconId = (icon: string): string => `icon:${icon}`;
