import * as v from "valibot";
import type { ImageRef } from "./image";

/**
 * What the views of content types are made of. A view states the fields that pages may show: the GraphQL type
 * (src/gatsby/pages/graphql-types.ts) and the TypeScript type of its view model both come from it. It is a
 * function, so that a bundle that parses content, and shows none of it by a query, leaves it out.
 */
export type View = () => v.ObjectSchema<v.ObjectEntries, undefined>;

declare const isPicture: unique symbol;
interface Picture {
  readonly [isPicture]: true;
}

/** A picture: what content names, a file in the data layer, and what a query selects of that file. */
export const picture = /* @__PURE__ */ v.custom<Picture>(() => true);

/** A whole number that fits GraphQL's `Int`; `v.number()` is a `Float`. */
export const int = /* @__PURE__ */ v.pipe(v.number(), v.integer());

/** Names the GraphQL type of a group of fields, or the enumeration of a picklist. */
export const named = <S extends v.GenericSchema>(name: string, schema: S) =>
  v.pipe(schema, v.title(name));

/** The type that a view states, with each picture as `I`. */
export type ViewModel<V extends () => v.GenericSchema, I = ImageRef> = Shown<
  v.InferOutput<ReturnType<V>>,
  I
>;

type Shown<T, I> = T extends Picture
  ? I
  : T extends readonly (infer Item)[]
    ? readonly Shown<Item, I>[]
    : T extends object
      ? { readonly [Key in keyof T]: Shown<T[Key], I> }
      : T;
