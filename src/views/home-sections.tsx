import { BelowFold } from "../components/layout/page-frame";
import { Sections } from "../components/layout/sections";
import { contactChoices } from "../content/contact/contact-fields";
import type { ServicesOverviewContent } from "../content/home/services-overview-content";
import type { TeamContent } from "../content/home/team-content";
import { AboutSection } from "../features/about/about-section";
import { TeamSection } from "../features/about/team-section";
import { LatestPosts } from "../features/blog/cards/latest-posts";
import { ContactSection } from "../features/contact/contact-section";
import { HowItWorks } from "../features/home/how-it-works";
import { WhyUs } from "../features/home/why-us";
import { LiveSection } from "../features/preview/live-section";
import { PriceHint } from "../features/pricing/price-hint";
import { ServicesOverview } from "../features/services/services-overview";
import { TestimonialCarousel } from "../features/testimonials/testimonial-carousel";
import type { ImageSource } from "../site/image-source";
import { required } from "../site/required";

export interface HomeSectionsProps {
  readonly data: Queries.HomeSectionsFragment;
  /** The first section, which contains the page's heading. */
  readonly head: React.ReactNode;
  readonly withServices?: (overview: ServicesOverviewContent) => ServicesOverviewContent;
  readonly withTeam?: (team: TeamContent<ImageSource>) => TeamContent<ImageSource>;
}

/** Renders the sections that the home and services pages share. */
export function HomeSections({ data, head, withServices, withTeam }: HomeSectionsProps) {
  return (
    <Sections>
      {head}
      <LiveSection name="about" built={data.aboutContent}>
        {(live) => <AboutSection {...live} image={required(data.aboutImage, "about image")} />}
      </LiveSection>
      <BelowFold>
        <LiveSection name="servicesOverview" built={data.servicesOverviewContent}>
          {({ content, status }) => (
            <ServicesOverview
              content={withServices?.(content) ?? content}
              pages={data.services.nodes}
              status={status}
              foot={<PriceHint tiers={required(data.prices, "prices").tiers} />}
            />
          )}
        </LiveSection>
        <WhyUs
          content={required(data.whyUsContent, "why-us content")}
          image={required(data.whyImage, "why-us image")}
        />
        <LiveSection name="howItWorks" built={data.howItWorksContent}>
          {(live) => <HowItWorks {...live} image={required(data.stepsImage, "steps image")} />}
        </LiveSection>
        <LiveSection name="team" built={data.teamContent}>
          {({ content, status }) => (
            <TeamSection content={withTeam?.(content) ?? content} status={status} />
          )}
        </LiveSection>
        <LiveSection name="testimonials" built={data.allTestimonial.nodes}>
          {({ content, status }) => <TestimonialCarousel testimonials={content} status={status} />}
        </LiveSection>
        <LiveSection name="blogPosts" built={data.latest?.posts ?? []}>
          {({ content, status }) => (
            <LatestPosts
              words={required(data.latestWords, "words")}
              posts={content}
              status={status}
              categories={data.allBlogCategory.nodes}
            />
          )}
        </LiveSection>
        <ContactSection
          words={required(data.contactWords, "words")}
          mapImage={required(data.mapImage, "map image")}
          choices={contactChoices(data.services.nodes)}
        />
      </BelowFold>
    </Sections>
  );
}
