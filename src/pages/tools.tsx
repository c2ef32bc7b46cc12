import { graphql, type PageProps } from "gatsby";
import { CallToAction } from "../components/actions/call-to-action";
import { PageFrame } from "../components/layout/page-frame";
import { toolsOf } from "../content/tools/tool-catalogue";
import { ToolsList } from "../features/tools/tools-list";
import { FEATURES } from "../site/feature-switches";
import { pageLevel } from "../site/page-names";
import { required } from "../site/required";
import { ROUTES } from "../site/routes";
import { socialCard } from "../site/seo/social-card";
import { collectionPage } from "../site/seo/structured-data";
import { headOf, PageHead } from "../views/page-head";

type Data = Queries.ToolsPageQuery;

export default function ToolsPage({ data }: PageProps<Data>) {
  const words = required(data.words, "page copy");
  const tools = toolsOf(data.tools.nodes);
  const { title: name, description, closingTitle, closingText } = words;
  return (
    <PageFrame>
      <PageHead
        {...headOf(words, socialCard("pages", "tools"))}
        levels={[pageLevel("tools")]}
        nodes={[
          collectionPage({
            path: ROUTES.tools,
            name,
            description,
            items: tools.map(({ searchTitle, route }) => ({ name: searchTitle, path: route })),
          }),
        ]}
      />
      <ToolsList
        title="Start where you like"
        intro="What you enter in one tool carries over to the next, and into your enquiry."
        tools={tools}
      />
      <CallToAction
        title={closingTitle}
        text={closingText}
        primary={{ label: "Get in Touch", to: ROUTES.contact }}
        secondary={FEATURES.pricing ? { label: "See Prices", to: ROUTES.pricing } : undefined}
      />
    </PageFrame>
  );
}

export const query = graphql`
  query ToolsPage {
    words: pageCopy(page: { eq: "tools" }) { ...PageCopy }
    ...ToolsList
  }
`;
