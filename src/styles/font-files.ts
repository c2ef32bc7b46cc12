/** Made by scripts/fonts.ts. Addresses of the faces of every page; only the text face is worth a preload. */
export const HEADING_FONT = "/fonts/sora-a5e388df.woff2";
export const TEXT_FONT = "/fonts/figtree-9fd6a873.woff2";
