import { graphql, type PageProps } from "gatsby";
import { IvrPhone } from "../../features/tools/ivr-phone/ivr-phone";
import { ToolView } from "../../views/tool-view";

export default function IvrPhonePage({ data }: PageProps<Queries.IvrPhonePageQuery>) {
  return (
    <ToolView id="ivrPhone" data={data}>
      {({ points }) => <IvrPhone points={points} />}
    </ToolView>
  );
}

export const query = graphql`
  query IvrPhonePage { ...ToolsList }
`;
