import type { HowItWorks } from "../../src/content/how-it-works";
import { HOSTILE, LONG_TEXT, LONG_WORD } from "./words";

const step = (title: string) => ({
  title,
  brief: `${title} in brief.`,
  detail: `${title} in full.`,
});
const words = { heading: "How It Works", explanation: "What happens next." };

export const PROCESSES = {
  usual: {
    ...words,
    steps: [
      "Consultation",
      "Solution Design",
      "Implementation",
      "Optimization",
      "Ongoing Support",
    ].map(step),
  },
  empty: { ...words, explanation: "", steps: [] },
  longest: {
    heading: LONG_TEXT,
    explanation: LONG_TEXT,
    steps: [{ title: LONG_WORD, brief: LONG_TEXT, detail: LONG_TEXT }],
  },
  hostile: { ...words, steps: [step(HOSTILE), { title: "Bare", brief: "", detail: "" }] },
} satisfies Record<string, HowItWorks>;
