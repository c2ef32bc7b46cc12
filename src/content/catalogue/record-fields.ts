import * as v from "valibot";
import { ICON_KEYS, ICON_NAMES, type IconName, iconKey } from "../../site/icons";
import { exactText, id, imagePath, line, lineOrEmpty, paragraph } from "../model/fields";
import { optionalWithDefault, withDefault } from "../model/repair";
import { named } from "../model/view-model";

/** Fields and lists that several record types share. Each record is a JSON file. */

export const oneOf = <T extends string>(values: readonly T[]) =>
  v.picklist(values, `must be one of: ${values.join(", ")}`);

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const SLUG_PROBLEM =
  "must be lower-case letters and digits, with single hyphens between them, such as bulk-sms";
/** An id that is also a page's slug. */
export const slug = v.pipe(id, v.regex(SLUG, SLUG_PROBLEM));
/** A slug that must be text, never a number. */
export const slugText = exactText(SLUG, SLUG_PROBLEM);
export const image = optionalWithDefault(imagePath, "");
/** Alternative text of an image, or "decorative" if it doesn't convey anything. */
export const imageAlt = optionalWithDefault(line, "");
/** For search engines. If empty, the page's own title and description are used. */
export const searchFields = {
  metaTitle: optionalWithDefault(line, ""),
  metaDescription: optionalWithDefault(line, ""),
};
export const icon = withDefault(
  v.picklist(ICON_NAMES, "must be the name of an icon in src/site/icons.ts, such as truck or home"),
  "badge-check",
);
export const iconView = () => named("IconName", v.picklist(ICON_KEYS));
export const withIconKey = <T extends { readonly icon: IconName }>(item: T) => ({
  ...item,
  icon: iconKey(item.icon),
});

export const itemFields = { title: line, description: paragraph };
export const textItems = optionalWithDefault(v.array(named("TextItem", v.object(itemFields))), []);
export const iconItems = optionalWithDefault(v.array(v.object({ ...itemFields, icon })), []);
export const iconItemsView = () =>
  v.array(named("IconItem", v.object({ ...itemFields, icon: iconView() })));
export const withIconKeys = <T extends { readonly icon: IconName }>(items: readonly T[]) =>
  items.map(withIconKey);

/** A fact about a service or plan. Not shown if empty. */
export const term = optionalWithDefault(lineOrEmpty, "");

/** An item that may make a claim, and the claim's source. */
export const claimFields = { ...itemFields, source: term };
export const reasons = optionalWithDefault(v.array(v.object({ ...claimFields, icon })), []);
export const reasonsView = () =>
  v.array(named("Reason", v.object({ ...claimFields, icon: iconView() })));
