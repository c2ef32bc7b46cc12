import { graphql, type PageProps } from "gatsby";
import { CallToAction } from "../components/actions/call-to-action/call-to-action";
import { PageFrame } from "../components/layout/page-frame/page-frame";
import { CaseStudyCards } from "../features/case-studies/case-study-cards/case-study-cards";
import { BRAND } from "../site/company/brand";
import { caseStudyRoute, ROUTES } from "../site/routes";
import { socialCard } from "../site/seo/social-cards";
import { collectionPage } from "../site/seo/structured-data";
import { PageHead } from "../views/page-head";

type Data = Queries.CaseStudiesPageQuery;

const TITLE = "Case Studies";
const DESCRIPTION = `What clients needed, what we built with them and what we learned: USSD, bulk SMS, contact centres and payments at work in ${BRAND.address.country}.`;

/** All case studies. */
export default function CaseStudiesPage({ data }: PageProps<Data>) {
  const studies = data.caseStudies.nodes;
  return (
    <PageFrame>
      <PageHead
        seo={{
          title: TITLE,
          description: DESCRIPTION,
          keywords: ["case studies"],
          image: socialCard("pages", "case-studies"),
        }}
        levels={[{ name: TITLE, path: ROUTES.caseStudies }]}
        nodes={[
          collectionPage({
            path: ROUTES.caseStudies,
            name: TITLE,
            description: DESCRIPTION,
            items: studies.map(({ title, slug }) => ({ name: title, path: caseStudyRoute(slug) })),
          }),
        ]}
        title={TITLE}
        subtitle={DESCRIPTION}
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
