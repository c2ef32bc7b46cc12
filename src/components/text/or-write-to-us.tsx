import { BRAND } from "../../site/company/brand";

/** Offers help by email with something that the page can't do for the visitor. */
export const OrWriteToUs = () => (
  <>
    Or write to <a href={`mailto:${BRAND.email}`}>{BRAND.email}</a>, and we'll do it for you.
  </>
);
