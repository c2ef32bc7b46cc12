import * as v from "valibot";
import { LIST_ENTRIES_MAX } from "../../site/limits";
import { defineList } from "../model/define";
import { line, lineOrEmpty, paragraph } from "../model/fields";
import { withDefault } from "../model/repair";
import { slug } from "./record-fields";

const authorFields = {
  name: line,
  /** Such as "Product Manager", or of a guest the company too. */
  role: withDefault(lineOrEmpty, ""),
  bio: withDefault(paragraph, ""),
};

/** Somebody who writes in the blog, of the team or a guest. */
export interface Author extends v.InferOutput<v.ObjectSchema<typeof authorFields, undefined>> {
  /** The last segment of the author's page. */
  readonly authorId: string;
}

/** `content/authors`. A post has the name of its author; who has no record has no page. */
export const authors = defineList({
  name: "Authors",
  endpoint: "content/authors",
  listKeys: [],
  maxItems: LIST_ENTRIES_MAX,
  key: ({ authorId }: Author) => authorId,
  schema: v.object({ id: slug, ...authorFields }),
  toViewModel: ({ id: authorId, ...author }): Author => ({ authorId, ...author }),
});
