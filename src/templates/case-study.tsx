import { graphql, type PageProps } from "gatsby";
import { CallToAction } from "../components/actions/call-to-action/call-to-action";
import { PageFrame } from "../components/layout/page-frame/page-frame";
import { PageHero } from "../components/layout/page-hero/page-hero";
import { Seo } from "../components/seo/seo";
import { Badge } from "../components/text/badge/badge";
import { categoryLabel } from "../content/catalogue/testimonial-filter";
import { toViewModels } from "../content/catalogue/view-models";
import { CaseStudyArticle } from "../features/case-studies/case-study-article/case-study-article";
import { CaseStudyCards } from "../features/case-studies/case-study-cards/case-study-cards";
import { caseStudyRoute, contactRoute, ROUTES } from "../site/routes";
import { socialCard } from "../site/social-cards";
import { breadcrumbs, pageGraph, webPage } from "../site/structured-data";

type Data = Queries.CaseStudyTemplateQuery;

/** One case study, then the others. */
export default function CaseStudyTemplate({ data }: PageProps<Data>) {
  if (!data.caseStudy) return null;
  const study = toViewModels(data.caseStudy);
  const { slug, title, description } = study;
  const serviceTitle =
    data.services.nodes.find(({ serviceId }) => serviceId === study.serviceId)?.title ?? "";
  const path = caseStudyRoute(slug);
  return (
    <PageFrame>
      <Seo
        title={`${title}: a case study`}
        description={description}
        keywords={[serviceTitle, "case study"]}
        path={path}
        image={socialCard("case-studies", slug)}
        type="article"
        graph={pageGraph(
          webPage({ path, name: title, description }),
          breadcrumbs([
            { name: "Home", path: ROUTES.home },
            { name: "Case Studies", path: ROUTES.caseStudies },
            { name: title, path },
          ]),
        )}
      />
      <PageHero
        title={title}
        subtitle={description}
        breadcrumb={[
          { label: "Home", to: ROUTES.home },
          { label: "Case Studies", to: ROUTES.caseStudies },
          { label: title },
        ]}
      >
        <Badge tone="on-dark">{categoryLabel(study.category)}</Badge>
      </PageHero>
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
