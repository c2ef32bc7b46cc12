import type { ImageRef } from "./image";

/**
 * Turns a GraphQL type into a view model: replaces each `File` by `I` and drops the fields of `Node`. The
 * types themselves are in src/gatsby/pages/create-schema.ts.
 */
export type ViewModel<T, I = ImageRef> = T extends Queries.File
  ? I
  : T extends readonly (infer Item)[]
    ? readonly ViewModel<Item, I>[]
    : T extends object
      ? { readonly [Key in Exclude<keyof T, NodeField<T>>]: ViewModel<T[Key], I> }
      : T;

type NodeField<T> = T extends Queries.Node ? keyof Queries.Node | "order" : never;
