import { graphql, type PageProps } from "gatsby";
import { PageFrame } from "../components/page-frame/page-frame";
import { Seo } from "../components/seo/seo";
import { caseStudyRoute } from "../site/routes";

type Data = Queries.CaseStudyTemplateQuery;

export default function CaseStudyTemplate({ data }: PageProps<Data>) {
  const study = data.caseStudy;
  if (!study) return null;
  return (
    <PageFrame>
      <Seo title={study.title} description={study.description} path={caseStudyRoute(study.slug)} />
      <h1>{study.title}</h1>
    </PageFrame>
  );
}

export const query = graphql`
  query CaseStudyTemplate($id: String!) {
    caseStudy(id: { eq: $id }) { slug title description }
  }
`;
