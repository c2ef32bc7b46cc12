import type { IconName } from "../../../site/icons";
import { contactRoute, serviceRoute } from "../../../site/routes";

interface KnownService {
  readonly page: string;
  readonly icon: IconName;
}

/** Services with a page of their own, by the id of their card. */
const KNOWN: Readonly<Record<string, KnownService>> = {
  bulksms: { page: "bulksms", icon: "message-square-text" },
  shortcode: { page: "shortcode", icon: "hash" },
  shortcodes: { page: "shortcode", icon: "hash" },
  ussd: { page: "ussd", icon: "smartphone" },
  ussdservices: { page: "ussd", icon: "smartphone" },
  callcenter: { page: "callcenter", icon: "headset" },
  "callcenter&crm": { page: "callcenter", icon: "headset" },
  callcentersolutions: { page: "callcenter", icon: "headset" },
  softwaredevelopment: { page: "software", icon: "code-xml" },
  apiintegration: { page: "integration", icon: "plug" },
  systemintegration: { page: "integration", icon: "plug" },
  paymentsolutions: { page: "payment", icon: "wallet" },
  "ivr&voice": { page: "ivr", icon: "audio-lines" },
};

export interface ServiceTarget {
  readonly to: string;
  readonly icon: IconName;
}

/** Where a card leads; a service without a page leads to the contact form, with it as the topic. */
export function serviceTarget({
  id,
  name,
}: {
  readonly id: string;
  readonly name: string;
}): ServiceTarget {
  const known = Object.hasOwn(KNOWN, id) ? KNOWN[id] : undefined;
  return known
    ? { to: serviceRoute(known.page), icon: known.icon }
    : { to: contactRoute(name), icon: "layers" };
}
