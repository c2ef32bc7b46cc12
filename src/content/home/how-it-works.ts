import * as v from "valibot";
import { ENDPOINTS } from "../../site/api/endpoints";
import { defineDocument } from "../model/define";
import { line, paragraph } from "../model/fields";
import { optionalWithDefault, withDefault } from "../model/repair";
import type { ViewModel } from "../model/view-model";

const input = v.object({
  heading: withDefault(line, "How It Works"),
  explanation: optionalWithDefault(paragraph, ""),
  steps: v.array(
    v.object({
      title: line,
      brief_paragraph: withDefault(paragraph, ""),
      detailed_paragraph: withDefault(paragraph, ""),
    }),
  ),
});

export type HowItWorksContent = ViewModel<Queries.HowItWorksContent>;

/** `GET /how-it-works`. Source: docs/product.md, "Content types". */
export const howItWorks = defineDocument({
  name: "How it works",
  endpoint: ENDPOINTS.howItWorks,
  schema: input,
  needs: ["steps"],
  count: (content: HowItWorksContent) => content.steps.length,
  toViewModel: ({ heading, explanation, steps }): HowItWorksContent => ({
    heading,
    explanation,
    steps: steps.map(({ title, brief_paragraph, detailed_paragraph }) => ({
      title,
      brief: brief_paragraph,
      detail: detailed_paragraph,
    })),
  }),
});
