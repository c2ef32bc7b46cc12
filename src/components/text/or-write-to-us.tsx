import { BRAND } from "../../site/company/brand";

/** The way to a person, for what a page cannot do for its visitor. */
export const OrWriteToUs = () => (
  <>
    Or write to <a href={`mailto:${BRAND.email}`}>{BRAND.email}</a>, and we'll do it for you.
  </>
);
