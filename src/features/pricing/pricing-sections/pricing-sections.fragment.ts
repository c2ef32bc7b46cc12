import { graphql } from "gatsby";

export const fragment = graphql`
  fragment PricingOffers on PricingOffer {
    offerId name description setupKsh monthlyKsh vat per isPopular points
  }
`;
