import type { HeroContent } from "../../src/content/hero";
import type { Picture } from "../../src/content/image";
import { HOSTILE, LONG_TEXT, LONG_WORD, PICTURE } from "./words";

const service = (title: string, description: string, file = "example.jpg") => ({
  title,
  description,
  color: "#C5337B",
  image: { url: `/images/${file}` },
});

export const HEROES = {
  usual: {
    heading: "Reach every customer with",
    buttonText: "CONTACT US NOW",
    services: [
      service("BULK SMS", "Alerts to every handset.", "sms.jpg"),
      service("USSD", "Menus on any phone.", "ussd.jpg"),
      service("SHORT CODE", "A number that people remember.", "code.jpg"),
    ],
  },
  empty: { heading: "Hello", buttonText: "WRITE TO US", services: [] },
  longest: {
    heading: LONG_TEXT,
    buttonText: LONG_WORD,
    services: [service(LONG_WORD, LONG_TEXT), service(`${LONG_WORD} 2`, LONG_TEXT)],
  },
  hostile: {
    heading: HOSTILE,
    buttonText: HOSTILE,
    services: [{ title: HOSTILE, description: HOSTILE, color: "#000000", image: PICTURE }],
  },
} satisfies Record<string, HeroContent<Picture>>;
