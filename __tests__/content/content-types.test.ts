import { blogCategories } from "../../src/content/blog/blog-categories";
import { categoryDescription, withCategoriesOf } from "../../src/content/blog/category-names";
import { about } from "../../src/content/home/about";
import { hero } from "../../src/content/home/hero";
import { howItWorks } from "../../src/content/home/how-it-works";
import { servicesOverview } from "../../src/content/home/services-overview";
import { team } from "../../src/content/home/team";
import { testimonials } from "../../src/content/home/testimonials";
import type { ContentType } from "../../src/content/model/define";

function filled<Shown>(type: ContentType<Shown>, body: unknown): Shown {
  const result = type.parse(body);
  if (result.kind !== "filled") throw new Error(`${result.kind}: ${result.reason}`);
  return result.content;
}

test("hero: the API's fields as the screen shows them, with the button's default", () => {
  const content = filled(hero, {
    heading: "Hello",
    services: [{ title: "BULK SMS", description: "D", color: "#C5337B", image_path: "hero/x.jpg" }],
  });
  expect(content).toEqual({
    heading: "Hello",
    buttonText: "CONTACT US NOW",
    services: [
      {
        title: "BULK SMS",
        description: "D",
        color: "#C5337B",
        image: { kind: "image", path: "hero/x.jpg", fallback: "fallback/hero.jpg" },
      },
    ],
  });
});

test("services: a card's id is its name in lower case without spaces", () => {
  const content = filled(servicesOverview, {
    services: [
      { service_name: "CALL CENTER SOLUTIONS", brief_explanation: "B", bullet_points: ["1"] },
    ],
  });
  expect(content).toMatchObject({
    heading: "Our Services",
    explanation: "Explore Our Service Offerings",
    services: [{ id: "callcentersolutions", bullets: ["1"], buttonText: "Learn More" }],
  });
});

test("how it works: steps with brief and detail", () => {
  const step = { title: "Consultation", brief_paragraph: "B", detailed_paragraph: "D" };
  expect(filled(howItWorks, { steps: [step] })).toEqual({
    heading: "How It Works",
    explanation: "",
    steps: [{ title: "Consultation", brief: "B", detail: "D" }],
  });
});

test("about: counts that fail become 500, 5, 1 and 45", () => {
  const content = filled(about, {
    opening_paragraph: "O",
    mission: "M",
    vision: "V",
    countries: -1,
  });
  expect(content).toEqual({
    openingParagraph: "O",
    mission: "M",
    vision: "V",
    clientsServed: 500,
    countries: 5,
    messagesDelivered: 1,
    teamMembers: 45,
  });
});

test("about: counts come as numbers or as text", () => {
  const content = filled(about, { clients_served: "1200", messages_delivered: 3_000_000_000 });
  expect(content).toMatchObject({ clientsServed: 1200, messagesDelivered: 3_000_000_000 });
});

test("team: the two brand colours in turn", () => {
  const member = (name: string) => ({ name, role: "R", experience_summary: "E" });
  const content = filled(team, { team_members: ["a", "b", "c"].map(member) });
  expect(content.members.map(({ color }) => color)).toEqual(["#2B3857", "#C5337B", "#2B3857"]);
});

test("testimonials: the specified words where a field is missing", () => {
  const [shown] = filled(testimonials, { testimonials: [{ id: 3 }] });
  expect(shown).toMatchObject({
    testimonialId: "3",
    quote: "No message available",
    name: "Anonymous",
    title: "Client",
    company: "Company",
    rating: 5,
  });
});

test("testimonials: an item without an id is dropped and reported by name", () => {
  const result = testimonials.parse({
    testimonials: [
      { client_name: "Amina", message: "M" },
      { id: 1, message: "N" },
    ],
  });
  expect(result).toMatchObject({
    kind: "filled",
    content: [{ testimonialId: "1" }],
    issues: expect.arrayContaining([
      expect.objectContaining({ item: "“Amina”", field: "id", action: "dropped" }),
    ]),
  });
});

test("testimonials: of two with one id the newest stays", () => {
  const at = (updated_at: string, message: string) => ({ id: 1, message, updated_at });
  const result = testimonials.parse({
    testimonials: [at("2026-01-01T00:00:00Z", "old"), at("2026-02-01T00:00:00Z", "new")],
  });
  expect(result).toMatchObject({ kind: "filled", content: [{ quote: "new" }] });
});

test("categories: ids are lower case with hyphens; nameless and reserved ones are dropped", () => {
  const content = filled(blogCategories, { categories: ["Call Center", "SMS", "", "all", 7] });
  expect(content).toEqual([
    { slug: "call-center", name: "Call Center" },
    { slug: "sms", name: "SMS" },
  ]);
});

test("categories that only posts name stand after the others, with a readable name", () => {
  const all = withCategoriesOf([{ slug: "sms", name: "Bulk SMS" }], ["sms", "mobile-money"]);
  expect(all).toEqual([
    { slug: "sms", name: "Bulk SMS" },
    { slug: "mobile-money", name: "Mobile Money" },
  ]);
});

test.each([
  [
    "sms",
    "Explore our articles on bulk SMS solutions, implementation strategies, and success stories.",
  ],
  ["ussd", "Discover the power of USSD services for businesses across Africa and beyond."],
  [
    "call-center",
    "Learn about optimizing call center operations and enhancing customer experiences.",
  ],
  [
    "payments",
    "Stay updated on secure and efficient payment solutions for businesses of all sizes.",
  ],
  ["software", "Insights on custom software development, trends, and best practices."],
  ["anything", "Browse our collection of informative articles and insights."],
  ["constructor", "Browse our collection of informative articles and insights."],
])("the words for the category %s", (slug, words) => {
  expect(categoryDescription(slug)).toBe(words);
});

const DOCUMENTS = { hero, servicesOverview, howItWorks, about, team, testimonials, blogCategories };

describe.each(Object.entries(DOCUMENTS))("%s", (_name, type) => {
  test.each([
    [
      "an empty object",
      {},
      type === testimonials || type === blogCategories ? "unreadable" : "empty",
    ],
    ["an error body", { error: "database down" }, "unreadable"],
    ["text", "<html>", "unreadable"],
    ["a number", 4, "unreadable"],
  ])("%s is not content", (_case, body, kind) => {
    expect((type as ContentType<unknown>).parse(body).kind).toBe(kind);
  });

  test("null everywhere neither throws nor fills", () => {
    const result = (type as ContentType<unknown>).parse({
      heading: null,
      services: null,
      steps: null,
      team_members: null,
      testimonials: null,
      categories: null,
    });
    expect(result.kind).not.toBe("filled");
  });
});
