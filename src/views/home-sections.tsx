import { BelowFold } from "../components/layout/page-frame/page-frame";
import { AboutSection } from "../features/about/about-section/about-section";
import { TeamSection } from "../features/about/team-section/team-section";
import { LatestPosts } from "../features/blog/cards/latest-posts/latest-posts";
import { ContactSection } from "../features/contact/contact-section";
import { Hero } from "../features/home/hero/hero";
import { HowItWorks } from "../features/home/how-it-works/how-it-works";
import { WhyUs } from "../features/home/why-us/why-us";
import { LiveSection } from "../features/preview/live-section";
import { ServicesOverview } from "../features/services/services-overview/services-overview";
import { TestimonialCarousel } from "../features/testimonials/testimonial-carousel/testimonial-carousel";
import { required } from "../site/required";
import { ANCHORS } from "../site/routes";

/** Renders the sections of the home and the services page. Source: docs/product.md, "Home". */
export function HomeSections({ data }: { readonly data: Queries.HomeSectionsFragment }) {
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
      <BelowFold>
        <LiveSection
          name="servicesOverview"
          built={required(data.servicesOverviewContent, "services")}
        >
          {(content, status) => <ServicesOverview content={content} status={status} />}
        </LiveSection>
        <WhyUs image={required(data.whyImage, "why-us image")} />
        <LiveSection name="howItWorks" built={required(data.howItWorksContent, "how it works")}>
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
            <LatestPosts posts={posts} status={status} categories={data.allBlogCategory.nodes} />
          )}
        </LiveSection>
        <ContactSection mapImage={required(data.mapImage, "map image")} />
      </BelowFold>
    </>
  );
}
