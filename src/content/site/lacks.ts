import type { CaseStudy } from "../catalogue/case-study-record";
import type { Client } from "../catalogue/client-record";
import type { Prices } from "../catalogue/prices";
import type { Service } from "../catalogue/service-record";
import type { PageTestimonial } from "../catalogue/testimonial-record";
import type { VideoTestimonial } from "../catalogue/video-record";
import type { WhyUsContent } from "../home/why-us-content";
import type { AllContent } from "../registry";
import type { Parts } from "./parts";

/** Content without which a page leaves a section out. */
export interface PageContent {
  readonly sections: Pick<AllContent, "team" | "testimonials" | "blogPosts">;
  readonly records: {
    readonly services: readonly Pick<Service, "pricing">[];
    readonly prices: Pick<Prices, "offers" | "tiers">;
    readonly whyUs: Pick<WhyUsContent, "reasons">;
    readonly caseStudies: readonly CaseStudy[];
    readonly clientTestimonials: readonly PageTestimonial[];
    readonly clients: readonly Client[];
    readonly videos: readonly VideoTestimonial[];
  };
}

/**
 * Returns a sentence for each section of a page that is left out, with its links, for want of content; none for a part
 * that is off, nor for services, of whose lack the content report has an issue.
 */
export function lacksOf({ sections, records }: PageContent, parts: Parts): readonly string[] {
  const { services, prices, whyUs, caseStudies, clientTestimonials, clients, videos } = records;
  const plans = services.flatMap(({ pricing }) => pricing);
  const checks: readonly (readonly [isLacking: boolean, sentence: string])[] = [
    [
      sections.team.members.length === 0,
      "no team member (content/team): the about page has no section of the team",
    ],
    [
      prices.offers.length === 0,
      "no offer (content/prices.json): the pricing page has no investment options",
    ],
    [
      prices.tiers.length === 0,
      "no price of messages (content/prices.json): the pricing page has no table of them",
    ],
    [
      services.length > 0 && plans.length === 0,
      "no plan in a service (content/services): the pricing page has no plans",
    ],
    [
      whyUs.reasons.length === 0,
      "no reason to choose you (content/sections/why-us.json): the home page has no section of them",
    ],
    [
      sections.blogPosts.length === 0,
      "no post (content/posts): the blog is empty, and the home page has no latest posts",
    ],
    [
      parts.testimonials && sections.testimonials.length === 0,
      "no testimonial (content/testimonials): the home page quotes nobody",
    ],
    [
      parts.testimonials && clientTestimonials.length === 0,
      "no testimonial (content/client-testimonials): the testimonials page quotes nobody",
    ],
    [
      parts.testimonials && clients.length === 0,
      "no client (content/clients): the testimonials page has no logos",
    ],
    [
      parts.testimonials && videos.length === 0,
      "no film (content/videos): the testimonials page has none to watch",
    ],
    [
      parts.caseStudies && caseStudies.length === 0,
      "no case study (content/case-studies): their page is empty",
    ],
  ];
  return checks.flatMap(([isLacking, sentence]) => (isLacking ? [sentence] : []));
}
