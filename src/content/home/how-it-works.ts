import * as v from "valibot";
import { defineDocument } from "../model/define";
import { line, paragraph } from "../model/fields";
import { optionalWithDefault, withDefault } from "../model/repair";

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

/** One numbered step: `brief` is always in view, `detail` on request. */
export interface ProcessStep {
  readonly title: string;
  readonly brief: string;
  readonly detail: string;
}

export interface HowItWorksContent {
  readonly heading: string;
  readonly explanation: string;
  readonly steps: readonly ProcessStep[];
}

/** `GET /how-it-works`. Source: docs/product.md, "Content types". */
export const howItWorks = defineDocument({
  name: "How it works",
  endpoint: "/how-it-works",
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
  graphql: `
    type HowItWorksContent implements Node @dontInfer {
      heading: String! explanation: String! steps: [ProcessStep!]!
    }
    type ProcessStep { title: String! brief: String! detail: String! }
  `,
});
