import * as v from "valibot";
import type { ImageRef } from "./image";

/**
 * Returns the schema of the fields that pages may show. A content type's GraphQL type
 * (src/gatsby/pages/graphql-types.ts) and TypeScript view model are both derived from it. It's a
 * function, so that bundles that only parse content can leave it out.
 */
export type View = () => v.ObjectSchema<v.ObjectEntries, undefined>;

declare const isPicture: unique symbol;
interface Picture {
  readonly [isPicture]: true;
}

/**
 * Placeholder for an image, which is an `ImageRef` in content, a file in the data layer, and a
 * selection of that file's fields in a query.
 */
export const picture = /* @__PURE__ */ v.custom<Picture>(() => true);

/** A whole number that fits GraphQL's `Int`. `v.number()` would be a `Float`. */
export const int = /* @__PURE__ */ v.pipe(v.number(), v.integer());

/** Sets the name of the GraphQL type of a group of fields, or of a picklist's enum. */
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
