import { PageFrame } from "../components/layout/page-frame";
import type { LegalDocument } from "../content/catalogue/legal-documents";
import { LegalText } from "../features/legal/legal-text";
import { socialCard } from "../site/seo/social-card";
import { webPage } from "../site/seo/structured-data";
import { PageHead } from "./page-head";

export interface LegalViewProps {
  readonly document: Omit<LegalDocument, "slug" | "underReview">;
  readonly path: string;
}

export function LegalView({ document, path }: LegalViewProps) {
  const { title, description } = document;
  return (
    <PageFrame>
      <PageHead
        seo={{ title, description, keywords: [title], image: socialCard("pages", "legal") }}
        levels={[{ name: title, path }]}
        nodes={[webPage({ path, name: title, description })]}
        title={title}
        subtitle={description}
      />
      {document.parts.length > 0 && <LegalText document={document} />}
    </PageFrame>
  );
}
