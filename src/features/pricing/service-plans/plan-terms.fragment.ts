import { graphql } from "gatsby";

export const fragment = graphql`
  fragment PlanTerms on Prices {
    plansVat plansNote
    planExclusions { bulksms shortcode ussd callcenter software integration payment ivr }
  }
`;
