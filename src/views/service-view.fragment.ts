import { graphql } from "gatsby";

export const fragment = graphql`
  fragment ServiceScreen on Service {
    serviceId
    shortDescription
    ...ServiceHero
    ...ServiceFeatures
    ...ServiceProcess
    ...ServiceBenefits
    ...ServiceUseCases
    ...ServiceQuotes
    ...ServiceQuestions
    ...RelatedServices
  }
`;
