import * as v from "valibot";
import { BRAND } from "../../site/company/brand";
import { ENDPOINTS } from "../../site/endpoints";
import { defineDocument } from "../model/define";
import { count, lineOrEmpty, paragraph } from "../model/fields";
import { optionalWithDefault, withDefault } from "../model/repair";
import { named, type ViewModel } from "../model/view-model";
import { plainLine } from "../text/plain-text";

const fields = {
  opening_paragraph: withDefault(paragraph, BRAND.description),
  mission: withDefault(
    paragraph,
    "To give every business a dependable way to reach its customers.",
  ),
  vision: withDefault(
    paragraph,
    "To be the partner that African businesses trust with their messages.",
  ),
  clients_served: withDefault(count, 500),
  countries: withDefault(count, 5),
  messages_delivered: withDefault(count, 1),
  team_members: withDefault(count, 45),
};

const SUFFIX_MAX_CHARS = 20;
const suffix = (usual: string) =>
  optionalWithDefault(
    v.pipe(v.string(), v.transform(plainLine), v.maxLength(SUFFIX_MAX_CHARS)),
    usual,
  );
const suffixes = v.object({
  clients_served: suffix("+"),
  countries: suffix(""),
  messages_delivered: suffix(""),
  team_members: suffix("+"),
});

const label = optionalWithDefault(lineOrEmpty, "");
const labels = v.object({
  clients_served: label,
  countries: label,
  messages_delivered: label,
  team_members: label,
});

const input = v.object({
  ...fields,
  /** Words below the figures. Empty ones are replaced with the defaults. */
  labels: optionalWithDefault(labels, v.parse(labels, {})),
  /** Text after a figure, such as "+". */
  suffixes: optionalWithDefault(suffixes, v.parse(suffixes, {})),
});

const figureTexts = () =>
  named(
    "FigureTexts",
    v.object({
      clientsServed: v.string(),
      countries: v.string(),
      messagesDelivered: v.string(),
      teamMembers: v.string(),
    }),
  );

export const aboutView = () =>
  v.object({
    openingParagraph: v.string(),
    mission: v.string(),
    vision: v.string(),
    clientsServed: v.number(), // may exceed 2,147,483,647, the maximum of GraphQL's `Int`
    countries: v.number(),
    messagesDelivered: v.number(),
    teamMembers: v.number(),
    suffixes: figureTexts(),
    labels: figureTexts(),
  });

export type AboutContent = ViewModel<typeof aboutView>;

/** `GET /about-us`. */
export const about = defineDocument({
  name: "About",
  endpoint: ENDPOINTS.about,
  schema: input,
  needs: Object.keys(fields),
  count: () => 1,
  toViewModel: (content): AboutContent => ({
    openingParagraph: content.opening_paragraph,
    mission: content.mission,
    vision: content.vision,
    clientsServed: content.clients_served,
    countries: content.countries,
    messagesDelivered: content.messages_delivered,
    teamMembers: content.team_members,
    suffixes: {
      clientsServed: content.suffixes.clients_served,
      countries: content.suffixes.countries,
      messagesDelivered: content.suffixes.messages_delivered,
      teamMembers: content.suffixes.team_members,
    },
    labels: {
      clientsServed: content.labels.clients_served || "Clients Served",
      countries: content.labels.countries || (content.countries === 1 ? "Country" : "Countries"),
      messagesDelivered:
        content.labels.messages_delivered ||
        (content.messages_delivered === 1 ? "Message Delivered" : "Messages Delivered"),
      teamMembers: content.labels.team_members || "Team Members",
    },
  }),
});
