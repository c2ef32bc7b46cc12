import { BRAND } from "../../../site/company/brand";
import { SENDER_ID_MIN_CHARS } from "../../../site/limits";
import { GENERIC_NAMES, listed, type Network } from "../messaging-guidance";
import { RULES_OF_ALL, type SenderIdRules } from "./sender-id-rules";

/** The result of checking a sender ID. Rules differ between networks. */
export interface SenderIdCheck {
  /** Without surrounding spaces. */
  readonly name: string;
  /** Reasons why no network accepts it. */
  readonly refused: readonly string[];
  /** Reasons why some networks may refuse it. */
  readonly advice: readonly string[];
}

/** Returns whether the name isn't blank and no rule refuses it, so that it's worth applying for. */
export const isAcceptable = ({ name, refused }: SenderIdCheck): boolean =>
  name !== "" && refused.length === 0;

const ALLOWED = /^[A-Za-z0-9 ._&-]$/;
const SIGN = /[ ._&-]/;

/** Checks a name against the networks' rules. A blank name is neither refused nor acceptable. */
export function checkSenderId(typed: string, rules = RULES_OF_ALL): SenderIdCheck {
  const name = typed.trim();
  if (!name) return { name, refused: [], advice: [] };
  const characters = [...name];
  const foreign = [...new Set(characters.filter((character) => !ALLOWED.test(character)))];
  const { length, protectedNames } = rules;
  const kept = protectedName(name, protectedNames);
  const refused = [
    characters.length > length.maxChars &&
      `It has ${characters.length} characters; at most ${length.maxChars} fit${only(length.networks)}.`,
    foreign.length > 0 && `${foreign.join(" ")} can't be used in a sender ID.`,
    !/[A-Za-z]/.test(name) &&
      "It has no letter. A sender that's a number is a short code: see the alternatives below.",
    kept && `${kept.name} belongs${only(kept.networks)} to ${kept.owner}. Use your own name.`,
  ];
  const advice = [
    name.length < SENDER_ID_MIN_CHARS &&
      `Names of fewer than ${SENDER_ID_MIN_CHARS} characters are often rejected.`,
    SIGN.test(name) &&
      "Some networks refuse spaces and symbols. Only letters and digits are always safe.",
    GENERIC_NAMES.includes(name.toUpperCase()) &&
      "It doesn't name a company. Add a word of your own, as on your registration certificate.",
  ];
  const isText = (text: string | false | undefined) => typeof text === "string";
  return { name, refused: refused.filter(isText), advice: advice.filter(isText) };
}

const letters = (text: string): string => text.toUpperCase().replace(/[^A-Z0-9]/g, "");

/** Returns the ending for a reason that applies only to some networks, such as " on Airtel". */
const only = (networks: readonly Network[]): string =>
  networks.length > 0 ? ` on ${listed(networks)}` : "";

/** Returns the protected name, if any, that `name` equals, contains as a word or starts with. */
function protectedName(name: string, names: SenderIdRules["protectedNames"]) {
  // splits "MyKCBShop" into "My", "KCB" and "Shop"
  const words = name.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z0-9]+|\d+/g) ?? [];
  const spelled = [name, ...name.split(/\s+/), ...words].map(letters);
  // a short name inside a longer word is a coincidence: "Krakow" contains KRA, the tax authority
  return names.find((kept) => {
    const own = letters(kept.name);
    return (
      spelled.includes(own) || (own.length > 4 && spelled.some((part) => part.startsWith(own)))
    );
  });
}

/** Words that a company can leave out of its sender ID. */
const COMPANY_WORDS =
  `LIMITED LTD PLC COMPANY CO THE AND OF ${BRAND.address.country.toUpperCase()}`.split(" ");
const SUGGESTIONS_MAX = 3;

/**
 * Suggests up to three names similar to `typed` that these networks accept. They consist of whole
 * words and initials, because a shortened word may mean something else. Returns an empty list for a
 * protected name, since anything similar could be mistaken for it ("SafariC", "MPKenya").
 */
export function suggestSenderIds(typed: string, rules = RULES_OF_ALL): readonly string[] {
  const words = plainWords(typed);
  // a protected name may start at a later word, as in "My Safari Com"
  const runs = words.map((_, i) => words.slice(i).join(" "));
  if ([typed, ...words, ...runs].some((name) => protectedName(name, rules.protectedNames)))
    return [];
  const kept = words.filter((word) => !COMPANY_WORDS.includes(word.toUpperCase()));
  const own = kept.length > 0 ? kept : words;
  const [first = "", ...rest] = own;
  const candidates = [
    wholeWords(own, rules.length.maxChars),
    rest.length > 0 ? `${capital(first)}${initials(rest)}` : "",
    rest.length > 0 ? `${initials(own)}${BRAND.address.country}` : "",
    first && `${capital(first)}${BRAND.address.countryCode}`,
    first && `${capital(first)}${BRAND.address.country}`,
  ];
  const fit = candidates.filter((candidate) => {
    const check = checkSenderId(candidate, rules);
    return isAcceptable(check) && check.advice.length === 0 && candidate !== typed.trim();
  });
  return [...new Set(fit)].slice(0, SUGGESTIONS_MAX);
}

/** Splits text into words of letters and digits, without accents. */
const plainWords = (typed: string): readonly string[] =>
  typed
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/['’]/g, "") // "Mama's" is one word
    .split(/[^A-Za-z0-9]+/)
    .filter((word) => word !== "");

/** Joins as many words from the start as fit into `maxChars`. */
function wholeWords(words: readonly string[], maxChars: number): string {
  let joined = "";
  for (const word of words.map(capital)) {
    if (joined.length + word.length > maxChars) break;
    joined += word;
  }
  return joined;
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
const initials = (words: readonly string[]): string =>
  words.map((word) => capital(word.charAt(0))).join("");
