import { graphql, type PageProps } from "gatsby";
import { SmsPriceCalculator } from "../../features/tools/sms-price-calculator";
import { required } from "../../site/required";
import { ToolView } from "../../views/tool-view";

type Data = Queries.SmsPricePageQuery;

export default function SmsPricePage({ data }: PageProps<Data>) {
  return (
    <ToolView id="smsPrice" data={data}>
      <SmsPriceCalculator prices={required(data.prices, "prices")} />
    </ToolView>
  );
}

export const query = graphql`
  query SmsPricePage {
    ...ToolsList
    prices { tiers { ...SmsTiers } tierNote }
  }
`;
