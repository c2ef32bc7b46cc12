import { TERMS_OF_SERVICE } from "../content/legal/terms-of-service";
import { LegalScreen } from "../screens/legal-screen";
import { ROUTES } from "../site/routes";

export default function TermsOfServicePage() {
  return <LegalScreen document={TERMS_OF_SERVICE} path={ROUTES.terms} />;
}
