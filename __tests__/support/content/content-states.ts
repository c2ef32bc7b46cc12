import { LAUNCH_FILE, launchSchema } from "../../../src/content/company/launch";
import { contentFiles, type Json, jsonOf, writeJson } from "./content-walk";

/**
 * Adds what the sample lacks to a content folder: records with a state, former ids, terms of plans,
 * sign-offs.
 */

type JsonObject = { readonly [key: string]: Json };

const PAST = "2026-01-05T08:00:00+03:00";
const SOON = "2098-01-05T08:00:00+03:00";
const LATER = "2099-01-05T08:00:00+03:00";
const TERMS = {
  credits: 500,
  counted: "One session is one dial of the code.",
  beyond: "What is more is quoted first.",
  term: "Twelve months",
  notice: "One month",
  billing: "By invoice at the end of the month",
  unused: "They stay for a year.",
};

const withTerms = (service: JsonObject): Json => {
  const plans = service.pricing as readonly JsonObject[]; // a service of the sample
  return plans.map((plan, i) => (i === 0 ? { ...plan, ...TERMS } : plan));
};

/** Folder, name, and fields that are added to a copy of the folder's first record. */
const ADDED: readonly (readonly [string, string, (first: JsonObject) => JsonObject])[] = [
  ["posts", "kept-back", () => ({ draft: true, moved_from: ["sketch"] })],
  ["posts", "appears", () => ({ draft: false, publish_at: SOON, unpublish_at: LATER })],
  ["posts", "goes", () => ({ publish_at: PAST, unpublish_at: LATER, moved_from: ["came", "saw"] })],
  ["case-studies", "moved", () => ({ draft: false, publish_at: SOON, moved_from: ["study-one"] })],
  ["team", "joins", () => ({ draft: true, publish_at: SOON, unpublish_at: LATER })],
  [
    "services",
    "with-terms",
    (first) => ({ publish_at: PAST, moved_from: ["service-one"], pricing: withTerms(first) }),
  ],
];

/** An added file, and which of its fields no sample record has. */
interface AddedFile {
  readonly file: string;
  readonly hasField: (kind: string) => boolean;
}

const kindsOf = (field: string): readonly string[] =>
  field === "pricing" ? Object.keys(TERMS).map((term) => `pricing.${term}`) : [field];

const RECORDS = ADDED.map(([folder, name, fieldsOf]): AddedFile => {
  const kinds = Object.keys(fieldsOf({ pricing: [] })).flatMap(kindsOf);
  return { file: `content/${folder}/${name}.json`, hasField: (kind) => kinds.includes(kind) };
});
/** The owner's sign-offs, of which the sample has none. */
const SIGNED_OFF: AddedFile = { file: `content/${LAUNCH_FILE}`, hasField: () => true };
const SIGNATURE = { name: "Akinyi Were", date: "2026-11-02" };

export const ADDED_FILES: readonly AddedFile[] = [...RECORDS, SIGNED_OFF];

export function addStates(root: string): void {
  for (const [folder, name, fieldsOf] of ADDED) {
    const [source = ""] = contentFiles(root).filter((one) => one.startsWith(`content/${folder}/`));
    const first = jsonOf(root, source) as JsonObject; // a record
    writeJson(root, `content/${folder}/${name}.json`, { ...first, ...fieldsOf(first) });
  }
  const questions = Object.keys(launchSchema.entries).map((question) => [question, SIGNATURE]);
  writeJson(root, `content/${LAUNCH_FILE}`, Object.fromEntries(questions));
}
