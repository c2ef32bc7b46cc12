import { graphql, type PageProps } from "gatsby";
import { SenderIdKit } from "../../features/tools/sender-id-kit/sender-id-kit";
import { required } from "../../site/required";
import { ToolView } from "../../views/tool-view";

type Data = Queries.SenderIdPageQuery;

export default function SenderIdPage({ data }: PageProps<Data>) {
  return (
    <ToolView id="senderId" data={data}>
      <SenderIdKit prices={required(data.prices, "prices")} />
    </ToolView>
  );
}

export const query = graphql`
  query SenderIdPage {
    ...ToolsList
    prices { offers { ...PricingOffers } tiers { ...SmsTiers } }
  }
`;
