import * as v from "valibot";
import { BRAND } from "../../site/company/brand";
import { iconItems, iconItemsView, withIconKeys } from "../catalogue/record-fields";
import { defineDocument } from "../model/define";
import { line, paragraph } from "../model/fields";
import { optionalWithDefault, withDefault } from "../model/repair";
import type { ViewModel } from "../model/view-model";

const input = v.object({
  title: withDefault(line, `Why businesses choose ${BRAND.name}`),
  intro: withDefault(paragraph, ""),
  reasons: iconItems,
  audiences_heading: optionalWithDefault(line, "Who we work with"),
  audiences: iconItems,
});

export const whyUsView = () =>
  v.object({
    title: v.string(),
    intro: v.string(),
    reasons: iconItemsView(),
    audiencesHeading: v.string(),
    audiences: iconItemsView(),
  });

export type WhyUsContent = ViewModel<typeof whyUsView>;

/** `content/sections/why-us.json`. The section is left out if there are no reasons. */
export const whyUs = defineDocument({
  name: "Why us",
  endpoint: "sections/why-us.json",
  schema: input,
  needs: ["reasons"],
  count: ({ reasons }: WhyUsContent) => reasons.length,
  toViewModel: ({ audiences_heading, reasons, audiences, ...content }): WhyUsContent => ({
    ...content,
    reasons: withIconKeys(reasons),
    audiencesHeading: audiences_heading,
    audiences: withIconKeys(audiences),
  }),
});
