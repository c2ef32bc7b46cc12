import { graphql, type PageProps } from "gatsby";
import { required } from "../site/required";
import { ROUTES } from "../site/routes";
import { LegalView } from "../views/legal-view";

export default function TermsOfServicePage({ data }: PageProps<Queries.TermsOfServicePageQuery>) {
  const document = required(data.legalDocument, "terms of service");
  return <LegalView document={document} path={ROUTES.terms} />;
}

export const query = graphql`
  query TermsOfServicePage {
    legalDocument(slug: { eq: "terms-of-service" }) { ...LegalView }
  }
`;
