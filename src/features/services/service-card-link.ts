import type { AnyIconName } from "../../components/media/icon";
import { contactRoute, serviceRoute } from "../../site/routes";

/** The fields of a service that are needed to link a card to its page. */
export type CardService = Queries.CardServiceFragment;

interface ServiceCardLink {
  readonly to: string;
  readonly icon: AnyIconName;
}

/**
 * Returns a card's link. It leads to the page of the service that lists the card's id among its
 * anchors, or to the contact form with the card's name as the topic.
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
