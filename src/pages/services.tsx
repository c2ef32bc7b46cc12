import { graphql, type PageProps } from "gatsby";
import { PageFrame } from "../components/layout/page-frame";
import { ServiceChooser } from "../features/services/service-chooser";
import { withServiceCopy } from "../features/services/service-copy";
import { HOME_POSTS } from "../site/limits";
import { required } from "../site/required";
import { ROUTES } from "../site/routes";
import { socialCard } from "../site/seo/social-card";
import { webPage } from "../site/seo/structured-data";
import { HomeSections } from "../views/home-sections";
import { headOf, PageHead } from "../views/page-head";

type Data = Queries.ServicesPageQuery;

/**
 * Renders a comparison of the services, followed by the home page's sections. Every service has a
 * card. Copy that's already on the home page is left out or moved to the end.
 */
export default function ServicesPage({ data }: PageProps<Data>) {
  const words = required(data.words, "page copy");
  const { searchTitle: name } = words;
  const posts = data.latest?.posts ?? [];
  return (
    <PageFrame>
      <HomeSections
        data={{
          ...data,
          // left out here, because each service already says who it's for
          whyUsContent: data.whyUsContent && { ...data.whyUsContent, audiences: [] },
          latest: {
            posts: [...posts.slice(HOME_POSTS), ...posts.slice(0, HOME_POSTS)],
          },
        }}
        head={
          <>
            <PageHead
              {...headOf(words, socialCard("pages", "services"))}
              levels={[{ name, path: ROUTES.services }]}
              nodes={[webPage({ path: ROUTES.services, name })]}
            />
            <ServiceChooser
              services={data.summaries.nodes}
              prices={required(data.prices, "prices")}
            />
          </>
        }
        withServices={(overview) => withServiceCopy(overview, data.summaries.nodes)}
        withTeam={(team) => ({
          ...team,
          members: team.members.map((member) => ({ ...member, bio: "" })),
        })}
      />
    </PageFrame>
  );
}

export const query = graphql`
  query ServicesPage {
    words: pageCopy(page: { eq: "services" }) { ...PageCopy }
    ...HomeSections
    summaries: allService(sort: { order: ASC }) { nodes { ...ServiceSummary ...ServiceChoice } }
    prices { tiers { ...SmsTiers } plansVat }
  }
`;
