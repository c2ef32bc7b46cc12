import { readdirSync, readFileSync } from "node:fs";
import { brandPalette, brandStyle } from "../../src/gatsby/brand/brand-palette";
import { readCatalogue } from "../../src/gatsby/sourcing/content-folder";
import { contrast, mix, tintOf } from "../../src/site/colour";
import { BRAND_COLOURS } from "../../src/site/company/brand";

const { services: SERVICES, categoryLooks: CATEGORIES } = readCatalogue().records;

const css =
  brandStyle(brandPalette(BRAND_COLOURS)) +
  ["shared-colours", "tokens"]
    .map((name) => readFileSync(`src/styles/${name}.css`, "utf8"))
    .join("")
    .replace(/\/\*[\s\S]*?\*\//g, "");

type Tokens = ReadonlyMap<string, string>;

/** Custom properties of all rules whose selector contains `theme`. Later rules win. */
function declared(theme: string): Tokens {
  const rules = [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)];
  const own = rules.filter(([, selector = ""]) => selector.includes(theme));
  return new Map(
    own.flatMap(([, , body = ""]) =>
      [...body.matchAll(/(--[\w-]+):\s*([^;]+);?/g)].map(
        ([, name = "", value = ""]) => [name, value.trim()] as const,
      ),
    ),
  );
}

const root = declared(":root");
const themes = {
  light: root,
  dark: new Map([...root, ...declared('"dark"')]),
  brand: new Map([...root, ...declared('"brand"')]),
};

/** A token's `#rrggbb` as it appears on `below`. */
function colour(tokens: Tokens, name: string, below = "#ffffff"): string {
  const value = tokens.get(name) ?? "";
  const reference = /^var\((--[\w-]+)\)$/.exec(value)?.[1];
  if (reference) return colour(tokens, reference, below);
  const inNumbers = value.replace(/var\((--[\w-]+-rgb)\)/, (_, token) => tokens.get(token) ?? "");
  const [, r, g, b, alpha] = /^rgb\((\d+) (\d+) (\d+) \/ ([\d.]+)\)$/.exec(inNumbers) ?? [];
  if (!alpha) return value;
  const hex = `#${[r, g, b].map((part) => Number(part).toString(16).padStart(2, "0")).join("")}`;
  return mix(hex, below, Number(alpha));
}

function ratio(tokens: Tokens, text: string, surface: string, under: string): number {
  const below = under.startsWith("#") ? under : colour(tokens, under);
  const background = colour(tokens, surface, below);
  return contrast(colour(tokens, text, background), background);
}

const TEXT_ON_SURFACE = [
  ["--color-text", "--color-bg"],
  ["--color-text", "--color-surface"],
  ["--color-text", "--color-surface-alt"],
  ["--color-text-muted", "--color-bg"],
  ["--color-text-muted", "--color-surface"],
  ["--color-text-muted", "--color-surface-alt"],
  ["--color-heading", "--color-bg"],
  ["--color-heading", "--color-surface-alt"],
  ["--color-heading", "--color-brand-soft"],
  ["--color-link", "--color-bg"],
  ["--color-link", "--color-surface-alt"],
  ["--color-accent", "--color-bg"],
  ["--color-accent", "--color-accent-soft"],
  ["--color-accent-strong", "--color-bg"],
  ["--color-accent-strong", "--color-surface-alt"],
  ["--color-accent-strong", "--color-accent-soft"],
  ["--color-brand", "--color-surface"],
  ["--color-brand", "--color-brand-soft"],
  ["--color-on-brand", "--color-brand"],
] as const;

const LIGHT_ONLY = [
  ["--color-success", "--color-bg"],
  ["--color-success", "--color-success-soft"],
  ["--color-error", "--color-bg"],
  ["--white", "--accent-600"],
  ["--white", "--accent-700"],
  ["--white", "--primary-800"],
  ["--white", "--primary-900"],
  ["--primary-900", "--accent-100"],
  ["--primary-900", "--primary-100"],
  ["--primary-900", "--success-50"],
  ["--primary-900", "--warn-50"],
  ["--primary-900", "--error-50"],
  ["--primary-800", "--primary-100"],
  ["--primary-100", "--primary-900"],
  ["--accent-700", "--primary-100"],
  ["--accent-700", "--warn-50"],
  ["--accent-700", "--error-50"],
  ["--accent-800", "--accent-100"],
  ["--grey-800", "--white"],
  ["--grey-600", "--grey-100"],
] as const;

const INTERFACE = ["--color-control", "--color-focus", "--color-accent", "--color-star"] as const;

describe.each(["light", "dark"] as const)("%s theme", (name) => {
  const tokens = themes[name];
  test.each(TEXT_ON_SURFACE)("%s is readable on %s", (text, surface) => {
    expect(ratio(tokens, text, surface, "--color-bg")).toBeGreaterThanOrEqual(4.5);
  });
  test.each(INTERFACE)("%s stands out from every surface", (part) => {
    for (const surface of ["--color-bg", "--color-surface", "--color-surface-alt"]) {
      expect(ratio(tokens, part, surface, "--color-bg")).toBeGreaterThanOrEqual(3);
    }
  });
});

test.each(LIGHT_ONLY)("%s is readable on %s", (text, surface) => {
  expect(ratio(themes.light, text, surface, "--color-bg")).toBeGreaterThanOrEqual(4.5);
});

describe("brand gradient", () => {
  const stops = [...(root.get("--gradient-brand") ?? "").matchAll(/var\((--[\w-]+)\)/g)];
  const colours = stops.map(([, token = ""]) => colour(root, token));

  test("goes from the primary colour to the accent", () => {
    expect(colours).toEqual(["#2b3857", "#6c3666", "#c5337b"]);
  });
  test.each([
    "--color-text",
    "--color-text-muted",
    "--color-heading",
    "--color-link",
    "--color-accent-strong",
    "--color-focus",
  ])("%s is readable on each of its stops", (text) => {
    for (const stop of colours) {
      expect(contrast(colour(themes.brand, text), stop)).toBeGreaterThanOrEqual(4.5);
    }
  });
  test("stars stand out from each of its stops", () => {
    for (const stop of colours) {
      expect(contrast(colour(themes.brand, "--color-star"), stop)).toBeGreaterThanOrEqual(3);
    }
  });
});

test("the header's white text is readable on every hero without a scrim", () => {
  const glow = mix(BRAND_COLOURS.accent, colour(root, "--primary-800"), 0.5);
  const heroColours = [
    ...SERVICES.map(({ color }) => color),
    ...CATEGORIES.map(({ colour }) => colour),
  ];
  const tints = heroColours.map((tint) => tintOf(tint).strong);
  expect(tints).toHaveLength(13);
  for (const ground of [glow, colour(root, "--primary-900"), ...tints]) {
    expect(contrast(colour(root, "--white"), ground)).toBeGreaterThanOrEqual(4.5);
  }
});

test("muted text is readable on the hero's brightest glow", () => {
  const [glow = ""] = /rgb\(var\([^)]+\)[^)]+\)/.exec(root.get("--gradient-hero") ?? "") ?? [];
  const brightest = colour(
    new Map([...root, ["glow", glow]]),
    "glow",
    colour(root, "--primary-800"),
  );
  expect(contrast(colour(themes.dark, "--color-text-muted"), brightest)).toBeGreaterThanOrEqual(
    4.5,
  );
  expect(contrast(colour(themes.dark, "--color-link"), brightest)).toBeGreaterThanOrEqual(4.5);
});

test("a drawing's text, which keeps its colour when colours are forced, has the text colour there", () => {
  const sheets = readdirSync("src", { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".css"))
    .map((file) => readFileSync(`src/${file}`, "utf8"));
  const lettered = (sheet: string, fill: RegExp) =>
    [...sheet.matchAll(/([^{}]+)\{([^{}]*)\}/g)]
      .filter(([, , body = ""]) => fill.test(body))
      .flatMap(([, selectors = ""]) => selectors.split(",").map((selector) => selector.trim()))
      .filter((selector) => /(?:^|\s)text$/.test(selector));
  const drawn = sheets.flatMap((sheet) => {
    const [usual = "", ...forced] = sheet.split("@media (forced-colors: active)");
    const safe = lettered(forced.join(""), /\bfill: CanvasText;/);
    return lettered(usual, /\bfill:/).map((selector) => [selector, safe.includes(selector)]);
  });
  expect(drawn.length).toBeGreaterThan(0);
  expect(drawn.filter(([, isSafe]) => !isSafe)).toEqual([]);
});
