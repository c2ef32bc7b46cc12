import type { ServicesOverviewContent } from "../../content/home/services-overview-content";
import { serviceAnchor } from "../../site/routes";

/** Number of features that a card lists. */
const BULLETS = 4;

/**
 * Returns the overview with a card for each of `services`, in the service's own words: those of the overview are on the
 * home page. Cards of services without a page follow unchanged.
 */
export const withServiceCopy = (
  content: ServicesOverviewContent,
  services: readonly Queries.ServiceSummaryFragment[],
): ServicesOverviewContent => ({
  ...content,
  services: [
    ...services.map(({ title, shortDescription, features }) => ({
      id: serviceAnchor(title),
      name: title,
      explanation: shortDescription,
      bullets: features.slice(0, BULLETS).map((feature) => feature.title),
      buttonText: "Learn More",
    })),
    ...content.services.filter(({ id }) => !services.some(({ anchors }) => anchors.includes(id))),
  ],
});
