const ID = "first-section-end";

/** Newer than React's types. */
const BLOCKING: object = { blocking: "render" };

/**
 * For the head of every page: the browser paints it once this much of it has come. A connection
 * brings a page in pieces, and one would see a part of the header or of the first section move as
 * its rest comes.
 */
export const firstSectionExpected = <link key={ID} rel="expect" href={`#${ID}`} {...BLOCKING} />;

/** The end of a page's first section. Without it nothing is painted before the whole page is there. */
export const FirstSectionEnd = () => <span id={ID} hidden />;
