import { TERMS_OF_SERVICE } from "../content/legal/terms-of-service";
import { ROUTES } from "../site/routes";
import { LegalView } from "../views/legal-view";

export default function TermsOfServicePage() {
  return <LegalView document={TERMS_OF_SERVICE} path={ROUTES.terms} />;
}
