import * as v from "valibot";

/** What `npm audit --json` says, as far as it is needed; a registry that refuses sends `error`. */
const auditReport = v.object({
  message: v.optional(v.string(), ""),
  error: v.optional(v.object({ summary: v.optional(v.string(), "") })),
  vulnerabilities: v.optional(
    v.record(
      v.string(),
      v.object({
        nodes: v.optional(v.array(v.string()), []),
        effects: v.optional(v.array(v.string()), []),
        via: v.array(
          v.union([
            v.string(), // another package, which has the advisory itself
            v.object({ title: v.string(), url: v.string(), severity: v.string() }),
          ]),
        ),
      }),
    ),
  ),
});

/** One published advisory about a package that is installed for production. */
export interface Advisory {
  /** As its address ends: "GHSA-…". */
  readonly id: string;
  readonly url: string;
  readonly title: string;
  readonly severity: string;
  readonly packageName: string;
  /** Packages that ask for it; empty: this project itself. */
  readonly askedForBy: readonly string[];
}

/** The advisories that a report names, each once. Throws in words where the registry gave none. */
export function advisories(report: unknown): Advisory[] {
  const parsed = v.safeParse(auditReport, report);
  if (!parsed.success) throw new Error("This is no answer of `npm audit --json`.");
  const { error, message, vulnerabilities } = parsed.output;
  if (error || !vulnerabilities) {
    throw new Error(`The registry told nothing: ${error?.summary || message || "no reason"}.`);
  }
  const found = Object.entries(vulnerabilities).flatMap(([packageName, { via, effects }]) =>
    via.flatMap((cause) => {
      if (typeof cause === "string") return [];
      const id = cause.url.slice(cause.url.lastIndexOf("/") + 1);
      return [{ ...cause, id, packageName, askedForBy: effects }];
    }),
  );
  return [...new Map(found.map((advisory) => [advisory.id, advisory])).values()];
}

/** Those that `document` does not explain in a line of its table. */
export const unexplained = (found: readonly Advisory[], document: string): Advisory[] => {
  const lines = document.split("\n").filter((line) => line.startsWith("|"));
  return found.filter(({ id }) => !lines.some((line) => line.includes(id)));
};

const cell = (text: string): string => text.replace(/[|\n]/g, " ");

/** A line for the table of docs/security.md, to be completed by a person. */
export const tableLine = ({
  id,
  url,
  title,
  severity,
  packageName,
  askedForBy,
}: Advisory): string =>
  `| [${id}](${url}) ${cell(title)} (${severity}) | ${packageName}, ${askedForBy.join(", ") || "this project"} | | |`;
