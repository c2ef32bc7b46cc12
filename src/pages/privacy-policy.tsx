import { PRIVACY_POLICY } from "../content/legal/privacy-policy";
import { LegalScreen } from "../screens/legal-screen";
import { ROUTES } from "../site/routes";

export default function PrivacyPolicyPage() {
  return <LegalScreen document={PRIVACY_POLICY} path={ROUTES.privacy} />;
}
