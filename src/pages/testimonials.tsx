import { graphql, type PageProps } from "gatsby";
import { CallToAction } from "../components/actions/call-to-action/call-to-action";
import { PageFrame } from "../components/layout/page-frame/page-frame";
import { Stars } from "../components/text/stars/stars";
import { CaseStudyCards } from "../features/case-studies/case-study-cards/case-study-cards";
import { TestimonialBrowser } from "../features/testimonials/testimonial-browser/testimonial-browser";
import { VideoTestimonials } from "../features/testimonials/video-testimonials/video-testimonials";
import { ratingClaim } from "../site/company/company-facts";
import { ROUTES } from "../site/routes";
import { socialCard } from "../site/seo/social-cards";
import { collectionPage } from "../site/seo/structured-data";
import { PageHead } from "../views/page-head";

type Data = Queries.TestimonialsPageQuery;

const TITLE = "Hear from Our Clients";
const DESCRIPTION =
  "Businesses, schools, clinics and public offices on what bulk SMS, USSD, call centres, payments and software changed for them.";

/** Testimonials to read and to watch, and case studies. */
export default function TestimonialsPage({ data }: PageProps<Data>) {
  const rating = ratingClaim();
  return (
    <PageFrame>
      <PageHead
        seo={{
          title: "Client Testimonials",
          description: DESCRIPTION,
          keywords: ["client testimonials", "case studies"],
          image: socialCard("pages", "testimonials"),
        }}
        levels={[{ name: "Testimonials", path: ROUTES.testimonials }]}
        nodes={[
          collectionPage({ path: ROUTES.testimonials, name: TITLE, description: DESCRIPTION }),
        ]}
        title={TITLE}
        subtitle={DESCRIPTION}
      >
        {rating && (
          <>
            <span aria-hidden="true">
              <Stars rating={5} />
            </span>
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
        title="Ready to join our success stories?"
        text="Tell us what you want your customers to be able to do."
        primary={{ label: "Get Started", to: ROUTES.contact }}
      />
    </PageFrame>
  );
}

export const query = graphql`
  query TestimonialsPage {
    testimonials: allPageTestimonial(sort: { order: ASC }) { nodes { ...TestimonialBrowser } }
    categories: allTestimonialCategory(sort: { order: ASC }) { nodes { categoryId label } }
    clients: allClient(sort: { order: ASC }) { nodes { ...ClientLogo } }
    videos: allVideoTestimonial(sort: { order: ASC }) { nodes { ...VideoTestimonials } }
    caseStudies: allCaseStudy(sort: { order: ASC }, limit: 3) { nodes { ...CaseStudyCards } }
  }
`;
