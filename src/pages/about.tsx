import { graphql, type PageProps } from "gatsby";
import { BelowFold, PageFrame } from "../components/layout/page-frame/page-frame";
import { PageHero } from "../components/layout/page-hero/page-hero";
import { Seo } from "../components/seo/seo";
import { AboutSection } from "../features/about/about-section/about-section";
import { TeamSection } from "../features/about/team-section/team-section";
import { ContactSection } from "../features/contact/contact-section";
import { LiveSection } from "../features/preview/live-section";
import { BRAND } from "../site/brand";
import { required } from "../site/required";
import { ROUTES } from "../site/routes";
import { socialCard } from "../site/social-cards";
import { breadcrumbs, pageGraph, webPage } from "../site/structured-data";

const DESCRIPTION = `What ${BRAND.name} does and why, the figures behind it, and the people who look after your messages, calls, payments and software.`;

type Data = Queries.AboutPageQuery;

/** Who the company is, who works there, and how to reach them. */
export default function AboutPage({ data }: PageProps<Data>) {
  return (
    <PageFrame>
      <Seo
        title="About Us"
        description={DESCRIPTION}
        path={ROUTES.about}
        image={socialCard("pages", "about")}
        graph={pageGraph(
          webPage({ path: ROUTES.about, name: "About Us" }),
          breadcrumbs([
            { name: "Home", path: ROUTES.home },
            { name: "About Us", path: ROUTES.about },
          ]),
        )}
      />
      <PageHero
        title="About Us"
        subtitle={BRAND.slogan}
        breadcrumb={[{ label: "Home", to: ROUTES.home }, { label: "About Us" }]}
      />
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
        <LiveSection name="team" built={required(data.teamContent, "team")}>
          {(content, status) => <TeamSection content={content} status={status} />}
        </LiveSection>
        <ContactSection mapImage={required(data.mapImage, "map image")} />
      </BelowFold>
    </PageFrame>
  );
}

export const query = graphql`
  query AboutPage {
    aboutContent {
      ...AboutSection
    }
    teamContent {
      ...TeamSection
    }
    aboutImage: file(relativePath: { eq: "sections/about.jpg" }) {
      ...SectionPicture
    }
    mapImage: file(relativePath: { eq: "sections/contact-map.jpg" }) {
      ...MapPicture
    }
  }
`;
