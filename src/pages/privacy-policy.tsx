import { PRIVACY_POLICY } from "../content/legal/privacy-policy";
import { ROUTES } from "../site/routes";
import { LegalScreen } from "../views/legal-view";

export default function PrivacyPolicyPage() {
  return <LegalScreen document={PRIVACY_POLICY} path={ROUTES.privacy} />;
}
