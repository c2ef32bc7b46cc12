import { serviceRoute } from "../../site/routes";
import type { CurrentSection } from "./current-section";

/** Menus and services as the header queries them. */
export type HeaderData = Queries.SiteHeaderFragment;

export type ServiceLink = Queries.ServiceLinkFragment;

/** Marks the service of an alias, which no menu leads to. */
export function withoutAlias(
  current: CurrentSection,
  services: readonly ServiceLink[],
): CurrentSection {
  const service = services.find(({ aliases }) =>
    aliases.some((alias) => serviceRoute(alias) === current.page),
  );
  return service ? { ...current, page: serviceRoute(service.serviceId) } : current;
}
