/**
 * A Gatsby site built as in Gatsby's tutorials, with the same posts and lists as ours, to compare
 * builds with.
 */
import path from "node:path";

const POSTS_PER_PAGE = 9;
const slugOf = (text) => text.toLowerCase().replaceAll(" ", "-");

export async function sourceNodes({ actions, createContentDigest, createNodeId }) {
  for (let page = 1, pages = 1; page <= pages; page++) {
    const response = await fetch(`${process.env.CONTENT_API_URL}/blogs?per_page=100&page=${page}`);
    const answer = await response.json();
    pages = answer.pages;
    for (const post of answer.blogs) {
      actions.createNode({
        ...post,
        postId: post.id,
        id: createNodeId(`post-${post.id}`),
        internal: { type: "Post", contentDigest: createContentDigest(post) },
      });
    }
  }
}

export function createSchemaCustomization({ actions }) {
  actions.createTypes(`
    type Post implements Node {
      postId: Int!
      title: String!
      paragraph_explanation: String!
      category: String!
      author_name: String!
      tags: [String!]!
      sections: [PostSection!]!
      created_at: Date! @dateformat
    }
    type PostSection {
      header: String!
      explanation: String!
    }
  `);
}

export async function createPages({ actions, graphql }) {
  const { data, errors } = await graphql(`
    {
      allPost(sort: { created_at: DESC }) {
        nodes {
          id
          postId
          category
          tags
          author_name
        }
      }
    }
  `);
  if (errors) throw errors;
  const posts = data.allPost.nodes;
  for (const { id, postId } of posts) {
    actions.createPage({
      path: `/blog/${postId}`,
      component: path.resolve("src/templates/post.js"),
      context: { id },
    });
  }
  const list = (base, filter, count) => {
    for (let page = 1; (page - 1) * POSTS_PER_PAGE < count; page++) {
      actions.createPage({
        path: page === 1 ? base : `${base}/page/${page}`,
        component: path.resolve("src/templates/list.js"),
        context: { filter, skip: (page - 1) * POSTS_PER_PAGE, limit: POSTS_PER_PAGE },
      });
    }
  };
  list("/blog", {}, posts.length);
  const lists = (kind, namesOf, filterOf) => {
    const counts = new Map();
    for (const name of posts.flatMap(namesOf)) counts.set(name, (counts.get(name) ?? 0) + 1);
    for (const [name, count] of counts) {
      list(`/blog/${kind}/${slugOf(name)}`, filterOf(name), count);
    }
  };
  lists(
    "category",
    ({ category }) => [category],
    (name) => ({ category: { eq: name } }),
  );
  lists(
    "tag",
    ({ tags }) => tags,
    (name) => ({ tags: { eq: name } }),
  );
  lists(
    "author",
    ({ author_name }) => [author_name],
    (name) => ({ author_name: { eq: name } }),
  );
}
