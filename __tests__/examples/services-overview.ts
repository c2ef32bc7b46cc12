import type { ServicesOverview } from "../../src/content/services-overview";
import { HOSTILE, LONG_TEXT, LONG_WORD } from "./words";

const card = (name: string, bullets: readonly string[] = ["One", "Two", "Three", "Four"]) => ({
  id: name.toLowerCase().replace(/\s+/g, ""),
  name,
  explanation: `All about ${name}.`,
  bullets,
  buttonText: "Learn More",
});
const words = { heading: "Our Services", explanation: "Explore Our Service Offerings" };

export const OVERVIEWS = {
  usual: {
    ...words,
    services: [
      card("BULK SMS"),
      card("USSD SERVICES"),
      card("CALL CENTER SOLUTIONS"),
      card("PAYMENT SOLUTIONS"),
      card("SOFTWARE DEVELOPMENT"),
      card("API INTEGRATION"),
    ],
  },
  empty: { ...words, services: [] },
  longest: {
    heading: LONG_TEXT,
    explanation: LONG_TEXT,
    services: [{ ...card(LONG_WORD, [LONG_TEXT]), explanation: LONG_TEXT, buttonText: LONG_WORD }],
  },
  hostile: { ...words, services: [card(HOSTILE, [HOSTILE]), card("constructor", [])] },
} satisfies Record<string, ServicesOverview>;
