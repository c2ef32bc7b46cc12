import { serviceRoute } from "../../site/routes";
import type { CurrentSection } from "./current-section";

export type HeaderData = Queries.SiteHeaderFragment;

export type ServiceLink = Queries.ServiceLinkFragment;

/**
 * Replaces a service's alias as the current page with the service's own path, because menus don't
 * link to aliases.
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
