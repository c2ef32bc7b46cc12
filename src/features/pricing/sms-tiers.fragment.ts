import { graphql } from "gatsby";

export const fragment = graphql`
  fragment SmsTiers on SmsTier { from to unitCostCents vat savingPercent isHighlighted }
`;
