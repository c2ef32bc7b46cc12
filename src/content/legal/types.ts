/** One heading of a legal text; `id` is its anchor. Paragraphs come before points. */
export interface LegalPart {
  readonly id: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly points?: readonly string[];
}

export interface LegalDocument {
  readonly title: string;
  readonly description: string;
  /** "November 20, 2026". */
  readonly updated: string;
  /** True until the company's legal adviser has agreed to the text; `npm run launch-check` says so. */
  readonly underReview: boolean;
  readonly parts: readonly LegalPart[];
}
