import type { GatsbyNode } from "gatsby";

/**
 * The one statement of every view model's shape. Gatsby generates src/gatsby-types.d.ts from it, and
 * `ViewModel` in src/content/model/view-model.ts makes the types of content modules from those.
 * A field is `!` unless sections handle null, so that no section needs `?.`.
 */
const TYPES = `
  type HeroContent implements Node @dontInfer {
    heading: String! buttonText: String! services: [HeroService!]!
  }
  type HeroService {
    title: String! description: String! image: File! @link
    "Hex colour that tints the scene."
    color: String!
  }
  "Counts are Float: GraphQL's Int ends at 2,147,483,647, below the messages delivered."
  type AboutContent implements Node @dontInfer {
    openingParagraph: String! mission: String! vision: String!
    clientsServed: Float! countries: Float! messagesDelivered: Float! teamMembers: Float!
  }
  type ServicesOverviewContent implements Node @dontInfer {
    heading: String! explanation: String! services: [ServiceCard!]!
  }
  type ServiceCard {
    "The name in lower case without spaces."
    id: String!
    name: String! explanation: String! bullets: [String!]! buttonText: String!
  }
  type HowItWorksContent implements Node @dontInfer {
    heading: String! explanation: String! steps: [ProcessStep!]!
  }
  type ProcessStep {
    title: String!
    "Always in view."
    brief: String!
    "Shown on request."
    detail: String!
  }
  type TeamContent implements Node @dontInfer {
    heading: String! intro: String! joinHeading: String! joinText: String! members: [TeamMember!]!
  }
  type TeamMember {
    name: String! title: String! bio: String! photo: File! @link email: String
    "URL of the profile."
    linkedIn: String
    "URL of the profile."
    twitter: String
    "The two brand colours in turn."
    color: String!
  }
  type Testimonial implements Node @dontInfer {
    testimonialId: String! quote: String! name: String! title: String! company: String!
    image: File! @link order: Int!
    "Stars, 1–5."
    rating: Int!
    "Time of the last change, ISO 8601; null when unknown."
    updatedAt: String
  }

  type BlogPost implements Node @dontInfer {
    "The API's id, as text."
    postId: String!
    "The last segment of its path, /blog/{slug}."
    slug: String!
    title: String! image: File! @link featured: Boolean! tags: [Tag!]!
    "The whole opening paragraph as plain text; empty when there is none."
    lead: String!
    "At most 150 characters of plain text."
    excerpt: String!
    "The category's slug."
    category: String!
    "October 5, 2026; empty when unknown."
    date: String!
    author: String!
    "Always empty: the API has no such field."
    authorImage: String!
    "Always empty: the API has no such field."
    authorBio: String!
    "Sanitised HTML."
    content: String!
    contents: [ContentsEntry!]!
    "ISO 8601; null when unknown."
    publishedAt: String
    "ISO 8601; null unless it was changed after its day of publication."
    updatedAt: String
    "October 9, 2026; empty when not updated."
    updatedDate: String!
    "At least 1."
    readingMinutes: Int!
  }
  type Tag { slug: String! name: String! }
  "A heading of a post and the anchor that leads to it."
  type ContentsEntry { anchor: String! title: String! }
  type BlogCategory implements Node @dontInfer { slug: String! name: String! order: Int! }
  "A post's links to others, apart from its text: plans of the whole site read thousands of them."
  type PostNeighbours implements Node @dontInfer {
    slug: String! changedAt: String! post: BlogPost! @link previous: BlogPost @link
    next: BlogPost @link related: [BlogPost!]! @link
  }
  "One page of a list of posts: the whole blog, a category, a tag, or a list that other pages show."
  type PostList implements Node @dontInfer {
    "Path of this page; empty for a list that has no page of its own."
    path: String!
    "Path of page 1."
    base: String!
    "all, category or tag; latest or recent for a list that has no page of its own."
    kind: String!
    "Slug of the category or tag; all for the whole blog."
    slug: String!
    name: String!
    "From 1."
    page: Int!
    "At least 1."
    pageCount: Int!
    "Posts of the whole list; samples of an empty category do not count."
    total: Int!
    posts: [BlogPost!]! @link
    changedAt: String!
  }

  type Service implements Node @dontInfer {
    serviceId: String! title: String! icon: String! order: Int! related: [Service!]! @link
    "One sentence for cards and menus."
    shortDescription: String!
    "Two or three sentences for the hero of its page."
    description: String!
    "Hex colour that tints surfaces; text uses a darkened companion."
    color: String!
    benefitsImage: File! @link
    features: [IconItem!]! process: [TextItem!]! benefits: [TextItem!]! useCases: [IconItem!]!
    testimonials: [ServiceQuote!]! faqs: [Faq!]!
    "In the data, not on the service's page: docs/product.md, Service detail."
    pricing: [PricingPlan!]!
  }
  type IconItem { title: String! description: String! icon: String! }
  type TextItem { title: String! description: String! }
  type ServiceQuote {
    quote: String! author: String! position: String! company: String! image: File! @link
  }
  type PricingPlan {
    name: String! description: String! features: [String!]! isPopular: Boolean! interval: String!
    "As shown: 15,000 or Custom."
    price: String!
    "Empty for a custom price."
    currency: String!
  }
  type Faq { question: String! answer: String! }
  type PageTestimonial implements Node @dontInfer {
    testimonialId: String! author: String! title: String! company: String! image: File! @link
    text: String! industry: String! category: String! featured: Boolean! order: Int!
    "Stars, 1–5."
    rating: Int!
  }
  type VideoTestimonial implements Node @dontInfer {
    videoId: String! title: String! company: String! thumbnail: File! @link order: Int!
    "m:ss."
    duration: String!
    "URL of the video on another site."
    link: String!
  }
  type CaseStudy implements Node @dontInfer {
    slug: String! title: String! description: String! category: String! serviceId: String!
    company: String! industry: String! image: File! @link body: [CaseStudyPart!]! order: Int!
  }
  type CaseStudyPart { heading: String! paragraphs: [String!]! }
  type LegalDocument implements Node @dontInfer {
    "privacy-policy or terms-of-service."
    slug: String! title: String! description: String! parts: [LegalPart!]!
    "November 20, 2026; empty when unknown."
    updated: String!
    "True until a lawyer has agreed to the text; npm run launch-check says so."
    underReview: Boolean!
  }
  "Paragraphs come before points."
  type LegalPart {
    "The anchor of its heading."
    id: String!
    heading: String! paragraphs: [String!]! points: [String!]!
  }
  type Prices implements Node @dontInfer {
    philosophy: [String!]! offers: [PricingOffer!]! tiers: [SmsTier!]! tierNote: String!
    "VAT basis of the plans of every service."
    plansVat: String!
    plansNote: String! planExclusions: PlanExclusions! whyChoose: [IconItem!]!
    onboarding: [TextItem!]!
  }
  "Amounts are whole shillings."
  type PricingOffer {
    offerId: String! name: String! description: String! setupKsh: Int! vat: String!
    isPopular: Boolean! points: [String!]!
    "Null: no monthly charge."
    monthlyKsh: Int
    "What one charge covers, as in: per network."
    per: String!
  }
  "One row of the bulk SMS table. The whole quantity is priced at its tier's unit cost."
  type SmsTier {
    from: Int! vat: String! isHighlighted: Boolean!
    "Null: no upper end."
    to: Int
    "Hundredths of a shilling."
    unitCostCents: Int!
    "Whole percent against the first tier; null for the first tier."
    savingPercent: Int
  }
  "What the plans of each service do not include; may be empty."
  type PlanExclusions {
    bulksms: String! shortcode: String! ussd: String! callcenter: String! software: String!
    integration: String! payment: String! ivr: String!
  }
`;

/** Declares every GraphQL type; nothing is inferred from data, so odd data cannot bend a type. */
export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions }) =>
  actions.createTypes(TYPES);
