const path = require("node:path");
const { services, pricing } = require("./catalogue.json");

const get = async (address) => (await fetch(`${process.env.CONTENT_API_URL}/${address}`)).json();
const slugOf = (name) => name.toLowerCase().replace(/[^a-z0-9]+/g, "-");
const withImage = (items, fallback) =>
  items.map(({ image_path, photo_path, ...rest }) => ({
    ...rest,
    image: image_path ?? photo_path ?? fallback,
  }));

async function allBlogs() {
  const blogs = [];
  for (let page = 1, pages = 1; page <= pages; page++) {
    const answer = await get(`blogs?page=${page}&per_page=100`);
    blogs.push(...answer.blogs);
    pages = answer.pages;
  }
  return withImage(blogs, "fallback/blog.jpg");
}

exports.createSchemaCustomization = ({ actions }) =>
  actions.createTypes(`
    type SiteContent implements Node { hero: Hero team: Team testimonials: [Illustrated!]! }
    type Hero { services: [HeroService!]! }
    type HeroService { image: File @link(by: "relativePath") }
    type Team { team_members: [TeamMember!]! }
    type TeamMember { image: File @link(by: "relativePath") }
    type Illustrated { image: File @link(by: "relativePath") }
    type Post implements Node { image: File @link(by: "relativePath") created_at: Date @dateformat }
    type Service implements Node { image: File @link(by: "relativePath") quotes: [Quote!]! }
    type Quote { image: File @link(by: "relativePath") }
  `);

exports.sourceNodes = async ({ actions, createNodeId, createContentDigest }) => {
  const create = (type, key, fields) =>
    actions.createNode({
      ...fields,
      id: createNodeId(`${type} ${key}`),
      internal: { type, contentDigest: createContentDigest(fields) },
    });
  const hero = await get("hero-section");
  const team = await get("our-team");
  const { testimonials } = await get("testimonials");
  const { categories } = await get("blogs/categories");
  create("SiteContent", "all", {
    hero: { ...hero, services: withImage(hero.services, "fallback/hero.jpg") },
    about: await get("about-us"),
    services: await get("services"),
    steps: await get("how-it-works"),
    team: { ...team, team_members: withImage(team.team_members, "fallback/person.png") },
    testimonials: withImage(testimonials, "fallback/person.png"),
    categories: categories.map((name) => ({ name, slug: slugOf(name) })),
  });
  for (const { id, ...blog } of await allBlogs()) {
    const tags = blog.tags.map((name) => ({ name, slug: slugOf(name) }));
    create("Post", id, { ...blog, slug: String(id), category: slugOf(blog.category), tags });
  }
  for (const service of services) create("Service", service.slug, service);
  create("Pricing", "all", pricing);
};

exports.createPages = async ({ graphql, actions }) => {
  const { data } = await graphql(`{
    allPost(sort: { created_at: DESC }) { nodes { id slug category tags { slug name } } }
    allService { nodes { id slug } }
  }`);
  const create = (address, template, context) =>
    actions.createPage({
      path: address,
      component: path.resolve(`src/templates/${template}`),
      context,
    });
  create("/", "home.jsx", { title: "Messages that reach" });
  create("/services", "home.jsx", { title: "Our Services" });
  const lists = new Map();
  const count = (base, title, filter) =>
    lists.set(base, { title, filter, total: (lists.get(base)?.total ?? 0) + 1 });
  data.allPost.nodes.forEach(({ id, slug, category, tags }, i, posts) => {
    const context = { id, category, previous: posts[i + 1]?.id, next: posts[i - 1]?.id };
    create(`/blog/${slug}`, "post.jsx", context);
    count("/blog", "Our Blog", {});
    count(`/blog/category/${category}`, category, { category: { eq: category } });
    for (const tag of tags)
      count(`/blog/tag/${tag.slug}`, tag.name, { tags: { elemMatch: { slug: { eq: tag.slug } } } });
  });
  for (const [base, { total, ...list }] of lists) {
    const pages = Array.from({ length: Math.ceil(total / 9) }, (_, i) => i);
    for (const page of pages) {
      const context = { ...list, base, pageCount: pages.length, page: page + 1, skip: page * 9 };
      create(page === 0 ? base : `${base}/page/${page + 1}`, "post-list.jsx", context);
    }
  }
  for (const { id, slug } of data.allService.nodes)
    create(`/services/${slug}`, "service.jsx", { id });
};
