import { PageFrame } from "../components/page-frame/page-frame";
import { PageHero } from "../components/page-hero/page-hero";
import { Seo } from "../components/seo/seo";
import { PRIVACY_POLICY } from "../content/legal/privacy-policy";
import { LegalText } from "../sections/legal-text/legal-text";
import { ROUTES } from "../site/routes";
import { socialCard } from "../site/social-cards";
import { breadcrumbs, pageGraph, webPage } from "../site/structured-data";

const { title, description } = PRIVACY_POLICY;
const path = ROUTES.privacy;

export default function PrivacyPolicyPage() {
  return (
    <PageFrame>
      <Seo
        title={title}
        description={description}
        keywords={[title]}
        path={path}
        image={socialCard("pages", "legal")}
        graph={pageGraph(
          webPage({ path, name: title, description }),
          breadcrumbs([
            { name: "Home", path: ROUTES.home },
            { name: title, path },
          ]),
        )}
      />
      <PageHero
        title={title}
        subtitle={description}
        breadcrumb={[{ label: "Home", to: ROUTES.home }, { label: title }]}
      />
      <LegalText document={PRIVACY_POLICY} />
    </PageFrame>
  );
}
