import { BRAND_COLOURS } from "../src/site/company/brand";

/** Colours of every picture: the two ramps of src/styles/tokens.css, and a few accents for details. */
export const NAVY = {
  950: "#0D1528",
  900: "#1B263E",
  800: BRAND_COLOURS.primary as string,
  700: "#3A496D",
  600: "#4D5E85",
  500: "#697AA0",
  400: "#909EBE",
  300: "#BDC7DE",
  200: "#D9E0EE",
  100: "#EBEEF7",
  50: "#F5F7FB",
};

export const MAGENTA = {
  900: "#62103A",
  800: "#83164E",
  700: "#A42164",
  600: BRAND_COLOURS.accent as string,
  500: "#DD4D90",
  400: "#F079AB",
  300: "#FBA8C7",
  200: "#FECDDE",
  100: "#FFE6EF",
};

export const WHITE = "#FFFFFF";
export const AMBER = "#F5B25E";
/** Signs on amber. */
export const AMBER_INK = "#7A4710";
export const PEACH = "#FFD8A6";
export const GREEN = "#22B573";
export const SKY = "#5BB2F7";
export const VIOLET = "#7E5BD0";
