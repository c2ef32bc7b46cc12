/**
 * Returns a width of media queries in ems: `px` where letters have the usual 16 px. A layout then gives way to visitors'
 * larger letters as it does to a narrower window.
 */
export const mediaWidth = (px: number): string => `${px / 16}em`;
