import * as v from "valibot";
import { LIST_ENTRIES_MAX } from "../../site/limits";
import { defineList } from "../model/define";
import { line, lineOrEmpty, paragraph } from "../model/fields";
import { withDefault } from "../model/repair";
import { slug } from "./record-fields";

const authorFields = {
  name: line,
  /** As in "Product Manager". A guest's role includes their company. */
  role: withDefault(lineOrEmpty, ""),
  bio: withDefault(paragraph, ""),
};

export interface Author extends v.InferOutput<v.ObjectSchema<typeof authorFields, undefined>> {
  readonly authorId: string;
}

/**
 * `content/authors`. Posts refer to their author by name. Authors without a record have no page.
 */
export const authors = defineList({
  name: "Authors",
  endpoint: "authors",
  listKeys: [],
  maxItems: LIST_ENTRIES_MAX,
  key: ({ authorId }: Author) => authorId,
  schema: v.object({ id: slug, ...authorFields }),
  toViewModel: ({ id: authorId, ...author }): Author => ({ authorId, ...author }),
});
