import { graphql, type PageProps } from "gatsby";
import { CallToAction } from "../components/actions/call-to-action/call-to-action";
import { PageFrame } from "../components/layout/page-frame/page-frame";
import { Badge } from "../components/text/badge/badge";
import { categoryLabel } from "../content/catalogue/testimonial-filter";
import { toViewModels } from "../content/catalogue/view-models";
import { CaseStudyArticle } from "../features/case-studies/case-study-article/case-study-article";
import { CaseStudyCards } from "../features/case-studies/case-study-cards/case-study-cards";
import { required } from "../site/required";
import { caseStudyRoute, contactRoute, ROUTES } from "../site/routes";
import { socialCard } from "../site/seo/social-cards";
import { webPage } from "../site/seo/structured-data";
import { PageHead } from "../views/page-head";

type Data = Queries.CaseStudyTemplateQuery;

/** One case study, then the others. */
export default function CaseStudyTemplate({ data }: PageProps<Data>) {
  const study = toViewModels(required(data.caseStudy, "case study"));
  const { slug, title, description } = study;
  const serviceTitle =
    data.services.nodes.find(({ serviceId }) => serviceId === study.serviceId)?.title ?? "";
  const path = caseStudyRoute(slug);
  return (
    <PageFrame>
      <PageHead
        seo={{
          title: `${title}: a case study`,
          description,
          keywords: [serviceTitle, "case study"],
          image: socialCard("case-studies", slug),
          type: "article",
        }}
        levels={[
          { name: "Case Studies", path: ROUTES.caseStudies },
          { name: title, path },
        ]}
        nodes={[webPage({ path, name: title, description })]}
        title={title}
        subtitle={description}
      >
        <Badge tone="on-dark">{categoryLabel(study.category)}</Badge>
      </PageHead>
      <CaseStudyArticle study={study} serviceTitle={serviceTitle} />
      <CaseStudyCards
        title="More Case Studies"
        tone="alt"
        studies={toViewModels(data.others.nodes)}
        withAllLink
      />
      <CallToAction
        title={`Ready to get started with ${serviceTitle}?`}
        primary={{ label: "Get in Touch", to: contactRoute(serviceTitle) }}
        secondary={{ label: "See our prices", to: ROUTES.pricing }}
      />
    </PageFrame>
  );
}

export const query = graphql`
  query CaseStudyTemplate($id: String!) {
    caseStudy(id: { eq: $id }) { slug title description category ...CaseStudyArticle }
    services: allService { nodes { serviceId title } }
    others: allCaseStudy(filter: { id: { ne: $id } }, sort: { order: ASC }, limit: 3) {
      nodes { ...CaseStudyCards }
    }
  }
`;
