import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

/** Changes the files of a content folder like editors do: field by field, or all at once. */

export type Json =
  | null
  | string
  | number
  | boolean
  | readonly Json[]
  | { readonly [key: string]: Json };
/** Keys and indices that lead to a value. */
type Steps = readonly (string | number)[];

const SAMPLE = "sample";
const FOLDERS = readdirSync(SAMPLE, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !["images", "sections", "tools"].includes(entry.name))
  .map(({ name }) => name);
/** One file per id that the code knows. None can be added or renamed. */
export const CLOSED_FOLDERS = ["legal"];
/** Posts link to these records, so they can't be removed. */
const LINKED_FOLDERS = ["services", ...CLOSED_FOLDERS];

export const jsonOf = (root: string, file: string): Json =>
  JSON.parse(readFileSync(path.join(root, file), "utf8"));
export function writeJson(root: string, file: string, value: Json): void {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), `${JSON.stringify(value, null, 2)}\n`);
}

/** All JSON files of the content folder below `root`, relative to `root`. */
export const contentFiles = (root: string): readonly string[] =>
  readdirSync(path.join(root, "content"), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".json"))
    .map((file) => `content/${file}`)
    .sort();

/** Copies the sample to `root`, limited to `records` of each kind and `entries` per list. */
export function copySample(
  root: string,
  records = Number.POSITIVE_INFINITY,
  entries = records,
): void {
  cpSync(SAMPLE, path.join(root, "content"), { recursive: true });
  for (const folder of FOLDERS) {
    const names = readdirSync(path.join(root, "content", folder));
    if (LINKED_FOLDERS.includes(folder)) continue;
    for (const name of names.slice(records)) rmSync(path.join(root, "content", folder, name));
  }
  for (const file of contentFiles(root)) {
    if (!file.endsWith("blog-categories.json") && !isMenu(file))
      writeJson(root, file, cut(jsonOf(root, file), entries));
  }
}

/** Phone menus, whose fields refer to each other. */
export const isMenu = (file: string): boolean => file.startsWith("content/tools/");

function cut(value: Json, entries: number): Json {
  if (Array.isArray(value)) return value.slice(0, entries).map((item) => cut(item, entries));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, cut(item, entries)]));
}

interface Leaf {
  readonly steps: Steps;
  readonly value: Json;
  /** As reports show it: "pricing[2].name". */
  readonly field: string;
  /** The same for all entries of a list: "pricing.name". */
  readonly kind: string;
}

/** All strings, numbers, booleans, nulls and lists in a value. */
export function leavesOf(value: Json, steps: Steps = []): readonly Leaf[] {
  const leaf = { steps, value, field: fieldOf(steps), kind: kindOf(steps) };
  if (Array.isArray(value)) {
    return [leaf, ...value.flatMap((item, i) => leavesOf(item, [...steps, i]))];
  }
  if (typeof value !== "object" || value === null) return [leaf];
  return Object.entries(value).flatMap(([key, item]) => leavesOf(item, [...steps, key]));
}

const fieldOf = (steps: Steps): string =>
  steps
    .map((step) => (typeof step === "number" ? `[${step + 1}]` : `.${step}`))
    .join("")
    .slice(1);
const kindOf = (steps: Steps): string => steps.filter((step) => typeof step === "string").join(".");

/** Copies `value` with `other` at the end of `steps`. Undefined removes it. */
export function withValue(value: Json, [step, ...rest]: Steps, other: Json | undefined): Json {
  if (step === undefined) return other ?? null;
  const inner = (part: Json | undefined) =>
    rest.length > 0 ? withValue(part ?? null, rest, other) : other;
  if (Array.isArray(value)) {
    return value.flatMap((item, i) => {
      const changed = i === step ? inner(item) : item;
      return changed === undefined ? [] : [changed];
    });
  }
  const entries = Object.entries(value ?? {}).map(
    ([key, item]) => [key, key === step ? inner(item) : item] as const,
  );
  return Object.fromEntries(entries.filter(([, item]) => item !== undefined)) as Json;
}

/**
 * Alternative values an editor might enter, by the end of the field's kind. Other text gets an
 * extra word.
 */
const OTHERS: Readonly<Record<string, Json>> = {
  siteUrl: "https://www.other.test",
  smsPortalUrl: "https://portal.other.test",
  messagingApiUrl: "https://api.other.test/v2",
  phone: "+256 711 222 333",
  whatsAppNumber: "256711222333",
  email: "desk@other.test",
  countryCode: "UG",
  latitude: 0.3136,
  longitude: 32.5811,
  "social.linkedIn": "https://www.linkedin.com/company/other",
  "social.twitter": "https://twitter.com/other",
  "social.facebook": "https://www.facebook.com/other",
  "social.instagram": "https://www.instagram.com/other",
  "brand.logo": "brand/mark.svg",
  "brand.logoOnDark": "brand/mark-light.svg",
  "brand.mark": "brand/mark-light.svg",
  "brand.markOnDark": "brand/mark.svg",
  "brand.icon": "",
  "brand.cardGround": "",
  "colours.primary": "#123456",
  "colours.accent": "#7a2b12",
  "market.language": "en-UG",
  "market.timeZone": "Africa/Kampala",
  "currency.code": "UGX",
  "currency.symbol": "USh",
  "tax.name": "GST",
  color: "#123456",
  "categories.colour": "#123456",
  icon: "clock",
  image_path: "posts/short-codes.jpg",
  photo_path: "people/eric-habimana.png",
  image: "people/eric-habimana.png",
  thumbnail: "videos/every-class-informed.jpg",
  benefitsImage: "services/ivr.jpg",
  created_at: "2026-01-02T09:00:00+03:00",
  updated_at: "2026-01-03T09:00:00+03:00",
  updated: "2026-01-02",
  "pricing.price": "1,234,000",
  "pricing.currency": "",
  interval: "project",
  category: "payment",
  serviceId: "ivr",
  industry: "energy",
  duration: "9:59",
  permission: "2026-01-02",
  logo: "clients/rural-solar.png",
  "clients.link": "https://www.client.test",
  link: "https://videos.other.test/one",
  vat: "quoted",
  tiersVat: "exclusive",
  plansVat: "exclusive",
  "parts.id": "another-part",
  demo: "ivr",
  checked: "2026-11-03",
  "promotionalHours.from": "09:00",
  "promotionalHours.to": "17:00",
  to: "/tools?from=menu#top",
  date: "2026-11-03",
  publish_at: "2026-01-02T09:00:00+03:00",
  unpublish_at: "2099-02-02T09:00:00+03:00",
};
const OF_POSTS: Readonly<Record<string, Json>> = { category: "software" };

const endOf = (kind: string, table: Readonly<Record<string, Json>>): Json | undefined =>
  Object.entries(table).find(([end]) => kind === end || kind.endsWith(`.${end}`))?.[1];

/** Returns a different valid value for a field of this kind. */
export function otherValue(file: string, kind: string, value: Json): Json {
  const known =
    (file.startsWith("content/posts/") ? endOf(kind, OF_POSTS) : undefined) ?? endOf(kind, OTHERS);
  if (known !== undefined) return known;
  if (kind === "tiers.from" || kind === "tiers.unitCostCents") return value; // see `otherTiers`
  if (typeof value === "boolean") return !value;
  if (kind === "rating") return value === 5 ? 4 : 5;
  if (typeof value === "number") return value + 3;
  return typeof value === "string" ? withWord(kind, value, "otherwise") : value;
}

/** Parts of URLs, which can't contain spaces. */
const SEGMENTS = ["aliases", "moved_from"];
const withWord = (kind: string, text: string, word: string): string =>
  `${text}${SEGMENTS.includes(kind) ? "-" : " "}${word}`.trim();

const otherTiers = [
  { from: 1, unitCostCents: 80, isHighlighted: false },
  { from: 1_001, unitCostCents: 55, isHighlighted: true },
];

/**
 * Creates an extra entry: text with an extra word, a blog category with another name, otherwise a
 * copy.
 */
function again(kind: string, entry: Json): Json {
  if (typeof entry === "string") return withWord(kind, entry, "again");
  if (kind !== "categories" || typeof entry !== "object" || entry === null) return entry;
  return { ...entry, name: withWord(kind, titleOf(entry), "again") };
}

/** Copies a whole file with all fields changed, and all lists reversed with one more entry. */
export function otherFile(file: string, value: Json): Json {
  // Links in other files need what this would switch off.
  if (file === "content/site.json" || isMenu(file)) return value;
  const change = (part: Json, kind: string): Json => {
    if (kind === "tiers") return otherTiers;
    if (Array.isArray(part)) {
      const [first, ...items] = part.map((item) => change(item, kind)).reverse();
      if (first === undefined) return part;
      return [first, ...items, again(kind, first)];
    }
    if (typeof part === "object" && part !== null) {
      return Object.fromEntries(
        Object.entries(part).map(([key, item]) => [
          key,
          change(item, kind ? `${kind}.${key}` : key),
        ]),
      );
    }
    return otherValue(file, kind, part);
  };
  return change(value, "");
}

/**
 * The name that the desk gives a new record: its title in lower-case letters, digits and hyphens.
 */
export const nameFromTitle = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");

/** The field that names a record. */
export const titleOf = (record: Json): string => {
  const { title, client_name, author, name, label } = record as Readonly<Record<string, string>>;
  return title ?? client_name ?? author ?? name ?? label ?? "";
};

/**
 * Changes everything in the content folder below `root` at once: all fields and orders. In every
 * folder that allows it, also adds a record named after its title and removes one that nothing
 * links to.
 */
export function changeEverything(root: string): void {
  for (const file of contentFiles(root)) writeJson(root, file, otherFile(file, jsonOf(root, file)));
  for (const folder of FOLDERS.filter((name) => !CLOSED_FOLDERS.includes(name))) {
    const files = contentFiles(root).filter((file) => file.startsWith(`content/${folder}/`));
    const [first = "", ...others] = files;
    const record = jsonOf(root, first);
    writeJson(root, `content/${folder}/${nameFromTitle(titleOf(record))}.json`, record);
    const last = others.at(-1);
    if (last && !LINKED_FOLDERS.includes(folder)) rmSync(path.join(root, last));
  }
}
