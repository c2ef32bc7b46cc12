import type { AboutContent } from "../../src/content/about";
import { HOSTILE, LONG_TEXT } from "./words";

const figures = { clientsServed: 500, countries: 5, messagesDelivered: 1, teamMembers: 45 };

export const ABOUTS = {
  usual: {
    openingParagraph: "We help organisations to talk with the people they serve.",
    mission: "To make communication simple.",
    vision: "Every business one message away.",
    ...figures,
  },
  empty: { openingParagraph: "", mission: "", vision: "", ...figures },
  longest: {
    openingParagraph: LONG_TEXT,
    mission: LONG_TEXT,
    vision: LONG_TEXT,
    clientsServed: 1_200,
    countries: 54,
    messagesDelivered: 2_500_000_000,
    teamMembers: 1_250_000,
  },
  hostile: { openingParagraph: HOSTILE, mission: HOSTILE, vision: HOSTILE, ...figures },
} satisfies Record<string, AboutContent>;
