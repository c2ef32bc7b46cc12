import { graphql, type PageProps } from "gatsby";
import { ButtonLink } from "../components/actions/button";
import { CallToAction } from "../components/actions/call-to-action";
import { FactsSection } from "../components/layout/facts-section";
import { BelowFold, PageFrame } from "../components/layout/page-frame";
import { hasPrices, vatRule } from "../content/catalogue/format-price";
import { priceCatalogs } from "../content/catalogue/price-catalogs";
import { PricingContact } from "../features/pricing/pricing-contact";
import {
  Brochures,
  Onboarding,
  PricingOffers,
  PricingPhilosophy,
  ServicePlans,
  WhyChoose,
} from "../features/pricing/pricing-sections";
import { SmsTiers } from "../features/pricing/sms-tiers";
import { QuotationBuilder } from "../features/tools/quotation/quotation-builder";
import { paymentFacts } from "../site/company/company-facts";
import { FEATURES } from "../site/feature-switches";
import { pageLevel } from "../site/page-names";
import { required } from "../site/required";
import { ROUTES } from "../site/routes";
import { socialCard } from "../site/seo/social-card";
import { webPage } from "../site/seo/structured-data";
import { headOf, PageHead } from "../views/page-head";

type Data = Queries.PricingPageQuery;

export default function PricingPage({ data }: PageProps<Data>) {
  const prices = required(data.prices, "prices");
  const services = data.services.nodes;
  const content = required(data.words, "page copy");
  const withPrices = hasPrices(prices, services);
  const rule = withPrices ? vatRule(prices.plansVat) : "";
  const description = `${content.description} ${rule}`.trim();
  const words = { ...content, description, subtitle: `${content.subtitle} ${rule}`.trim() };
  const { title: name, closingTitle, closingText } = words;
  return (
    <PageFrame>
      <PageHead
        {...headOf(words, socialCard("pages", "pricing"))}
        levels={[pageLevel("pricing")]}
        nodes={[
          webPage({ path: ROUTES.pricing, name, description }),
          ...priceCatalogs(prices, services),
        ]}
      >
        {prices.tiers.length > 0 && (
          <ButtonLink to="#bulk-sms" variant="on-dark">
            Bulk SMS prices
          </ButtonLink>
        )}
        <ButtonLink to="#brochures" variant="on-dark-ghost" icon="download">
          Brochures
        </ButtonLink>
      </PageHead>
      <PricingPhilosophy paragraphs={prices.philosophy} />
      <BelowFold>
        <PricingOffers {...prices} />
        <SmsTiers prices={prices} />
        <ServicePlans services={services} terms={prices} />
        {withPrices && FEATURES.tools && (
          <QuotationBuilder data={{ prices, services }} place="pricing" />
        )}
        <WhyChoose {...prices} />
        <Onboarding {...prices} />
        <FactsSection id="how-to-pay" title="How to Pay" facts={paymentFacts()} />
        <Brochures withPrices={withPrices} />
        <PricingContact words={data.form} />
        <CallToAction
          title={closingTitle}
          text={closingText}
          primary={{ label: "Get Started Today", to: ROUTES.contact }}
          secondary={{ label: "Explore Services", to: ROUTES.services }}
        />
      </BelowFold>
    </PageFrame>
  );
}

export const query = graphql`
  query PricingPage {
    words: pageCopy(page: { eq: "pricing" }) { ...PageCopy }
    form: pageCopy(page: { eq: "pricingForm" }) { ...SectionCopy }
    prices {
      philosophy
      offersNote
      offers { ...PricingOffers }
      tiers { ...SmsTiers }
      tierNote plansVat plansNote
      whyChooseTitle
      whyChoose { title description source icon }
      onboardingNote
      onboarding { title description }
    }
    services: allService(sort: { order: ASC }) {
      nodes {
        serviceId title notIncluded usesUssdCode
        pricing { ...PricingPlans }
      }
    }
  }
`;
