import { graphql, type PageProps } from "gatsby";
import { PageFrame } from "../components/page-frame/page-frame";
import { Seo } from "../components/seo/seo";
import { AboutSection } from "../sections/about/about-section";
import { BlogPreview } from "../sections/blog-preview/blog-preview";
import { ContactSection } from "../sections/contact/contact-section";
import { Hero } from "../sections/hero/hero";
import { HowItWorks } from "../sections/how-it-works/how-it-works";
import { ServicesOverview } from "../sections/services-overview/services-overview";
import { TeamSection } from "../sections/team/team-section";
import { TestimonialCarousel } from "../sections/testimonial-carousel/testimonial-carousel";
import { WhyUs } from "../sections/why-us/why-us";
import { BRAND } from "../site/brand";
import { required } from "../site/required";
import { ANCHORS, ROUTES } from "../site/routes";

type Data = Queries.HomeTemplateQuery;

/** The home page. */
export default function HomeTemplate({ data }: PageProps<Data>) {
  return (
    <PageFrame>
      <Seo
        title={`${BRAND.name}: ${BRAND.slogan}`}
        description={BRAND.description}
        path={ROUTES.home}
      />
      <Hero content={required(data.heroContent, "hero")} nextId={ANCHORS.about} />
      <AboutSection
        content={required(data.aboutContent, "about")}
        image={required(data.aboutImage, "about image")}
      />
      <ServicesOverview content={required(data.servicesOverview, "services")} />
      <WhyUs image={required(data.whyImage, "why-us image")} />
      <HowItWorks
        content={required(data.howItWorks, "how it works")}
        image={required(data.stepsImage, "steps image")}
      />
      <TeamSection content={required(data.teamContent, "team")} />
      <TestimonialCarousel testimonials={data.allTestimonial.nodes} />
      <BlogPreview posts={data.latest?.posts ?? []} categories={data.allBlogCategory.nodes} />
      <ContactSection mapImage={required(data.mapImage, "map image")} />
    </PageFrame>
  );
}

export const query = graphql`
  query HomeTemplate {
    ...HomeStack
  }
`;
