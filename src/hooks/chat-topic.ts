import type * as React from "react";
import { whatsAppLink } from "../site/company/brand";

/** Makes the chat start with the current page as its topic. */
export function nameTopic({ currentTarget }: React.MouseEvent<HTMLAnchorElement>): void {
  const [title] = document.title.split(" | "); // drops the brand name
  currentTarget.href = whatsAppLink(`I am writing about: ${title}`);
}
