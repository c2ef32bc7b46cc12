import { type PageName, type PageWords, wordsOfPage } from "../site/page-words";
import type { Service } from "./service-record";

/** Page words of each phone demo, by the id of its tool. */
const WORDS: Readonly<Partial<Record<string, PageName>>> = {
  "ussd-phone": "ussdPhone",
  "ivr-phone": "ivrPhone",
};

/**
 * Completes a service with the points that `pages` have for its phone demo; without them, as on a site without tools,
 * the service has no demo.
 */
export function withDemo(service: Service, pages: readonly PageWords[]): Service {
  const name = service.demo ? WORDS[service.demo] : undefined;
  if (!name || pages.every(({ page }) => page !== name)) return { ...service, demo: null };
  return { ...service, demoPoints: [...wordsOfPage(pages, name).points] };
}
