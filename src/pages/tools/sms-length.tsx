import { graphql, type PageProps } from "gatsby";
import { SmsLengthCounter } from "../../features/tools/sms-length-counter/sms-length-counter";
import { required } from "../../site/required";
import { ToolView } from "../../views/tool-view";

type Data = Queries.SmsLengthPageQuery;

export default function SmsLengthPage({ data }: PageProps<Data>) {
  return (
    <ToolView id="smsLength" data={data}>
      <SmsLengthCounter prices={required(data.prices, "prices")} />
    </ToolView>
  );
}

export const query = graphql`
  query SmsLengthPage {
    ...ToolsList
    prices { tiers { ...SmsTiers } }
  }
`;
