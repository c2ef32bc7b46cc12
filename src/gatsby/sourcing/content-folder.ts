import { existsSync, lstatSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { caseStudies, clientTestimonials, services, videos } from "../../content/catalogue/records";
import type {
  CaseStudy,
  PageTestimonial,
  Service,
  VideoTestimonial,
} from "../../content/catalogue/types";
import type { ContentType } from "../../content/model/define";
import { isRecord } from "../../content/model/repair";
import type { ContentIssue } from "../../content/model/report";
import { CONTENT_FILE_MAX_BYTES } from "../../site/limits";

/** What the content folder has beside the sections of the content API. */
export interface Catalogue {
  readonly services: readonly Service[];
  readonly clientTestimonials: readonly PageTestimonial[];
  readonly videos: readonly VideoTestimonial[];
  readonly caseStudies: readonly CaseStudy[];
  /** Fields that were repaired, and fields, records and files that were left out. */
  readonly issues: readonly ContentIssue[];
}

/**
 * Reads the collections below `root`, which has their folders in `content/`. A record is a JSON file; its
 * id is the file's name, its place the number in `order`. Throws when no service can be read at all.
 */
export function readCatalogue(root = "."): Catalogue {
  const issues: ContentIssue[] = [];
  const collection = <T>(type: ContentType<readonly T[]>): readonly T[] => {
    const files = readFiles(path.join(root, type.endpoint));
    const records = files.flatMap(({ name, read }) => {
      const file = `${type.endpoint}/${name}`;
      const problem = (field: string, text: string, shown: string) =>
        issues.push({
          section: type.name,
          item: `“${file}”`,
          field,
          problem: text,
          action: "dropped",
          shown,
        });
      const { record, error } = read();
      if (!record) {
        problem("the whole file", error ?? "", "it is left out");
        return [];
      }
      for (const field of unknownFields(type.schema, record)) {
        problem(field, "is not a field that the site knows", "it is left out");
      }
      return [{ ...record, id: path.parse(name).name, file }];
    });
    const result = type.parse(records.sort(byOrder));
    issues.push(...result.issues);
    return result.kind === "filled" ? result.content : [];
  };
  const catalogue = {
    services: collection(services),
    clientTestimonials: collection(clientTestimonials),
    videos: collection(videos),
    caseStudies: collection(caseStudies),
  };
  if (catalogue.services.length === 0)
    throw new Error(`${services.endpoint} has no service to show`);
  return { ...catalogue, issues };
}

type Json = Readonly<Record<string, unknown>>;

function readFiles(folder: string) {
  return (existsSync(folder) ? readdirSync(folder) : [])
    .filter((name) => !name.startsWith("."))
    .sort()
    .map((name) => ({ name, read: () => readRecord(path.join(folder, name)) }));
}

function readRecord(file: string): { readonly record?: Json; readonly error?: string } {
  const { size, isFile } = statOf(file);
  if (!isFile || !file.endsWith(".json")) return { error: "is not a JSON file" };
  if (size > CONTENT_FILE_MAX_BYTES) {
    return { error: `has more than ${CONTENT_FILE_MAX_BYTES / 1_000} KB` };
  }
  const text = readFileSync(file, "utf8");
  try {
    const record: unknown = JSON.parse(text);
    return isRecord(record) ? { record } : { error: "must be a group of fields" };
  } catch (error) {
    return { error: `is not valid JSON${lineOf(text, String(error))}` };
  }
}

/** Of the entry itself: a link is not followed out of the folder. */
function statOf(file: string) {
  const stat = lstatSync(file);
  return { size: stat.size, isFile: stat.isFile() };
}

/** ", line 3": V8 names the position of most mistakes. */
function lineOf(text: string, message: string): string {
  const position = /at position (\d+)/.exec(message)?.[1];
  return position ? `, line ${text.slice(0, Number(position)).split("\n").length}` : "";
}

const orderOf = ({ order }: Json): number => (typeof order === "number" ? order : Infinity);
const byOrder = (a: Json, b: Json): number => {
  const [first, second] = [orderOf(a), orderOf(b)];
  return first === second ? 0 : first - second;
};

/** Returns the paths of fields in `value` that `schema` does not have, as in "features[2].colour". */
function unknownFields(schema: unknown, value: unknown, parent = ""): readonly string[] {
  const strict = isRecord(schema) && "strict" in schema ? schema.strict : schema;
  if (!isRecord(strict)) return [];
  if (Array.isArray(value)) {
    return value.flatMap((item, index) =>
      unknownFields(strict.item, item, `${parent}[${index + 1}]`),
    );
  }
  const { entries } = strict;
  if (!isRecord(value) || !isRecord(entries)) return [];
  return Object.entries(value).flatMap(([key, field]) => {
    const name = parent ? `${parent}.${key}` : key;
    if (name === "order") return [];
    return Object.hasOwn(entries, key) ? unknownFields(entries[key], field, name) : [name];
  });
}
