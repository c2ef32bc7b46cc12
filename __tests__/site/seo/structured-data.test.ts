import {
  blogPosting,
  breadcrumbs,
  collectionPage,
  contactPage,
  homeGraph,
  pageGraph,
} from "../../../src/site/seo/structured-data";

const ORIGIN = "https://www.savannasignal.example";
const post = {
  path: "/blog/7",
  headline: "A title",
  author: "Ann Otieno",
  images: ["/static/a.jpg"],
  publishedAt: "2026-10-05T08:00:00.000Z",
  updatedAt: null,
  keywords: ["otp", "sms"],
};

test("a graph begins with the company and the site", () => {
  expect(pageGraph().map((node) => Reflect.get(node, "@id"))).toEqual([
    `${ORIGIN}/#organization`,
    `${ORIGIN}/#website`,
  ]);
});

test("the home page's company has the address, phone and e-mail on the page, and no rating", () => {
  const [company] = homeGraph();
  expect(company).toMatchObject({
    "@type": "Organization",
    telephone: "+254 700 000 000",
    email: "hello@savannasignal.example",
    address: { addressLocality: "Nairobi", addressCountry: "KE" },
  });
  expect(JSON.stringify(homeGraph())).not.toMatch(/review|rating|SearchAction/i);
});

test("breadcrumbs count from 1 and have absolute URLs", () => {
  expect(
    breadcrumbs([
      { name: "Home", path: "/" },
      { name: "Blog", path: "/blog" },
    ]),
  ).toMatchObject({
    "@id": `${ORIGIN}/blog#breadcrumb`,
    itemListElement: [
      { position: 1, name: "Home", item: `${ORIGIN}/` },
      { position: 2, name: "Blog", item: `${ORIGIN}/blog` },
    ],
  });
});

test("a post has its author as a person and only known dates", () => {
  const node = blogPosting(post);
  expect(node).toMatchObject({
    author: { "@type": "Person", name: "Ann Otieno" },
    datePublished: "2026-10-05T08:00:00.000Z",
    image: [`${ORIGIN}/static/a.jpg`],
    keywords: "otp, sms",
  });
  expect(JSON.stringify(node)).not.toContain("dateModified");
});

test("an anonymous post belongs to the company", () => {
  expect(blogPosting({ ...post, author: "Anonymous" })).toMatchObject({
    author: { "@id": `${ORIGIN}/#organization` },
  });
});

test("a collection lists its items, and the contact page is about the company", () => {
  const facts = { path: "/blog", name: "Blog", description: "Posts" };
  expect(JSON.stringify(collectionPage(facts))).not.toContain("mainEntity");
  expect(collectionPage({ ...facts, items: [{ name: "A", path: "/blog/a" }] })).toMatchObject({
    mainEntity: { itemListElement: [{ position: 1, name: "A", url: `${ORIGIN}/blog/a` }] },
  });
  expect(contactPage({ ...facts, path: "/contact" })).toMatchObject({
    "@type": "ContactPage",
    about: { "@id": `${ORIGIN}/#organization` },
  });
});
