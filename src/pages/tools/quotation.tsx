import { graphql, type PageProps } from "gatsby";
import { QuotationBuilder } from "../../features/tools/quotation/quotation-builder";
import { required } from "../../site/required";
import { ToolView } from "../../views/tool-view";

type Data = Queries.QuotationPageQuery;

export default function QuotationPage({ data }: PageProps<Data>) {
  const prices = required(data.prices, "prices");
  return (
    <ToolView id="quotation" data={data}>
      <QuotationBuilder data={{ prices, services: data.services.nodes }} place="page" />
    </ToolView>
  );
}

export const query = graphql`
  query QuotationPage {
    ...ToolsList
    prices {
      offers { ...PricingOffers }
      tiers { ...SmsTiers }
      plansVat
    }
    services: allService(sort: { order: ASC }) {
      nodes { title notIncluded usesUssdCode pricing { name price currency interval } }
    }
  }
`;
