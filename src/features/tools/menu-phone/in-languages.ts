import { MARKET } from "../../../site/company/brand";
import type { Menus, MenuTree } from "./menu-types";

/** Returns a menu in the languages that the company's market speaks, English first. */
export const inLanguages = (menu: (language: MenuTree["language"]) => MenuTree): Menus =>
  MARKET.kiswahili ? [menu("en"), menu("sw")] : [menu("en")];
