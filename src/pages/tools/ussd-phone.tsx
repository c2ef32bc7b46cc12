import { graphql, type PageProps } from "gatsby";
import { UssdPhone } from "../../features/tools/ussd-phone/ussd-phone";
import { ToolView } from "../../views/tool-view";

export default function UssdPhonePage({ data }: PageProps<Queries.UssdPhonePageQuery>) {
  return (
    <ToolView id="ussdPhone" data={data}>
      {({ points }) => <UssdPhone points={points} />}
    </ToolView>
  );
}

export const query = graphql`
  query UssdPhonePage { ...ToolsList }
`;
