import { graphql, type PageProps } from "gatsby";
import { CallToAction } from "../components/actions/call-to-action";
import { PageFrame } from "../components/layout/page-frame";
import { Badge } from "../components/text/badge";
import { CaseStudyArticle } from "../features/case-studies/case-study-article";
import { CaseStudyCards } from "../features/case-studies/case-study-cards";
import { FEATURES } from "../site/feature-switches";
import { pageLevel } from "../site/page-names";
import { required } from "../site/required";
import { caseStudyRoute, contactRoute, ROUTES } from "../site/routes";
import { socialCard } from "../site/seo/social-card";
import { webPage } from "../site/seo/structured-data";
import { PageHead } from "../views/page-head";

type Data = Queries.CaseStudyTemplateQuery;

export default function CaseStudyTemplate({ data }: PageProps<Data>) {
  const study = required(data.caseStudy, "case study");
  const { slug, title, description, metaTitle, metaDescription } = study;
  const serviceTitle =
    data.services.nodes.find(({ serviceId }) => serviceId === study.serviceId)?.title ?? "";
  const path = caseStudyRoute(slug);
  return (
    <PageFrame>
      <PageHead
        seo={{
          title: metaTitle || `${title}: a case study`,
          description: metaDescription || description,
          keywords: [serviceTitle, "case study"].filter(Boolean),
          image: socialCard("case-studies", slug),
          type: "article",
        }}
        levels={[pageLevel("caseStudies"), { name: title, path }]}
        nodes={[webPage({ path, name: title, description })]}
        title={title}
        subtitle={description}
      >
        <Badge tone="on-dark">{study.categoryLabel}</Badge>
      </PageHead>
      <CaseStudyArticle study={study} serviceTitle={serviceTitle} />
      <CaseStudyCards
        title="More Case Studies"
        tone="alt"
        studies={data.others.nodes}
        withAllLink
      />
      <CallToAction
        title={
          serviceTitle ? `Ready to get started with ${serviceTitle}?` : "Ready to get started?"
        }
        primary={{ label: "Get in Touch", to: contactRoute(serviceTitle || title) }}
        secondary={FEATURES.pricing ? { label: "See our prices", to: ROUTES.pricing } : undefined}
      />
    </PageFrame>
  );
}

export const query = graphql`
  query CaseStudyTemplate($id: String!) {
    caseStudy(id: { eq: $id }) {
      slug title description metaTitle metaDescription categoryLabel ...CaseStudyArticle
    }
    services: allService { nodes { serviceId title } }
    others: allCaseStudy(filter: { id: { ne: $id } }, sort: { order: ASC }, limit: 3) {
      nodes { ...CaseStudyCards }
    }
  }
`;
