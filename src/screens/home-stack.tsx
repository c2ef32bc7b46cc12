import { laterParts } from "../components/later/later";
import { LiveSection } from "../components/live-section/live-section";
import { Rest } from "../components/page-frame/rest";
import { AboutSection } from "../sections/about/about-section";
import { Hero } from "../sections/hero/hero";
import { ServicesOverview } from "../sections/services-overview/services-overview";
import { WhyUs } from "../sections/why-us/why-us";
import { required } from "../site/required";
import { ANCHORS } from "../site/routes";

const section = laterParts(
  () => import("./home-later"),
  process.env.BUILD_STAGE === "build-javascript"
    ? null
    : (require("./home-later") as typeof import("./home-later")),
);
const HowItWorks = section("HowItWorks");
const TeamSection = section("TeamSection");
const TestimonialCarousel = section("TestimonialCarousel");
const BlogPreview = section("BlogPreview");
const ContactSection = section("ContactSection");

/** The sections of the home and the services page. Source: docs/product.md, "Home". */
export function HomeStack({ data }: { readonly data: Queries.HomeStackFragment }) {
  return (
    <>
      <LiveSection name="hero" built={required(data.heroContent, "hero")}>
        {(content, status) => <Hero content={content} status={status} nextId={ANCHORS.about} />}
      </LiveSection>
      <LiveSection name="about" built={required(data.aboutContent, "about")}>
        {(content, status) => (
          <AboutSection
            content={content}
            status={status}
            image={required(data.aboutImage, "about image")}
          />
        )}
      </LiveSection>
      <Rest>
        <LiveSection name="servicesOverview" built={required(data.servicesOverview, "services")}>
          {(content, status) => <ServicesOverview content={content} status={status} />}
        </LiveSection>
        <WhyUs image={required(data.whyImage, "why-us image")} />
        <LiveSection name="howItWorks" built={required(data.howItWorks, "how it works")}>
          {(content, status) => (
            <HowItWorks
              content={content}
              status={status}
              image={required(data.stepsImage, "steps image")}
            />
          )}
        </LiveSection>
        <LiveSection name="team" built={required(data.teamContent, "team")}>
          {(content, status) => <TeamSection content={content} status={status} />}
        </LiveSection>
        <LiveSection name="testimonials" built={data.allTestimonial.nodes}>
          {(testimonials, status) => (
            <TestimonialCarousel testimonials={testimonials} status={status} />
          )}
        </LiveSection>
        <LiveSection name="blogPosts" built={data.latest?.posts ?? []}>
          {(posts, status) => (
            <BlogPreview posts={posts} status={status} categories={data.allBlogCategory.nodes} />
          )}
        </LiveSection>
        <ContactSection mapImage={required(data.mapImage, "map image")} />
      </Rest>
    </>
  );
}
