import { graphql, type PageProps } from "gatsby";
import { CallToAction } from "../components/actions/call-to-action";
import { PageFrame } from "../components/layout/page-frame";
import { CaseStudyCards } from "../features/case-studies/case-study-cards";
import { required } from "../site/required";
import { caseStudyRoute, ROUTES } from "../site/routes";
import { socialCard } from "../site/seo/social-card";
import { collectionPage } from "../site/seo/structured-data";
import { headOf, PageHead } from "../views/page-head";

type Data = Queries.CaseStudiesPageQuery;

export default function CaseStudiesPage({ data }: PageProps<Data>) {
  const words = required(data.words, "page copy");
  const { title: name, description, closingTitle, closingText } = words;
  const studies = data.caseStudies.nodes;
  return (
    <PageFrame>
      <PageHead
        {...headOf(words, socialCard("pages", "case-studies"))}
        levels={[{ name, path: ROUTES.caseStudies }]}
        nodes={[
          collectionPage({
            path: ROUTES.caseStudies,
            name,
            description,
            items: studies.map(({ title, slug }) => ({ name: title, path: caseStudyRoute(slug) })),
          }),
        ]}
      />
      <CaseStudyCards studies={studies} />
      <CallToAction
        title={closingTitle}
        text={closingText}
        primary={{ label: "Get Started", to: ROUTES.contact }}
        secondary={{ label: "Explore Services", to: ROUTES.services }}
      />
    </PageFrame>
  );
}

export const query = graphql`
  query CaseStudiesPage {
    words: pageCopy(page: { eq: "caseStudies" }) { ...PageCopy }
    caseStudies: allCaseStudy(sort: { order: ASC }) { nodes { ...CaseStudyCards } }
  }
`;
