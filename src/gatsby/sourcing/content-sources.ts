import { bundledContent } from "../../content/bundled";
import type { ContentResult } from "../../content/model/define";
import type { ContentIssue, ContentSourceReport } from "../../content/model/report";
import { type AllContent, CONTENT_TYPES, type ContentName } from "../../content/registry";

/** One raw document of the source plugin, as far as content sources need it. */
export interface RawDocument {
  readonly status: "live" | "last-good" | "missing";
  readonly reason: string | null;
  /** The JSON file that holds it; null when there is none. */
  readonly documentPath: string | null;
  /** An earlier copy that held more; null when there is none. */
  readonly previousDocumentPath: string | null;
}

export interface ContentSource<Name extends ContentName = ContentName> {
  readonly content: AllContent[Name];
  readonly report: ContentSourceReport;
  readonly issues: readonly ContentIssue[];
}

/** Parses the JSON file at `path`; undefined when that cannot be done. */
export type ReadDocument = (path: string) => unknown;

/**
 * Resolves which copy of a content source is shown: live where the API answered with content, the last good copy where it
 * failed or answered with something unreadable, else the bundled default.
 * Source: docs/product.md, "Content types".
 */
export function resolveContentSource<Name extends ContentName>(
  name: Name,
  raw: RawDocument | undefined,
  readDocument: ReadDocument,
): ContentSource<Name> {
  const type = CONTENT_TYPES[name];
  const read = (path: string | null): ContentResult<unknown> | null =>
    path === null ? null : type.parse(readDocument(path));
  const current = read(raw?.documentPath ?? null);

  const source = (
    status: ContentSourceReport["status"],
    filled: unknown,
    reason: string | null,
    issues: readonly ContentIssue[],
  ): ContentSource<Name> => {
    const content = filled as AllContent[Name]; // parsed by this very type
    const count = type.count as (content: AllContent[Name]) => number; // of this very type
    const { name: title, endpoint } = type;
    return {
      content,
      report: { name: title, endpoint, status, reason, items: count(content) },
      issues,
    };
  };

  if (current?.kind === "filled" && raw?.status !== "missing") {
    const isLive = raw?.status === "live";
    return source(
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
      return source("last-good", previous.content, reason, previous.issues);
  }
  return source(
    "default",
    bundledContent(name),
    reason ?? "it was never asked for",
    current?.issues ?? [],
  );
}
