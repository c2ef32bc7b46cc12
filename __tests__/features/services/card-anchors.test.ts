import { cardAnchors, isReservedId } from "../../../src/features/services/card-anchors";
import { ANCHORS, contentAnchor } from "../../../src/site/routes";

test.each([
  [
    ["bulksms", "ussd", "ivr&voice"],
    ["bulksms", "ussd", "ivr&voice"],
  ],
  [
    ["contact", "home", "bulksms"],
    ["part-contact", "part-home", "bulksms"],
  ],
  [
    ["ussd", "ussd", "ussd-2", "ussd"],
    ["ussd", "ussd-2", "ussd-2-2", "ussd-3"],
  ],
  [
    [":r0:", "_gatsby-scripts-1", "gatsby-announcer"],
    ["part-:r0:", "part-_gatsby-scripts-1", "part-gatsby-announcer"],
  ],
  [
    ["part-contact", "contact"],
    ["part-contact", "part-contact-2"],
  ],
])("cards named %j have the ids %j", (names, ids) => {
  expect(cardAnchors(names)).toEqual(ids);
});

test.each([...Object.values(ANCHORS), "newsletter-email", "main"])(
  "%s is reserved for the site's code, and content anchors aren't",
  (id) => {
    expect(isReservedId(id)).toBe(true);
    expect(isReservedId(contentAnchor(id))).toBe(false);
  },
);
