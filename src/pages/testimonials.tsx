import { graphql, type PageProps } from "gatsby";
import { CallToAction } from "../components/actions/call-to-action";
import { PageFrame } from "../components/layout/page-frame";
import { Stars } from "../components/text/stars";
import { CaseStudyCards } from "../features/case-studies/case-study-cards";
import { TestimonialBrowser } from "../features/testimonials/testimonial-browser";
import { VideoTestimonials } from "../features/testimonials/video-testimonials";
import { ratingClaim } from "../site/company/company-facts";
import { pageLevel } from "../site/page-names";
import { required } from "../site/required";
import { ROUTES } from "../site/routes";
import { socialCard } from "../site/seo/social-card";
import { collectionPage } from "../site/seo/structured-data";
import { headOf, PageHead } from "../views/page-head";

type Data = Queries.TestimonialsPageQuery;

export default function TestimonialsPage({ data }: PageProps<Data>) {
  const words = required(data.words, "page copy");
  const { title: name, description, closingTitle, closingText } = words;
  const rating = ratingClaim();
  return (
    <PageFrame>
      <PageHead
        {...headOf(words, socialCard("pages", "testimonials"))}
        levels={[pageLevel("testimonials")]}
        nodes={[collectionPage({ path: ROUTES.testimonials, name, description })]}
      >
        {rating && (
          <>
            {rating.stars !== null && (
              <span aria-hidden="true">
                <Stars rating={rating.stars} />
              </span>
            )}
            <p>{rating.text}</p>
            <p>
              <small>Source: {rating.source}</small>
            </p>
          </>
        )}
      </PageHead>
      <TestimonialBrowser
        testimonials={data.testimonials.nodes}
        categories={data.categories.nodes}
        clients={data.clients.nodes}
      />
      <VideoTestimonials videos={data.videos.nodes} />
      <CaseStudyCards title="Case Studies" studies={data.caseStudies.nodes} withAllLink />
      <CallToAction
        title={closingTitle}
        text={closingText}
        primary={{ label: "Get Started", to: ROUTES.contact }}
      />
    </PageFrame>
  );
}

export const query = graphql`
  query TestimonialsPage {
    words: pageCopy(page: { eq: "testimonials" }) { ...PageCopy }
    testimonials: allPageTestimonial(sort: { order: ASC }) { nodes { ...TestimonialBrowser } }
    categories: allTestimonialCategory(sort: { order: ASC }) { nodes { categoryId label } }
    clients: allClient(sort: { order: ASC }) { nodes { ...ClientLogo } }
    videos: allVideoTestimonial(sort: { order: ASC }) { nodes { ...VideoTestimonials } }
    caseStudies: allCaseStudy(sort: { order: ASC }, limit: 3) { nodes { ...CaseStudyCards } }
  }
`;
