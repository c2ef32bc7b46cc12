import type * as React from "react";
import { whatsAppLink } from "../site/company/brand";

/** Handles a click on a chat link: the chat begins with the topic of the page that the visitor reads. */
export function nameTopic({ currentTarget }: React.MouseEvent<HTMLAnchorElement>): void {
  const [title] = document.title.split(" | "); // without the brand
  currentTarget.href = whatsAppLink(`I am writing about: ${title}`);
}
