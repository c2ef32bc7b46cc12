import type * as React from "react";
import { whatsAppLink } from "../site/company/brand";

/** Starts the chat with the topic of the current page. */
export function nameTopic({ currentTarget }: React.MouseEvent<HTMLAnchorElement>): void {
  const [title] = document.title.split(" | "); // without the brand name
  currentTarget.href = whatsAppLink(`I am writing about: ${title}`);
}
