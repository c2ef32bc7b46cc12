import type { ImageRef } from "./image";

/**
 * A GraphQL type as a view model: `I` in place of each image file, without the fields that make it a
 * node. The types themselves are in src/gatsby/pages/create-schema.ts.
 */
export type ViewModel<T, I = ImageRef> = T extends Queries.File
  ? I
  : T extends readonly (infer Item)[]
    ? readonly ViewModel<Item, I>[]
    : T extends object
      ? { readonly [Key in Exclude<keyof T, NodeField<T>>]: ViewModel<T[Key], I> }
      : T;

type NodeField<T> = T extends Queries.Node ? keyof Queries.Node | "order" : never;
