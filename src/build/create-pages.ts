import path from "node:path";
import type { GatsbyNode, Reporter } from "gatsby";
import { caseStudyRoute, postRoute, ROUTES, SERVICE_ALIASES, serviceRoute } from "../site/routes";
import { LATEST_LIST, recentList } from "./content-nodes";

const template = (name: string): string => path.resolve(`src/templates/${name}.tsx`);
const slice = (name: string): string => path.resolve(`src/slices/${name}.tsx`);

/** Slices beside a post, by the key of its list of recent posts. */
const recentSlice = (key: string): string => (key ? `recent-posts-without-${key}` : "recent-posts");

/**
 * Makes every page that content decides. Page context holds ids and numbers, never content, so
 * that a changed post marks only the pages that show it.
 */
export const createPages: GatsbyNode["createPages"] = async ({
  graphql,
  actions,
  reporter,
  createNodeId,
}) => {
  const result = await graphql<Queries.PagePlanQuery>(`#graphql
    query PagePlan {
      lists: allPostList(filter: { address: { ne: "" } }) { nodes { id address kind slug } }
      places: allPostPlace { nodes { id post { slug } } }
      services: allService(sort: { order: ASC }) { nodes { id serviceId } }
      caseStudies: allCaseStudy { nodes { id slug } }
    }
  `);
  const data = result.data;
  if (!data) return failed(reporter, result.errors);
  const { createPage, createRedirect, createSlice } = actions;
  const nodeId = (type: string, key: string) => createNodeId(`${type} ${key}`);

  createSlice({ id: "header", component: slice("header"), context: {} });
  createSlice({ id: "footer", component: slice("footer"), context: {} });
  const recentKeys = await recentListKeys(graphql);
  for (const key of recentKeys) {
    const context = { id: nodeId("PostList", recentList(key)) };
    createSlice({ id: recentSlice(key), component: slice("recent-posts"), context });
  }

  createPage({
    path: ROUTES.home,
    component: template("home"),
    context: { latestId: nodeId("PostList", LATEST_LIST) },
  });
  for (const { id, address, kind, slug } of data.lists.nodes) {
    const context = kind === "category" ? { id, categoryId: nodeId("BlogCategory", slug) } : { id };
    createPage({
      path: address,
      component: template(`blog-${kind === "all" ? "list" : kind}`),
      context,
    });
  }
  const ownRecent = new Set(recentKeys);
  for (const { id, post } of data.places.nodes) {
    createPage({
      path: postRoute(post.slug),
      component: template("blog-post"),
      context: { id },
      slices: { "recent-posts": recentSlice(ownRecent.has(post.slug) ? post.slug : "") },
    });
  }
  for (const { id, serviceId } of data.services.nodes) {
    createPage({ path: serviceRoute(serviceId), component: template("service"), context: { id } });
  }
  for (const [alias, serviceId] of Object.entries(SERVICE_ALIASES)) {
    const context = { id: nodeId("Service", serviceId) };
    createPage({ path: serviceRoute(alias), component: template("service"), context });
  }
  for (const { id, slug } of data.caseStudies.nodes) {
    createPage({ path: caseStudyRoute(slug), component: template("case-study"), context: { id } });
  }
  for (const fromPath of [ROUTES.previousPost, ROUTES.nextPost]) {
    createRedirect({ fromPath, toPath: ROUTES.blog, isPermanent: true, redirectInBrowser: true });
  }
};
