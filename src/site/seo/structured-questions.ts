import type { FAQPage } from "schema-dts";
import { idOf, type Node } from "./structured-data";

/** Returns the questions of a page. */
export const faqPage = (path: string, faqs: readonly Queries.Faq[]): Node<FAQPage> => ({
  "@type": "FAQPage",
  "@id": idOf(path, "questions"),
  mainEntity: faqs.map(({ question, answer }) => ({
    "@type": "Question",
    name: question,
    acceptedAnswer: { "@type": "Answer", text: answer },
  })),
});
