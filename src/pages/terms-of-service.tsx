import { PageFrame } from "../components/page-frame/page-frame";
import { PageHero } from "../components/page-hero/page-hero";
import { Seo } from "../components/seo/seo";
import { TERMS_OF_SERVICE } from "../content/legal/terms-of-service";
import { LegalText } from "../sections/legal-text/legal-text";
import { ROUTES } from "../site/routes";
import { socialCard } from "../site/social-cards";
import { breadcrumbs, pageGraph, webPage } from "../site/structured-data";

const { title, description } = TERMS_OF_SERVICE;
const path = ROUTES.terms;

export default function TermsOfServicePage() {
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
      <LegalText document={TERMS_OF_SERVICE} />
    </PageFrame>
  );
}
