import { ButtonLink } from "../../components/actions/button/button";
import { PageHero } from "../../components/layout/page-hero/page-hero";
import { Section } from "../../components/layout/section/section";
import { Picture } from "../../components/media/picture/picture";
import { Stars } from "../../components/text/stars/stars";
import { ActionExamples } from "./action-examples";
import { ContentExamples } from "./content-examples";
import { PICTURE } from "./example-picture";
import { FeedbackExamples } from "./feedback-examples";
import { FormExamples } from "./form-examples";
import { FoundationExamples } from "./foundation-examples";
import { NavigationExamples } from "./navigation-examples";

/** All components, in the order in which a page is built up. */
export function Styleguide() {
  return (
    <main>
      <PageHero
        title="Messages that reach. Systems that connect."
        subtitle="Every part of the site in every state: a page to look at while changing one of them."
        breadcrumb={[{ label: "Home", to: "/" }, { label: "Style guide" }]}
      >
        <Stars rating={5} />
      </PageHero>
      <PageHero
        title="Payment Solutions"
        subtitle="An inner page takes its subject's colour, here the green of payments, with a picture beside the words."
        icon="wallet"
        tint="#00C853"
        aside={<Picture picture={PICTURE} alt="" ratio="4:3" rounded />}
      >
        <ButtonLink to="/contact" variant="on-dark">
          Contact Us
        </ButtonLink>
        <ButtonLink to="/pricing" variant="on-dark-ghost">
          Pricing
        </ButtonLink>
      </PageHero>
      <FoundationExamples />
      <ActionExamples />
      <ContentExamples />
      <FormExamples />
      <NavigationExamples />
      <FeedbackExamples />
      <Section tone="default" heading={{ title: "The end", level: 2, align: "center" }}>
        <p>Headings of a section may be centred.</p>
      </Section>
    </main>
  );
}
