import { TERMS_OF_SERVICE } from "../content/legal/terms-of-service";
import { ROUTES } from "../site/routes";
import { LegalScreen } from "../views/legal-view";

export default function TermsOfServicePage() {
  return <LegalScreen document={TERMS_OF_SERVICE} path={ROUTES.terms} />;
}
