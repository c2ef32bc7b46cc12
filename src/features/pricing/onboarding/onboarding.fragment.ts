import { graphql } from "gatsby";

export const fragment = graphql`
  fragment Onboarding on OnboardingStep { title description }
`;
