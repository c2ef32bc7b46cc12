import { graphql, type PageProps } from "gatsby";
import { PageFrame } from "../components/page-frame/page-frame";
import { PageHero } from "../components/page-hero/page-hero";
import { Seo } from "../components/seo/seo";
import { AboutSection } from "../sections/about/about-section";
import { ContactSection } from "../sections/contact/contact-section";
import { TeamSection } from "../sections/team/team-section";
import { BRAND } from "../site/brand";
import { required } from "../site/required";
import { ROUTES } from "../site/routes";

type Data = Queries.AboutPageQuery;

/** Who the company is, who works there, and how to reach them. */
export default function AboutPage({ data }: PageProps<Data>) {
  return (
    <PageFrame>
      <Seo
        title="About Us"
        description={`What ${BRAND.name} does and why, the figures behind it, and the people who look after your messages, calls, payments and software.`}
        path={ROUTES.about}
      />
      <PageHero
        title="About Us"
        subtitle={BRAND.slogan}
        breadcrumb={[{ label: "Home", to: ROUTES.home }, { label: "About Us" }]}
      />
      <AboutSection
        content={required(data.aboutContent, "about")}
        image={required(data.aboutImage, "about image")}
      />
      <TeamSection content={required(data.teamContent, "team")} />
      <ContactSection mapImage={required(data.mapImage, "map image")} />
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
