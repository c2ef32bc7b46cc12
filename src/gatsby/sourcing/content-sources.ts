import type { ContentType } from "../../content/model/define";
import type { ContentIssue, ContentSourceReport } from "../../content/model/report";
import { type AllContent, CONTENT_TYPES, type ContentName } from "../../content/registry";
import type { FolderContent } from "./content-folder";

/** A raw document of the source plugin. */
export interface RawDocument {
  readonly status: "live" | "last-good" | "missing";
  readonly reason: string | null;
  /** Its JSON file; null when there is none. */
  readonly documentPath: string | null;
  /** The JSON file of an earlier copy that held more; null when there is none. */
  readonly previousDocumentPath: string | null;
}

export interface ContentSource<Name extends ContentName = ContentName> {
  readonly content: AllContent[Name];
  readonly report: ContentSourceReport;
  readonly issues: readonly ContentIssue[];
}

/**
 * Resolves which copy of a content source is shown: live where the API sent content, the last good copy
 * where it failed or sent something unreadable, else the content folder's `own`. `readDocument`
 * parses a JSON file; undefined when it cannot. Source: docs/product.md, "Content types".
 */
export function resolveContentSource<Name extends ContentName>(
  name: Name,
  raw: RawDocument | undefined,
  readDocument: (file: string) => unknown,
  own: FolderContent<AllContent[Name]>,
): ContentSource<Name> {
  const type = CONTENT_TYPES[name] as unknown as ContentType<AllContent[Name]>; // the type of that name
  const read = (file: string | null | undefined) => (file ? type.parse(readDocument(file)) : null);
  const source = (
    status: ContentSourceReport["status"],
    content: AllContent[Name],
    reason: string | null,
    issues: readonly ContentIssue[],
  ): ContentSource<Name> => {
    const { endpoint } = type;
    const report = { name: type.name, endpoint, status, reason, items: type.count(content) };
    return { content, report, issues };
  };

  const current = read(raw?.documentPath);
  if (current?.kind === "filled" && raw && raw.status !== "missing") {
    const { status, reason } = raw;
    return source(status, current.content, status === "live" ? null : reason, current.issues);
  }
  const unusable = current && current.kind !== "filled" ? current.reason : null;
  const reason = (raw?.status === "live" ? unusable : raw?.reason) ?? "it was never asked for";
  if (current?.kind !== "empty") {
    const previous = read(raw?.previousDocumentPath);
    if (previous?.kind === "filled") {
      return source("last-good", previous.content, reason, previous.issues);
    }
  }
  return source("default", own.content, reason, [...(current?.issues ?? []), ...own.issues]);
}
