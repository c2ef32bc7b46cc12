import { graphql } from "gatsby";

export const fragment = graphql`
  fragment MenuPhone on PhoneMenu {
    kind
    languages { code name facts { name value } }
    owner number timeoutS backKey backLabel refusal timeoutText
    screens {
      id kind text
      options { key label to sets { name value } }
      name digits { fewest most } amount { least most } refusal example to
    }
    points
  }
`;
