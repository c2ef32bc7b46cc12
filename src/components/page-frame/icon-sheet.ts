import drawings from "../../site/icon-drawings.json";
import { type IconName, iconId } from "../../site/icons";
import type { SocialNetwork } from "../../site/navigation";

/** What header and footer show: they are no part of the page's own HTML when it is put together. */
const FRAME_ICONS: readonly (IconName | `brand-${SocialNetwork}`)[] = [
  "arrow-up",
  "chevron-down",
  "code-xml",
  "hash",
  "headset",
  "mail",
  "message-square-text",
  "phone",
  "phone-call",
  "smartphone",
  "wallet",
  "workflow",
  "brand-facebook",
  "brand-instagram",
  "brand-linkedin",
  "brand-twitter",
  "brand-whatsapp",
];

const DRAWN: Readonly<Record<string, string>> = drawings;
const USED = new RegExp(`href="#${iconId("([\\w-]+)")}"`, "g");

/** The drawings of every icon that stands in `html`, and of those around every page. */
export function iconSheet(html: string): string {
  const used = [...html.matchAll(USED)].map(([, name = ""]) => name);
  return [...new Set([...FRAME_ICONS, ...used])].map((name) => DRAWN[name] ?? "").join("");
}
