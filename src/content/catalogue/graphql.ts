/** GraphQL types of the static catalogue; their fields are those of types.ts. */
export const CATALOGUE_GRAPHQL = `
  type Service implements Node @dontInfer {
    serviceId: String! title: String! shortDescription: String! description: String! color: String!
    icon: String! benefitsImage: File! @link features: [IconItem!]! process: [TextItem!]!
    benefits: [TextItem!]! useCases: [IconItem!]! testimonials: [ServiceQuote!]!
    pricing: [PricingPlan!]! faqs: [Faq!]! order: Int! related: [Service!]! @link
  }
  type IconItem { title: String! description: String! icon: String! }
  type TextItem { title: String! description: String! }
  type ServiceQuote {
    quote: String! author: String! position: String! company: String! image: File! @link
  }
  type PricingPlan {
    name: String! price: String! currency: String! interval: String! description: String!
    features: [String!]! isPopular: Boolean!
  }
  type Faq { question: String! answer: String! }
  type PageTestimonial implements Node @dontInfer {
    testimonialId: String! author: String! title: String! company: String! image: File! @link
    text: String! rating: Int! industry: String! category: String! featured: Boolean! order: Int!
  }
  type VideoTestimonial implements Node @dontInfer {
    videoId: String! title: String! company: String! thumbnail: File! @link duration: String!
    link: String! order: Int!
  }
  type CaseStudy implements Node @dontInfer {
    slug: String! title: String! description: String! category: String! serviceId: String!
    company: String! industry: String! image: File! @link body: [CaseStudyPart!]! order: Int!
  }
  type CaseStudyPart { heading: String! paragraphs: [String!]! }
  type PricingOffer implements Node @dontInfer {
    offerId: String! name: String! description: String! setupKsh: Int! monthlyKsh: Int vat: String!
    per: String! isPopular: Boolean! points: [String!]! order: Int!
  }
  type SmsTier implements Node @dontInfer {
    from: Int! to: Int unitCostCents: Int! vat: String! savingPercent: Int isHighlighted: Boolean! order: Int!
  }
  type OnboardingStep implements Node @dontInfer {
    title: String! description: String! order: Int!
  }
`;
