import * as v from "valibot";
import { BRAND, MARKET } from "../../site/company/brand";
import { formatNumber } from "../../site/format/text";
import { MENU_SCREENS_MAX } from "../../site/limits";
import { oneOf } from "../catalogue/record-fields";
import { defineDocument } from "../model/define";
import { named, type ViewModel } from "../model/view-model";
import { menuMistakes } from "./phone-menu-mistakes";
import { language, menuFields, phoneMenuInput } from "./phone-menu-schema";

/** Returns the company facts that a menu's texts may quote, in one language. */
const factsIn = (code: string): Readonly<Record<string, string>> => {
  const { currency, mobileMoney } = MARKET;
  const isOurs = code === MARKET.language.split("-")[0];
  const names = new Intl.DisplayNames(code, { type: "currency" });
  return {
    company: BRAND.name,
    currency: currency.symbol,
    currencyName: isOurs ? currency.name : (names.of(currency.code) ?? currency.code),
    mobileMoney: mobileMoney.name,
    paymentMax: formatNumber(mobileMoney.paymentMax),
  };
};

const MENU_KINDS = ["ussd", "ivr"] as const;
export type MenuKind = (typeof MENU_KINDS)[number];
/** Schema of the kind of phone mock-up that a service's page shows. */
export const menuKind = named("MenuKind", oneOf(MENU_KINDS));

export const phoneMenuView = () =>
  v.object({
    kind: menuKind,
    languages: v.array(
      named(
        "MenuLanguage",
        v.object({
          ...language,
          /** Values that every session starts with. */
          facts: v.array(named("MenuFact", v.object({ name: v.string(), value: v.string() }))),
        }),
      ),
    ),
    ...menuFields,
  });

/**
 * A menu to try on a phone mock-up. Each text is a list with one entry per language, in the order
 * of `languages`.
 */
export type PhoneMenu = ViewModel<typeof phoneMenuView>;
export type MenuScreen = PhoneMenu["screens"][number];

/**
 * Defines `tools/{kind}.json`. The content is a list with one menu, or empty if there's no `start`
 * screen.
 */
const phoneMenu = (kind: MenuKind, name: string) => ({
  kind,
  ...defineDocument({
    name,
    endpoint: `tools/${kind}.json`,
    schema: phoneMenuInput,
    needs: ["screens"],
    toViewModel: ({ languages, screens, ...menu }): readonly PhoneMenu[] => {
      if (screens.every(({ id }) => id !== "start")) return [];
      const withFacts = languages.map((one) => ({
        ...one,
        facts: Object.entries(factsIn(one.code)).map(([name, value]) => ({ name, value })),
      }));
      const shown = screens.slice(0, MENU_SCREENS_MAX);
      return [{ ...menu, kind, screens: shown, languages: withFacts }];
    },
    mistakes: (menu) => menuMistakes(menu, Object.keys(factsIn("en"))),
    shown: "the rest of the menu still works",
    count: (menus) => menus.length,
  }),
});

export const PHONE_MENUS = [
  phoneMenu("ussd", "USSD menu"),
  phoneMenu("ivr", "Voice menu"),
] as const;
