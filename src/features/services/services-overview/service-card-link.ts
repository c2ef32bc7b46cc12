import type { IconName } from "../../../site/media/icons";
import { contactRoute, serviceRoute } from "../../../site/routes";

/** Id of a card to the page and the icon of its service. */
const PAGES = new Map<string, readonly [page: string, icon: IconName]>([
  ["bulksms", ["bulksms", "message-square-text"]],
  ["shortcode", ["shortcode", "hash"]],
  ["shortcodes", ["shortcode", "hash"]],
  ["ussd", ["ussd", "smartphone"]],
  ["ussdservices", ["ussd", "smartphone"]],
  ["callcenter", ["callcenter", "headset"]],
  ["callcenter&crm", ["callcenter", "headset"]],
  ["callcentersolutions", ["callcenter", "headset"]],
  ["softwaredevelopment", ["software", "code-xml"]],
  ["apiintegration", ["integration", "plug"]],
  ["systemintegration", ["integration", "plug"]],
  ["paymentsolutions", ["payment", "wallet"]],
  ["ivr&voice", ["ivr", "audio-lines"]],
]);

interface ServiceCardLink {
  readonly to: string;
  readonly icon: IconName;
}

/** Returns the link of a card: to its page, else to the contact form with the service as topic. */
export function serviceCardLink(id: string, name: string): ServiceCardLink {
  const [page, icon] = PAGES.get(id) ?? [];
  return page && icon
    ? { to: serviceRoute(page), icon }
    : { to: contactRoute(name), icon: "layers" };
}
