import { graphql, type PageProps } from "gatsby";
import { required } from "../site/required";
import { ROUTES } from "../site/routes";
import { LegalView } from "../views/legal-view";

export default function PrivacyPolicyPage({ data }: PageProps<Queries.PrivacyPolicyPageQuery>) {
  const document = required(data.legalDocument, "privacy policy");
  return <LegalView document={document} path={ROUTES.privacy} />;
}

export const query = graphql`
  query PrivacyPolicyPage {
    legalDocument(slug: { eq: "privacy-policy" }) { ...LegalView }
  }
`;
