import { BRAND } from "../../site/company/brand";

/** Offers help by email if the page can't do what the visitor needs. */
export const OrWriteToUs = () => (
  <>
    Or write to <a href={`mailto:${BRAND.email}`}>{BRAND.email}</a>, and we'll do it for you.
  </>
);
