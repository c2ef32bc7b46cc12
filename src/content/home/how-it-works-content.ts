import * as v from "valibot";
import { ENDPOINTS } from "../../site/endpoints";
import { defineDocument } from "../model/define";
import { line, paragraph } from "../model/fields";
import { optionalWithDefault, withDefault } from "../model/repair";
import { named, type ViewModel } from "../model/view-model";

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

export const howItWorksView = () =>
  v.object({
    heading: v.string(),
    explanation: v.string(),
    steps: v.array(
      named(
        "ProcessStep",
        v.object({
          title: v.string(),
          /** Always visible. */
          brief: v.string(),
          /** Shown on request. */
          detail: v.string(),
        }),
      ),
    ),
  });

export type HowItWorksContent = ViewModel<typeof howItWorksView>;

/** `GET /how-it-works`. */
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
