import type { ServicesOverviewContent } from "../../../content/home/services-overview";
import { serviceAnchor } from "../../../site/routes";

/** Features that a card lists. */
const BULLETS = 4;

/** Adds a card for each of `services` to which no card of the overview leads. */
export function withAllServices(
  content: ServicesOverviewContent,
  services: readonly Queries.ServiceSummaryFragment[],
): ServicesOverviewContent {
  const shown = new Set(content.services.map(({ id }) => id));
  const missing = services.filter(({ anchors }) => !anchors.some((anchor) => shown.has(anchor)));
  const cards = missing.map(({ title, shortDescription, features }) => ({
    id: serviceAnchor(title),
    name: title,
    explanation: shortDescription,
    bullets: features.slice(0, BULLETS).map((feature) => feature.title),
    buttonText: "Learn More",
  }));
  return { ...content, services: [...content.services, ...cards] };
}
