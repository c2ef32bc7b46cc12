import type { Prices } from "../catalogue/prices";
import type { Service } from "../catalogue/service-record";
import type { AllContent } from "../registry";
import type { FeatureSwitches } from "./feature-switches";

/** The content that `emptySections` checks. */
export interface SectionContent {
  readonly sections: {
    readonly team: Pick<AllContent["team"], "members">;
    readonly testimonials: readonly unknown[];
    readonly blogPosts: readonly unknown[];
  };
  readonly records: {
    readonly services: readonly Pick<Service, "pricing">[];
    readonly prices: Pick<Prices, "offers" | "tiers">;
    readonly whyUs: { readonly reasons: readonly unknown[] };
    readonly caseStudies: readonly unknown[];
    readonly clientTestimonials: readonly unknown[];
    readonly clients: readonly unknown[];
    readonly videos: readonly unknown[];
  };
}

/**
 * Returns a sentence for each empty section, except those of features that are switched off.
 * Missing services aren't mentioned either, because the content report lists them as an issue.
 * `folder` is the content folder's name.
 */
export function emptySections(
  { sections, records }: SectionContent,
  features: Pick<FeatureSwitches, "pricing" | "testimonials" | "caseStudies">,
  folder = "content",
): readonly string[] {
  const { services, prices } = records;
  const plans = services.flatMap(({ pricing }) => pricing);
  const hides = (page: string) => `the ${page} page hides that section`;
  const checks: readonly Check[] = [
    [sections.team.members, `team members yet (${folder}/team)`, hides("about")],
    [prices.offers, `offers yet (${folder}/prices.json)`, hides("pricing"), features.pricing],
    [
      prices.tiers,
      `message prices yet (${folder}/prices.json)`,
      hides("pricing"),
      features.pricing,
    ],
    [
      plans,
      `plans yet (${folder}/services)`,
      hides("pricing"),
      features.pricing && services.length > 0,
    ],
    [
      records.whyUs.reasons,
      `reasons to choose you yet (${folder}/sections/why-us.json)`,
      hides("home"),
    ],
    [
      sections.blogPosts,
      `posts yet (${folder}/posts)`,
      "the blog is empty and the home page has no latest posts",
    ],
    [
      sections.testimonials,
      `testimonials yet (${folder}/testimonials)`,
      hides("home"),
      features.testimonials,
    ],
    [
      records.clientTestimonials,
      `testimonials yet (${folder}/client-testimonials)`,
      "the testimonials page has no quotes",
      features.testimonials,
    ],
    [
      records.clients,
      `clients yet (${folder}/clients)`,
      hides("testimonials"),
      features.testimonials,
    ],
    [records.videos, `videos yet (${folder}/videos)`, hides("testimonials"), features.testimonials],
    [
      records.caseStudies,
      `case studies yet (${folder}/case-studies)`,
      "their page is empty",
      features.caseStudies,
    ],
  ];
  return checks.flatMap(([list, what, result, isWanted = true]) =>
    isWanted && list.length === 0 ? [`No ${what}, so ${result}.`] : [],
  );
}

type Check = readonly [list: readonly unknown[], what: string, result: string, isWanted?: boolean];
