import { graphql, type PageProps } from "gatsby";
import { ButtonLink } from "../components/actions/button/button";
import { CallToAction } from "../components/actions/call-to-action/call-to-action";
import { FactsSection } from "../components/layout/facts-section/facts-section";
import { BelowFold, PageFrame } from "../components/layout/page-frame/page-frame";
import { priceCatalogs } from "../content/catalogue/price-catalogs";
import { vatRule } from "../content/catalogue/price-words";
import { PricingContact } from "../features/pricing/pricing-contact/pricing-contact";
import {
  Brochures,
  Onboarding,
  PricingOffers,
  PricingPhilosophy,
  ServicePlans,
  WhyBulkSms,
} from "../features/pricing/pricing-sections/pricing-sections";
import { SmsTiers } from "../features/pricing/sms-tiers/sms-tiers";
import { QuotationBuilder } from "../features/tools/quotation/quotation-builder";
import { BRAND, MARKET } from "../site/company/brand";
import { paymentFacts } from "../site/company/company-facts";
import { required } from "../site/required";
import { ROUTES } from "../site/routes";
import { socialCard } from "../site/seo/social-cards";
import { webPage } from "../site/seo/structured-data";
import { PageHead } from "../views/page-head";

type Data = Queries.PricingPageQuery;

const TITLE = "Transparent & Flexible Pricing";

/** Every price, the brochures and the pricing form. */
export default function PricingPage({ data }: PageProps<Data>) {
  const prices = required(data.prices, "prices");
  const services = data.services.nodes;
  const description = `Sender IDs, short codes, bulk SMS and plans for every service, in ${MARKET.currency.name}. ${vatRule(prices.plansVat)}`;
  return (
    <PageFrame>
      <PageHead
        seo={{
          title: "Pricing: Bulk SMS, Sender IDs, Short Codes",
          description,
          keywords: [
            `bulk SMS prices ${BRAND.address.country}`,
            "sender ID cost",
            "short code cost",
          ],
          image: socialCard("pages", "pricing"),
        }}
        levels={[{ name: "Pricing", path: ROUTES.pricing }]}
        nodes={[
          webPage({ path: ROUTES.pricing, name: TITLE, description }),
          ...priceCatalogs(prices, services),
        ]}
        title={TITLE}
        subtitle={description}
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
        <PricingOffers offers={prices.offers} />
        <SmsTiers prices={prices} />
        <ServicePlans services={services} terms={prices} />
        <QuotationBuilder data={{ prices, services }} place="pricing" />
        <WhyBulkSms points={prices.whyChoose} />
        <Onboarding steps={prices.onboarding} />
        <FactsSection id="how-to-pay" title="How to Pay" facts={paymentFacts()} />
        <Brochures />
        <PricingContact />
        <CallToAction
          title="Ready to put a price on your plan?"
          text="Tell us your volumes and your networks, and we send one clear quote."
          primary={{ label: "Get Started Today", to: ROUTES.contact }}
          secondary={{ label: "Explore Services", to: ROUTES.services }}
        />
      </BelowFold>
    </PageFrame>
  );
}

export const query = graphql`
  query PricingPage {
    prices {
      philosophy
      offers { ...PricingOffers }
      tiers { ...SmsTiers }
      tierNote plansVat plansNote
      whyChoose { title description source icon }
      onboarding { title description }
    }
    services: allService(sort: { order: ASC }) {
      nodes {
        serviceId title notIncluded
        pricing { ...PricingPlans }
      }
    }
  }
`;
