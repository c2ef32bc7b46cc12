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
export interface Records {
  readonly services: readonly Service[];
  readonly clientTestimonials: readonly PageTestimonial[];
  readonly videos: readonly VideoTestimonial[];
  readonly caseStudies: readonly CaseStudy[];
}

/** The records, with what was repaired or left out of them. */
export interface Catalogue extends Records {
  readonly issues: readonly ContentIssue[];
}

/**
 * Reads the collections below `root`, which has their folders in `content/`. A record is a JSON file; its
 * id is the file's name, its place the number in `order`. Throws when no service can be read at all.
 */
export function readCatalogue(root = "."): Catalogue {
  const issues: ContentIssue[] = [];
  const collection = <T>(type: ContentType<readonly T[]>): readonly T[] => {
    const folder = path.join(root, type.endpoint);
    const names = existsSync(folder) ? readdirSync(folder).sort() : [];
    const records = names.flatMap((name) => {
      if (name.startsWith(".")) return [];
      const file = `${type.endpoint}/${name}`;
      const leaveOut = (field: string, problem: string) =>
        issues.push({
          section: type.name,
          item: `“${file}”`,
          field,
          problem,
          action: "dropped",
          shown: "it is left out",
        });
      const record = readRecord(path.join(folder, name));
      if (typeof record === "string") {
        leaveOut("the whole file", record);
        return [];
      }
      for (const field of unknownFields(type.schema, record)) {
        leaveOut(field, "is not a field that the site knows");
      }
      return [{ ...record, id: path.parse(name).name, file }];
    });
    const result = type.parse(records.sort((a, b) => placeOf(a) - placeOf(b)));
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

/** A record without a number comes last. */
const placeOf = ({ order }: Json): number =>
  typeof order === "number" ? order : Number.MAX_SAFE_INTEGER;

/** Returns the record in a file, or what is wrong with the file. A link is not followed out of the folder. */
function readRecord(file: string): Json | string {
  const stat = lstatSync(file);
  if (!stat.isFile() || !file.endsWith(".json")) return "is not a JSON file";
  if (stat.size > CONTENT_FILE_MAX_BYTES) {
    return `has more than ${CONTENT_FILE_MAX_BYTES / 1_000} KB`;
  }
  const text = readFileSync(file, "utf8");
  try {
    const record: unknown = JSON.parse(text);
    return isRecord(record) ? record : "must be a group of fields";
  } catch (error) {
    return `is not valid JSON${lineOf(text, String(error))}`;
  }
}

/** ", line 3": V8 names the position of most mistakes. */
function lineOf(text: string, message: string): string {
  const position = /at position (\d+)/.exec(message)?.[1];
  return position ? `, line ${text.slice(0, Number(position)).split("\n").length}` : "";
}

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
    return Object.hasOwn(entries, key) ? unknownFields(entries[key], field, name) : [name];
  });
}
