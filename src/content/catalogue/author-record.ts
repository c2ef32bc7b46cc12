import * as v from "valibot";
import { LIST_ENTRIES_MAX } from "../../site/limits";
import { defineList } from "../model/define";
import { line, lineOrEmpty, paragraph } from "../model/fields";
import { withDefault } from "../model/repair";
import { slug } from "./record-fields";

const authorFields = {
  name: line,
  /** The author's role, as in "Product Manager"; for a guest, the company too. */
  role: withDefault(lineOrEmpty, ""),
  bio: withDefault(paragraph, ""),
};

/** A person who writes in the blog, from the team or as a guest. */
export interface Author extends v.InferOutput<v.ObjectSchema<typeof authorFields, undefined>> {
  /** The slug of the author's page. */
  readonly authorId: string;
}

/** `content/authors`: records that posts name as their author; an author without one has no page. */
export const authors = defineList({
  name: "Authors",
  endpoint: "authors",
  listKeys: [],
  maxItems: LIST_ENTRIES_MAX,
  key: ({ authorId }: Author) => authorId,
  schema: v.object({ id: slug, ...authorFields }),
  toViewModel: ({ id: authorId, ...author }): Author => ({ authorId, ...author }),
});
