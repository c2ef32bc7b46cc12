import type { ServicesOverviewContent } from "../../content/home/services-overview-content";
import { serviceAnchor } from "../../site/routes";

const BULLETS = 4;

/**
 * Returns the overview with a card for each of `services`. These cards use the services' own copy,
 * because the home page already shows the overview's. The overview's cards that don't belong to any
 * of `services` follow unchanged.
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
