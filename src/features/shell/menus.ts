import { serviceRoute } from "../../site/routes";
import type { CurrentSection } from "./current-section";

export type HeaderData = Queries.SiteHeaderFragment;

export type ServiceLink = Queries.ServiceLinkFragment;

/**
 * On a page at a service's alias, marks the service's own menu entry. No menu links to an alias.
 */
export function withoutAlias(
  current: CurrentSection,
  services: readonly ServiceLink[],
): CurrentSection {
  const service = services.find(({ aliases }) =>
    aliases.some((alias) => serviceRoute(alias) === current.page),
  );
  return service ? { ...current, page: serviceRoute(service.serviceId) } : current;
}
