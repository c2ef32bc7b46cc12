import { PageFrame } from "../components/layout/page-frame/page-frame";
import { PortalFrame } from "../features/portal/portal-frame";
import { BRAND } from "../site/company/brand";
import { ROUTES } from "../site/routes";
import { socialCard } from "../site/seo/social-cards";
import { webPage } from "../site/seo/structured-data";
import { PageSeo } from "../views/page-head";

const TITLE = "SMS Portal";
const DESCRIPTION =
  "Sign in to the SMS portal to send messages, manage contacts and read delivery reports.";

export default function SmsPortalPage() {
  return (
    <PageFrame>
      <PageSeo
        title={TITLE}
        description={DESCRIPTION}
        keywords={["SMS portal", "send bulk SMS"]}
        image={socialCard("pages", "sms-portal")}
        levels={[{ name: TITLE, path: ROUTES.smsPortal }]}
        nodes={[webPage({ path: ROUTES.smsPortal, name: TITLE })]}
      />
      <PortalFrame url={BRAND.smsPortalUrl} title={TITLE} />
    </PageFrame>
  );
}
