import type { GatsbyNode } from "gatsby";
import { CATALOGUE_GRAPHQL } from "../../content/catalogue/graphql";
import { CONTENT_TYPES } from "../../content/registry";

/**
 * What the site itself adds: where posts stand and which list page holds which posts. What plans of
 * the whole site ask for stands here, so that they need not read ten thousand texts.
 */
const PLANNED_GRAPHQL = `
  type PostNeighbours implements Node @dontInfer {
    slug: String! changedAt: String! post: BlogPost! @link previous: BlogPost @link
    next: BlogPost @link related: [BlogPost!]! @link
  }
  type PostList implements Node @dontInfer {
    address: String! base: String! kind: String! slug: String! name: String! page: Int!
    pageCount: Int! total: Int! posts: [BlogPost!]! @link changedAt: String!
  }
`;

/** Declares every GraphQL type; nothing is inferred from data, so odd data cannot bend a type. */
export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions }) => {
  const types = Object.values(CONTENT_TYPES).map(({ graphql }) => graphql);
  actions.createTypes([...types, CATALOGUE_GRAPHQL, PLANNED_GRAPHQL]);
};
