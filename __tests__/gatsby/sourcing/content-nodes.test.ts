import { blogPosts } from "../../../src/content/blog/blog-posts";
import { type AllContent, CONTENT_NAMES } from "../../../src/content/registry";
import { contentNodes } from "../../../src/gatsby/sourcing/content-nodes";
import { CATALOGUE, OWN_CONTENT } from "../../fixtures/catalogue";

const bundled = Object.fromEntries(
  CONTENT_NAMES.map((name) => [name, OWN_CONTENT[name].content]),
) as unknown as AllContent; // one entry per name

const oldestFirst = blogPosts.parse(
  Array.from({ length: 25 }, (_, i) => ({
    id: i + 1,
    created_at: `2026-01-${String(i + 1).padStart(2, "0")}`,
    sections: [{ header: "Why", explanation: i === 24 ? "<img src=images/a.png>" : "Because" }],
  })),
);
if (oldestFirst.kind !== "filled") throw new Error(oldestFirst.reason);

const nodes = contentNodes({ ...bundled, blogPosts: oldestFirst.content }, CATALOGUE, {
  nodeId: (_type, key) => key,
  image: ({ path, fallback }) => path ?? fallback,
  sanitiseHtml: (html) => html,
  folderPosts: bundled.blogPosts,
});
const node = (type: string, key: string) =>
  nodes.find((candidate) => candidate.type === type && candidate.key === key);

describe("contentNodes", () => {
  test("lists the 20 newest posts for the home page", () => {
    const numbers = Array.from({ length: 20 }, (_, i) => String(25 - i));
    expect(node("PostList", "latest")?.fields).toMatchObject({ posts: numbers, total: 20 });
  });

  test("relates a service to the first three others", () => {
    expect(node("Service", "shortcode")?.fields.related).toEqual(["bulksms", "ussd", "callcenter"]);
  });

  test("gives a service its phone with the company's points, if there's a menu for it", () => {
    expect(node("Service", "ussd")?.fields.demo).toBe("ussd");
    expect(node("Service", "shortcode")?.fields.demo).toBeNull();
    expect(node("PhoneMenu", "ussd")?.fields).toMatchObject({
      owner: "Sample Sacco",
      points: ["Your own menu can run here: we draw it with you before anything is built."],
    });
    const context = { nodeId: String, image: () => "", sanitiseHtml: String, folderPosts: [] };
    const without = contentNodes(bundled, { ...CATALOGUE, phoneMenus: [] }, context);
    const service = without.find(({ type, key }) => type === "Service" && key === "ussd");
    expect(service?.fields.demo).toBeNull();
  });

  test("gives a category and its list the words and colour of the folder, or the specified ones", () => {
    const words = "Explore our articles on bulk SMS solutions";
    expect(node("PostList", "/blog/category/sms")?.fields).toMatchObject({
      about: expect.stringContaining(words),
      colour: "#2B3857",
    });
    expect(node("BlogCategory", "sms")?.fields).toMatchObject({
      description: expect.stringContaining(words),
      colour: "#2B3857",
    });
    expect(node("PostList", "/blog/category/general")?.fields).toMatchObject({
      about: "Browse our collection of informative articles and insights.",
      colour: "",
    });
    expect(node("PostList", "/blog")?.fields).toMatchObject({
      name: "Our Blog",
      about: "Insights, tips, and updates from our team of communication experts",
      description: expect.stringMatching(/, on bulk SMS, USSD, calls, payments and software\.$/),
      colour: "",
    });
    expect(node("PageCopy", "about")?.fields).toMatchObject({
      subtitle: "Messages that reach. Systems that connect.",
    });
  });

  test("resolves a post's text late, unless it has images", () => {
    const text = {
      content: '<h2 id="part-why"><a name="why"></a>Why</h2><p>Because</p>',
      contents: [{ anchor: "part-why", title: "Why" }],
    };
    expect(node("BlogPost", "1")?.fields).not.toHaveProperty("content");
    expect(node("BlogPost", "1")?.late?.fields()).toEqual(text);
    expect(node("BlogPost", "25")?.fields.content).toContain("<img");
    expect(node("BlogPost", "25")).not.toHaveProperty("late");
  });

  test("gives each sample of an empty category a bundled picture and a page", () => {
    const mixed = contentNodes(
      {
        ...bundled,
        blogPosts: oldestFirst.content,
        blogCategories: [{ slug: "ussd", name: "USSD" }],
      },
      CATALOGUE,
      {
        nodeId: (_type, key) => key,
        image: ({ path, fallback }, { isOfFolder }) =>
          isOfFolder ? (path ?? fallback) : "of the API",
        sanitiseHtml: (html) => html,
        folderPosts: bundled.blogPosts,
      },
    );
    const keys = (type: string) => mixed.filter((one) => one.type === type).map(({ key }) => key);
    const samples = keys("BlogPost").filter((key) => key.startsWith("sample-"));
    expect(samples).toEqual(["sample-10", "sample-5"]);
    expect(keys("PostNeighbours")).toEqual(expect.arrayContaining(samples));
    const list = mixed.find(({ key }) => key === "/blog/category/ussd");
    expect(list?.fields).toMatchObject({
      posts: samples,
      total: 0,
      changedAt: expect.stringMatching(/^2026/),
    });
    const pictures = mixed
      .filter(({ key }) => samples.includes(key))
      .map(({ fields }) => fields.image);
    expect(pictures).toContain("posts/ussd-menu-design.jpg");
    expect(pictures).not.toContain("of the API");
  });

  test("makes no second page for the content folder's only post", () => {
    const only = bundled.blogPosts.slice(0, 1);
    const made = contentNodes({ ...bundled, blogPosts: only }, CATALOGUE, {
      nodeId: (_type, key) => key,
      image: () => "",
      sanitiseHtml: (html) => html,
      folderPosts: only,
    });
    const keys = made.filter(({ type }) => type === "BlogPost").map(({ key }) => key);
    expect(keys).toEqual(only.map(({ slug }) => slug));
  });

  test("makes a page for each author who has written, with role and introduction", () => {
    const authors = [{ authorId: "anon", name: "Anonymous", role: "Guest", bio: "Writes." }];
    const [first] = contentNodes(
      { ...bundled, blogPosts: oldestFirst.content },
      { ...CATALOGUE, authors },
      {
        nodeId: (_type, key) => key,
        image: () => "",
        sanitiseHtml: (html) => html,
        folderPosts: [],
      },
    ).filter(({ fields }) => fields.kind === "author");
    expect(first?.fields).toMatchObject({
      path: "/blog/author/anon",
      name: "Anonymous",
      about: "Guest. Writes.",
      total: 25,
    });
  });
});
