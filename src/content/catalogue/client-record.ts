import * as v from "valibot";
import { LIST_ENTRIES_MAX } from "../../site/limits";
import { defineList } from "../model/define";
import { exactText, imagePath, line } from "../model/fields";
import { type ImageRef, imageRef } from "../model/image";
import { optionalWithDefault } from "../model/repair";
import { picture, type ViewModel } from "../model/view-model";
import { slug } from "./record-fields";

const clientFields = {
  /** Also the logo's alternative text. */
  name: line,
  /** The client's website. If empty, the logo isn't a link. */
  link: optionalWithDefault(
    exactText(/^(?:https:\/\/[^\s<>"']+)?$/, "must start with https://, or be empty"),
    "",
  ),
  /** The day the client allowed us to show the logo. If empty, the launch check reports it. */
  permission: optionalWithDefault(
    exactText(/^(?:\d{4}-\d{2}-\d{2})?$/, "must be a date such as 2026-11-02, or empty"),
    "",
  ),
};
export const clientView = () => v.object({ clientId: v.string(), ...clientFields, logo: picture });

/** A client whose logo appears under "Trusted By". */
export type Client<I = ImageRef> = ViewModel<typeof clientView, I>;

/** `content/clients`. A client without a logo is dropped and reported. */
export const clients = defineList({
  name: "Clients",
  endpoint: "clients",
  listKeys: [],
  maxItems: LIST_ENTRIES_MAX,
  key: ({ clientId }: Client) => clientId,
  schema: v.object({ id: slug, ...clientFields, logo: imagePath }),
  toViewModel: ({ id: clientId, logo, ...client }): Client => ({
    clientId,
    ...client,
    logo: imageRef(logo, "fallback/case-study.jpg"),
  }),
});
