import { ROUTES } from "./routes";

/** Redirects of every host. Source: docs/product.md, "Addresses". */
export const REDIRECTS: readonly { readonly from: string; readonly to: string }[] = [
  { from: ROUTES.previousPost, to: ROUTES.blog },
  { from: ROUTES.nextPost, to: ROUTES.blog },
];
