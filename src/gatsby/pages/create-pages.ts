import path from "node:path";
import type { GatsbyNode } from "gatsby";
import {
  caseStudyRoute,
  DRAFT_ROUTE,
  PHONE_ROUTES,
  postRoute,
  REDIRECTS,
  ROUTES,
  servicePaths,
} from "../../site/routes";
import { LATEST_LIST } from "../sourcing/content-nodes";

const template = (name: string): string => path.resolve(`src/templates/${name}.tsx`);
const slice = (name: string): string => path.resolve(`src/slices/${name}.tsx`);

/**
 * Creates every page that depends on content. The page context contains ids but never content, so
 * that a changed post only affects pages that show it.
 */
export const createPages: GatsbyNode["createPages"] = async ({
  graphql,
  actions,
  reporter,
  createNodeId,
}) => {
  const { data, errors } = await graphql<Queries.PagePlanQuery>(`#graphql
    query PagePlan {
      lists: allPostList(filter: { path: { ne: "" } }) { nodes { id path } }
      neighbours: allPostNeighbours { nodes { id slug } }
      services: allService(sort: { order: ASC }) { nodes { id serviceId aliases } }
      caseStudies: allCaseStudy { nodes { id slug } }
      phoneMenus: allPhoneMenu { nodes { id kind } }
    }
  `);
  if (!data) return void reporter.panicOnBuild("The page plan couldn't be queried", errors);
  const { createPage, createRedirect, createSlice } = actions;
  const nodeId = (type: string, key: string) => createNodeId(`${type} ${key}`);

  createSlice({ id: "header", component: slice("header"), context: {} });
  createSlice({ id: "footer", component: slice("footer"), context: {} });

  createPage({
    path: ROUTES.home,
    component: template("home"),
    context: { latestId: nodeId("PostList", LATEST_LIST) },
  });
  for (const { id, path } of data.lists.nodes) {
    createPage({ path, component: template("blog-index"), context: { id } });
  }
  for (const { id, slug } of data.neighbours.nodes) {
    createPage({ path: postRoute(slug), component: template("blog-post"), context: { id } });
  }
  for (const { id, ...service } of data.services.nodes) {
    for (const path of servicePaths(service)) {
      createPage({ path, component: template("service"), context: { id } });
    }
  }
  for (const { id, slug } of data.caseStudies.nodes) {
    createPage({ path: caseStudyRoute(slug), component: template("case-study"), context: { id } });
  }
  for (const { id, kind } of data.phoneMenus.nodes) {
    createPage({ path: PHONE_ROUTES[kind], component: template("phone-menu"), context: { id } });
  }
  if (process.env.NODE_ENV === "development") {
    createPage({ path: DRAFT_ROUTE, component: template("post-draft"), context: {} });
  }
  for (const { from, to } of REDIRECTS) {
    // Only hosts redirect. Redirects in the browser would be part of every page's scripts.
    createRedirect({ fromPath: from, toPath: to, isPermanent: true });
  }
};
