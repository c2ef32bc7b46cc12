import type { AnyIconName } from "../../components/media/icon";
import { contactRoute, serviceRoute } from "../../site/routes";

/** The fields of a service by which its card finds its page. */
export type CardService = Queries.CardServiceFragment;

interface ServiceCardLink {
  readonly to: string;
  readonly icon: AnyIconName;
}

/**
 * Returns the link of a card: to the page of the service that has its id among its names, else to the contact
 * form with the card's name as topic.
 */
export function serviceCardLink(
  { id, name }: { readonly id: string; readonly name: string },
  services: readonly CardService[],
): ServiceCardLink {
  const service = services.find(({ anchors }) => anchors.includes(id));
  return service
    ? { to: serviceRoute(service.serviceId), icon: service.icon }
    : { to: contactRoute(name), icon: "layers" };
}
