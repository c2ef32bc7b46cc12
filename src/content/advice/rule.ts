/** A record as an editor wrote it, except that its Markdown is HTML. */
export interface AdvisedRecord {
  /** The record's key in `content/advice.json`, as in "posts/12". */
  readonly key: string;
  readonly section: string;
  /** The item's name in the report: its file, or its title at the API. */
  readonly item: string;
  readonly value: unknown;
}

/** The records and the facts about the site that advice rules read. */
export interface AdviceContext {
  readonly records: readonly AdvisedRecord[];
  /** Time of the build. */
  readonly now: Date;
  /** Whether a page of this site has that path. */
  readonly hasPage: (path: string) => boolean;
  /** Returns the path to which a former path leads; null where the path is no former one. */
  readonly movedTo: (path: string) => string | null;
  /** Origin of the site, whose absolute links are its own. */
  readonly siteUrl: string;
  /** Currency signs and codes as texts write them; `amounts` holds every amount of the prices. */
  readonly currencies: readonly string[];
  readonly amounts: ReadonlySet<number>;
  /** Returns the width of a picture in pixels by its path; null: unknown. */
  readonly widthOf: (path: string) => number | null;
  /** Bytes that every page fetches of each face that the company brings, by its field. */
  readonly faceBytes: Readonly<Record<string, number>>;
  /** Returns the greatest width in pixels at which a field's picture is shown, by section and field. */
  readonly shownWidthOf: (section: string, field: string) => number | null;
}

export interface Finding {
  readonly record: AdvisedRecord;
  readonly field: string;
  /** The end of a sentence that begins with the field's name. */
  readonly problem: string;
}
/** A rule of advice: what it finds in all records. */
export type Rule = (context: AdviceContext) => readonly Finding[];
