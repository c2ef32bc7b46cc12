import * as v from "valibot";
import { BRAND, MARKET } from "../../site/company/brand";
import { PHONE_ENTRY_MAX_CHARS } from "../../site/limits";
import { oneOf } from "../catalogue/record-fields";
import { exactText, line, lines, wholeNumber } from "../model/fields";
import { optionalWithDefault, withDefault } from "../model/repair";
import { named } from "../model/view-model";

const AMOUNT_MAX = 1_000_000_000;

/** Returns a schema for text in each of the menu's languages, in the order of `languages`. */
const perLanguage = (schema: typeof line | typeof lines, fewest = 1) =>
  v.pipe(
    v.array(schema),
    v.minLength(fewest, "must have an entry for each language"),
    v.maxLength(2, "must have at most two entries"),
  );
const text = perLanguage(lines);
const label = perLanguage(line);
const WORD_PROBLEM = "must be one word of letters and digits";
const word = exactText(/^[A-Za-z]\w*$/, WORD_PROBLEM);
const optionalWord = optionalWithDefault(exactText(/^(?:[A-Za-z]\w*)?$/, WORD_PROBLEM), "");

const option = v.object({
  key: exactText(/^[0-9*]$/, "must be one digit or *"),
  label,
  to: word,
  /** Values that later screens quote as `{name}`. */
  sets: optionalWithDefault(
    v.array(named("MenuValue", v.object({ name: word, value: label }))),
    [],
  ),
});

const digits = wholeNumber(PHONE_ENTRY_MAX_CHARS);
const amount = v.object({
  least: wholeNumber(AMOUNT_MAX),
  /** Defaults to the highest single mobile money payment. */
  most: optionalWithDefault(wholeNumber(AMOUNT_MAX), MARKET.mobileMoney.paymentMax),
});

const screen = v.object({
  id: word,
  kind: named("MenuScreenKind", oneOf(["choice", "entry", "end"] as const)),
  text,
  /** Only used by `choice` screens. */
  options: optionalWithDefault(v.array(named("MenuOption", option)), []),
  /**
   * Only used by `entry` screens. Later screens quote the entry as `{name}`. Without a name, the
   * entry is secret.
   */
  name: optionalWord,
  digits: optionalWithDefault(named("MenuDigits", v.object({ fewest: digits, most: digits })), {
    fewest: 1,
    most: PHONE_ENTRY_MAX_CHARS,
  }),
  /** Makes the entry an amount, which later screens show with thousands separators. */
  amount: optionalWithDefault(v.nullable(named("MenuAmount", amount)), null),
  /** Shown after an invalid entry. */
  refusal: optionalWithDefault(perLanguage(lines, 0), []),
  /** Stands in for the entry in shared links. */
  example: optionalWithDefault(exactText(/^\d*$/, "must be digits"), ""),
  to: optionalWord,
});

export const language = {
  /** BCP 47. */
  code: exactText(/^[a-z]{2,3}$/, "must be a language code such as en"),
  name: line,
};

export const menuFields = {
  owner: withDefault(line, BRAND.name),
  number: withDefault(exactText(/^[\d*# +]+$/, "must be a number to dial such as *000*1#"), "000"),
  /** Seconds without input after which the session closes. */
  timeoutS: withDefault(wholeNumber(600, 5), 60),
  backKey: withDefault(option.entries.key, "0"),
  /** Label of the back key. Voice menus have none. */
  backLabel: optionalWithDefault(perLanguage(line, 0), []),
  /** Shown after a key that does nothing. */
  refusal: withDefault(text, []),
  timeoutText: withDefault(text, []),
  /** The first screen's id is `start`. */
  screens: v.array(named("MenuScreen", screen)),
};

export const phoneMenuInput = v.object({
  languages: withDefault(
    v.pipe(
      v.array(v.object(language)),
      v.minLength(1, "must have at least one language"),
      v.maxLength(2, "must have at most two languages"),
    ),
    [{ code: "en", name: "English" }],
  ),
  ...menuFields,
});
export type PhoneMenuInput = v.InferOutput<typeof phoneMenuInput>;
