import { PageFrame } from "../components/layout/page-frame/page-frame";
import { PageHero } from "../components/layout/page-hero/page-hero";
import { Seo } from "../components/seo/seo";
import type { LegalDocument } from "../content/legal/types";
import { LegalText } from "../features/legal/legal-text";
import { ROUTES } from "../site/routes";
import { socialCard } from "../site/social-cards";
import { breadcrumbs, pageGraph, webPage } from "../site/structured-data";

export interface LegalViewProps {
  readonly document: LegalDocument;
  /** Where the document stands. */
  readonly path: string;
}

/** One legal document with its metadata. Source: docs/product.md, "Privacy and consent". */
export function LegalView({ document, path }: LegalViewProps) {
  const { title, description } = document;
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
      <LegalText document={document} />
    </PageFrame>
  );
}
