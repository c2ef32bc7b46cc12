import { imageRef } from "../model/image";
import type { ServiceQuote } from "./types";

/**
 * The sample clients who speak on service pages, one position and company each. `slug` names the
 * portrait, `people/<slug>.png`. Replace them, and their words, with real clients before launch.
 */
export const PEOPLE = [
  {
    name: "Mwangi Njoroge",
    slug: "mwangi-njoroge",
    position: "Operations Lead",
    company: "Sample Retail Ltd",
  },
  {
    name: "Achieng Odhiambo",
    slug: "achieng-odhiambo",
    position: "Head of Member Services",
    company: "Sample Savings Sacco",
  },
  {
    name: "Fatuma Abdi",
    slug: "fatuma-abdi",
    position: "Marketing Manager",
    company: "Sample Home Stores",
  },
  {
    name: "Kiprop Cheruiyot",
    slug: "kiprop-cheruiyot",
    position: "ICT Manager",
    company: "Sample Farmers Cooperative",
  },
  {
    name: "Wanjiku Kamau",
    slug: "wanjiku-kamau",
    position: "Finance Director",
    company: "Sample Schools Group",
  },
  {
    name: "Otieno Ouma",
    slug: "otieno-ouma",
    position: "Customer Care Manager",
    company: "Sample Couriers",
  },
  {
    name: "Halima Yusuf",
    slug: "halima-yusuf",
    position: "Programme Manager",
    company: "Sample Health Network",
  },
  {
    name: "Mutua Kilonzo",
    slug: "mutua-kilonzo",
    position: "Chief Technology Officer",
    company: "Sample Microfinance",
  },
  {
    name: "Nafula Wekesa",
    slug: "nafula-wekesa",
    position: "Brand Manager",
    company: "Sample Beverages",
  },
  {
    name: "Barasa Simiyu",
    slug: "barasa-simiyu",
    position: "Head of Billing",
    company: "Sample Water Company",
  },
  {
    name: "Amina Hassan",
    slug: "amina-hassan",
    position: "Reservations Manager",
    company: "Sample Coast Hotels",
  },
  {
    name: "Brian Mugisha",
    slug: "brian-mugisha",
    position: "Country Manager",
    company: "Sample Solar Uganda",
  },
] as const;
type Person = (typeof PEOPLE)[number];

/** The words of one of `PEOPLE`, with position, company and portrait. */
export function quoteFrom(name: Person["name"], quote: string): ServiceQuote {
  const person = PEOPLE.find((one) => one.name === name) as Person; // `name` can only be in the list
  return {
    quote,
    author: person.name,
    position: person.position,
    company: person.company,
    image: imageRef(`people/${person.slug}.png`, "fallback/person.png"),
  };
}
