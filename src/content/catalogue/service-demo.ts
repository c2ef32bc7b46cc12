import { type PageName, type PageWords, wordsOfPage } from "../site/page-words";
import type { Service } from "./service-record";

/** The words of each phone to press. */
const WORDS: Readonly<Partial<Record<string, PageName>>> = {
  "ussd-phone": "ussdPhone",
  "ivr-phone": "ivrPhone",
};

/** Completes a service by what `pages` say beside its phone; without words, as on a site without tools, it has none. */
export function withDemo(service: Service, pages: readonly PageWords[]): Service {
  const name = service.demo ? WORDS[service.demo] : undefined;
  if (!name || pages.every(({ page }) => page !== name)) return { ...service, demo: null };
  return { ...service, demoPoints: [...wordsOfPage(pages, name).points] };
}
