import { PRIVACY_POLICY } from "../content/legal/privacy-policy";
import { ROUTES } from "../site/routes";
import { LegalView } from "../views/legal-view";

export default function PrivacyPolicyPage() {
  return <LegalView document={PRIVACY_POLICY} path={ROUTES.privacy} />;
}
