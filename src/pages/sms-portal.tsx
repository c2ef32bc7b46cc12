import { graphql, type PageProps } from "gatsby";
import { PageFrame } from "../components/layout/page-frame";
import { PortalFrame } from "../features/portal/portal-frame";
import { BRAND } from "../site/company/brand";
import { required } from "../site/required";
import { ROUTES } from "../site/routes";
import { socialCard } from "../site/seo/social-card";
import { webPage } from "../site/seo/structured-data";
import { headOf, PageSeo } from "../views/page-head";

type Data = Queries.SmsPortalPageQuery;

export default function SmsPortalPage({ data }: PageProps<Data>) {
  const words = required(data.words, "page copy");
  const { title, subtitle } = words;
  return (
    <PageFrame>
      <PageSeo
        {...headOf(words, socialCard("pages", "sms-portal")).seo}
        levels={[{ name: title, path: ROUTES.smsPortal }]}
        nodes={[webPage({ path: ROUTES.smsPortal, name: title })]}
      />
      <PortalFrame url={BRAND.smsPortalUrl} title={title} text={subtitle} points={words.points} />
    </PageFrame>
  );
}

export const query = graphql`
  query SmsPortalPage {
    words: pageCopy(page: { eq: "portal" }) { ...PageCopy points }
  }
`;
