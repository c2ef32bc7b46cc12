import { graphql, type PageProps } from "gatsby";
import { CallToAction } from "../components/actions/call-to-action/call-to-action";
import { PageFrame } from "../components/layout/page-frame/page-frame";
import { PageHero } from "../components/layout/page-hero/page-hero";
import { Seo } from "../components/seo/seo";
import { toViewModels } from "../content/catalogue/view-models";
import { CaseStudyCards } from "../features/case-studies/case-study-cards/case-study-cards";
import { caseStudyRoute, ROUTES } from "../site/routes";
import { socialCard } from "../site/social-cards";
import { breadcrumbs, collectionPage, pageGraph } from "../site/structured-data";

type Data = Queries.CaseStudiesPageQuery;

const TITLE = "Case Studies";
const DESCRIPTION =
  "What clients needed, what we built with them and what we learned: USSD, bulk SMS, contact centres and payments at work in Kenya.";

/** All case studies. */
export default function CaseStudiesPage({ data }: PageProps<Data>) {
  const studies = toViewModels(data.caseStudies.nodes);
  return (
    <PageFrame>
      <Seo
        title={TITLE}
        description={DESCRIPTION}
        keywords={["case studies"]}
        path={ROUTES.caseStudies}
        image={socialCard("pages", "case-studies")}
        graph={pageGraph(
          collectionPage({
            path: ROUTES.caseStudies,
            name: TITLE,
            description: DESCRIPTION,
            items: studies.map(({ title, slug }) => ({ name: title, path: caseStudyRoute(slug) })),
          }),
          breadcrumbs([
            { name: "Home", path: ROUTES.home },
            { name: TITLE, path: ROUTES.caseStudies },
          ]),
        )}
      />
      <PageHero
        title={TITLE}
        subtitle={DESCRIPTION}
        breadcrumb={[{ label: "Home", to: ROUTES.home }, { label: TITLE }]}
      />
      <CaseStudyCards studies={studies} />
      <CallToAction
        title="What would yours be about?"
        text="Describe the problem in your own words. We answer with what we would try first."
        primary={{ label: "Get Started", to: ROUTES.contact }}
        secondary={{ label: "Explore Services", to: ROUTES.services }}
      />
    </PageFrame>
  );
}

export const query = graphql`
  query CaseStudiesPage {
    caseStudies: allCaseStudy(sort: { order: ASC }) { nodes { ...CaseStudyCards } }
  }
`;
