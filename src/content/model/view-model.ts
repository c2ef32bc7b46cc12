import * as v from "valibot";
import type { ImageRef } from "./image";

/**
 * Returns the fields of a content type that pages may show. Its GraphQL type
 * (src/gatsby/pages/graphql-types.ts) and its TypeScript view model both come from this. It's a
 * function, so bundles that only parse content leave it out.
 */
export type View = () => v.ObjectSchema<v.ObjectEntries, undefined>;

declare const isPicture: unique symbol;
interface Picture {
  readonly [isPicture]: true;
}

/** `ImageRef` in content, a file in the data layer, and a selection of its fields in a query. */
export const picture = /* @__PURE__ */ v.custom<Picture>(() => true);

/** A whole number that fits GraphQL's `Int`. `v.number()` would be a `Float`. */
export const int = /* @__PURE__ */ v.pipe(v.number(), v.integer());

/** Names the GraphQL type of a group of fields, or the enum of a picklist. */
export const named = <S extends v.GenericSchema>(name: string, schema: S) =>
  v.pipe(schema, v.title(name));

/** The type of a view's result, with each picture as `I`. */
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
