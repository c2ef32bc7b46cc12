import { graphql } from "gatsby";

export const fragment = graphql`
  fragment PricingOffers on PricingOffer {
    offerId name description setupPrice monthlyPrice vat per perNetwork isPopular points
  }
  fragment PricingPlans on PricingPlan {
    name price currency interval description features isPopular
    credits counted beyond term notice billing unused
  }
`;
