import { PageFrame } from "../components/layout/page-frame/page-frame";
import { Seo } from "../components/seo/seo";
import { PortalFrame } from "../features/portal/portal-frame";
import { BRAND } from "../site/brand";
import { ROUTES } from "../site/routes";
import { socialCard } from "../site/social-cards";
import { breadcrumbs, pageGraph, webPage } from "../site/structured-data";

const TITLE = "SMS Portal";
const DESCRIPTION =
  "Sign in to the SMS portal to send messages, manage contacts and read delivery reports.";

export default function SmsPortalPage() {
  return (
    <PageFrame>
      <Seo
        title={TITLE}
        description={DESCRIPTION}
        keywords={["SMS portal", "send bulk SMS"]}
        path={ROUTES.smsPortal}
        image={socialCard("pages", "sms-portal")}
        graph={pageGraph(
          webPage({ path: ROUTES.smsPortal, name: TITLE }),
          breadcrumbs([
            { name: "Home", path: ROUTES.home },
            { name: TITLE, path: ROUTES.smsPortal },
          ]),
        )}
      />
      <PortalFrame url={BRAND.smsPortalUrl} title={TITLE} />
    </PageFrame>
  );
}
