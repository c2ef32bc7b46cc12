import type { GatsbyNode } from "gatsby";
import { VIEWS } from "../../content/views";
import { addNodeType } from "./graphql-types";

/** GraphQL fields that a build adds to content types. */
const NODE_FIELDS: Partial<Record<keyof typeof VIEWS, string>> = {
  Testimonial: "order: Int!",
  BlogCategory: "order: Int! colour: String! description: String! isEmpty: Boolean!",
  PhoneMenu: "points: [String!]!",
  Service: "order: Int! related: [Service!]! @link demo: PhoneMenu @link",
  PageTestimonial: "order: Int!",
  TestimonialCategory: "order: Int!",
  Client: "order: Int!",
  VideoTestimonial: "order: Int!",
  CaseStudy: "order: Int!",
};

/** GraphQL types of nodes that a build plans and that aren't content. */
const PLANS = `
  "A post's links to others. Separate from its text, because planning the site reads thousands of them."
  type PostNeighbours implements Node @dontInfer {
    slug: String! changedAt: String! post: BlogPost! @link previous: BlogPost @link
    next: BlogPost @link related: [BlogPost!]! @link
  }
  "One page of a list of posts: the whole blog, a category, a tag, an author, or a list that other pages show."
  type PostList implements Node @dontInfer {
    "Path of this page. Empty for a list without its own page."
    path: String!
    "Path of page 1."
    base: String!
    "all, category, tag or author; latest or recent for a list without its own page."
    kind: String!
    "Slug of the category, tag or author; all for the whole blog."
    slug: String!
    name: String!
    "The content's description of the blog, author or category. Empty for other lists."
    about: String!
    "The blog's description for search engines. Empty for other lists."
    description: String!
    "The category's colour. Empty for other lists, and for the brand's colours."
    colour: String!
    "From 1."
    page: Int!
    "At least 1."
    pageCount: Int!
    "Posts in the whole list. Samples of an empty category don't count."
    total: Int!
    posts: [BlogPost!]! @link
    changedAt: String!
  }
`;

/**
 * Declares every GraphQL type. Gatsby generates src/gatsby-types.d.ts from them. It doesn't infer
 * types, so unusual data can't change any.
 */
export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions }) => {
  const definitions = new Map<string, string>();
  for (const name of Object.keys(VIEWS) as (keyof typeof VIEWS)[]) {
    addNodeType(definitions, name, VIEWS[name], NODE_FIELDS[name]);
  }
  actions.createTypes([...definitions.values(), PLANS]);
};
