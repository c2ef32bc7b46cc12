import { Section } from "../../../components/layout/section/section";
import { Steps } from "../../../components/text/steps/steps";
import type { Prices } from "../../../content/catalogue/types";

/** Shows the steps of onboarding. No steps: nothing. */
export function Onboarding({ steps }: { readonly steps: Prices["onboarding"] }) {
  if (steps.length === 0) return null;
  return (
    <Section
      tone="alt"
      width="narrow"
      heading={{
        title: "Onboarding Requirements",
        intro:
          "Three papers from you, two deliveries from us. Operators set their own review times; we confirm the current ones.",
      }}
    >
      <Steps
        items={steps.map(({ title, description }) => ({ title, content: <p>{description}</p> }))}
      />
    </Section>
  );
}
