import type * as React from "react";
import { whatsAppLink } from "../site/company/brand";

/** On a link to the chat: begins it with what the visitor is reading, when the link is pressed. */
export function nameTopic({ currentTarget }: React.MouseEvent<HTMLAnchorElement>): void {
  const [title] = document.title.split(" | "); // without the brand
  currentTarget.href = whatsAppLink(`I am writing about: ${title}`);
}
