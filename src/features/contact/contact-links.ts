import type { ContactFormValues } from "../../content/contact/contact";
import { BRAND, whatsAppLink } from "../../site/brand";

/** Other ways to send a message that the form could not send. */
export interface ContactLinks {
  readonly whatsApp: string;
  readonly mailto: string;
}

/** Links that carry name, topic and message, so that nothing has to be typed again. */
export function contactLinks({ name, service, message }: ContactFormValues): ContactLinks {
  const text = `Name: ${name.trim()}\nTopic: ${service}\n\n${message.trim()}`;
  const query = `subject=${encodeURIComponent(`Enquiry: ${service}`)}&body=${encodeURIComponent(text)}`;
  return { whatsApp: whatsAppLink(text), mailto: `mailto:${BRAND.email}?${query}` };
}
