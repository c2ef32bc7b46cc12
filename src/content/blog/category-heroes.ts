/** Words and colours of the built-in categories, by slug. Source: docs/product.md, "Blog category and tag". */
const HEROES = new Map(
  Object.entries({
    sms: {
      colour: "#2B3857",
      description:
        "Explore our articles on bulk SMS solutions, implementation strategies, and success stories.",
    },
    ussd: {
      colour: "#C5337B",
      description: "Discover the power of USSD services for businesses across Africa and beyond.",
    },
    "call-center": {
      colour: "#673AB7",
      description:
        "Learn about optimizing call center operations and enhancing customer experiences.",
    },
    payments: {
      colour: "#00C853",
      description:
        "Stay updated on secure and efficient payment solutions for businesses of all sizes.",
    },
    software: {
      colour: "#3A3D98",
      description: "Insights on custom software development, trends, and best practices.",
    },
  }),
);

/** Returns the words under a category's name. */
export const categoryDescription = (slug: string): string =>
  HEROES.get(slug)?.description ?? "Browse our collection of informative articles and insights.";

/** Returns the colour of a category's hero; undefined: the brand's gradient. */
export const categoryColour = (slug: string): string | undefined => HEROES.get(slug)?.colour;
