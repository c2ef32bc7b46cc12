import { bundledContent } from "../../content/bundled";
import type { Reading } from "../../content/model/define";
import type { ContentIssue, SectionReport } from "../../content/model/report";
import { type AllContent, CONTENT_TYPES, type ContentName } from "../../content/registry";

/** One raw document of the source plugin, as far as sections need it. */
export interface RawDocument {
  readonly status: "live" | "last-good" | "missing";
  readonly reason: string | null;
  /** The JSON file that holds it; null when there is none. */
  readonly documentPath: string | null;
  /** An earlier copy that held more; null when there is none. */
  readonly previousDocumentPath: string | null;
}

export interface Section<Name extends ContentName = ContentName> {
  readonly content: AllContent[Name];
  readonly report: SectionReport;
  readonly issues: readonly ContentIssue[];
}

/** Parses the JSON file at `path`; undefined when that cannot be done. */
export type ReadDocument = (path: string) => unknown;

/**
 * What a section shows: live where the API answered with content, the last good copy where it
 * failed or answered with something unreadable, else the bundled default.
 * Source: docs/product.md, "Content types".
 */
export function resolveSection<Name extends ContentName>(
  name: Name,
  raw: RawDocument | undefined,
  readDocument: ReadDocument,
): Section<Name> {
  const type = CONTENT_TYPES[name];
  const read = (path: string | null): Reading<unknown> | null =>
    path === null ? null : type.read(readDocument(path));
  const current = read(raw?.documentPath ?? null);

  const section = (
    status: SectionReport["status"],
    content: unknown,
    reason: string | null,
    issues: readonly ContentIssue[],
  ): Section<Name> => {
    const shown = content as AllContent[Name]; // read by this very type
    const count = type.count as (content: AllContent[Name]) => number; // of this very type
    const report = {
      name: type.name,
      endpoint: type.endpoint,
      status,
      reason,
      items: count(shown),
    };
    return { content: shown, report, issues };
  };

  if (current?.kind === "filled" && raw?.status !== "missing") {
    const isLive = raw?.status === "live";
    return section(
      isLive ? "live" : "last-good",
      current.content,
      isLive ? null : (raw?.reason ?? null),
      current.issues,
    );
  }
  const unusable = current && current.kind !== "filled" ? current.reason : null;
  const reason = (raw?.status === "live" ? unusable : raw?.reason) ?? "it was never asked for";
  if (current?.kind !== "empty") {
    const previous = read(raw?.previousDocumentPath ?? null);
    if (previous?.kind === "filled")
      return section("last-good", previous.content, reason, previous.issues);
  }
  return section(
    "default",
    bundledContent(name),
    reason ?? "it was never asked for",
    current?.issues ?? [],
  );
}
