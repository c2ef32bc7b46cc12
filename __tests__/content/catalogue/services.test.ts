import { PEOPLE } from "../../../src/content/catalogue/people";
import { SERVICES } from "../../../src/content/catalogue/services";
import { SERVICE_IDS, type ServiceId } from "../../../src/content/catalogue/types";
import { SERVICE_LINKS } from "../../../src/site/navigation";

const service = (id: ServiceId) => {
  const found = SERVICES.find(({ serviceId }) => serviceId === id);
  if (!found) throw new Error(`no service ${id}`);
  return found;
};

const words = (text: string) => text.split(/\s+/).length;
const sentences = (text: string) => text.split(/[.?!](?:\s|$)/).filter(Boolean).length;

/** Every string below `value`, at any depth. */
const texts = (value: unknown): string[] => {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(texts) : [];
};

const each = test.each(SERVICES.map((one) => [one.serviceId, one] as const));

test("the services stand in the order of the header's menu, under its titles", () => {
  expect(SERVICES.map(({ serviceId }) => serviceId)).toEqual([...SERVICE_IDS]);
  expect(SERVICES.map(({ title }) => title)).toEqual([
    "Bulk SMS",
    "Short Code",
    "USSD Services",
    "Call Center & CRM",
    "Software Development",
    "System Integration",
    "Payment Solutions",
    "IVR & Voice",
  ]);
  const labels = SERVICES.map(({ title }) => (title === "USSD Services" ? "USSD" : title));
  expect(SERVICE_LINKS.map(({ label }) => label)).toEqual(labels);
});

test("every service has an icon of its own", () => {
  expect(new Set(SERVICES.map(({ icon }) => icon)).size).toBe(8);
});

test.each<[ServiceId, string]>([
  ["bulksms", "#2B3857"],
  ["shortcode", "#E94E77"],
  ["ussd", "#C5337B"],
  ["callcenter", "#2B3857"],
  ["software", "#3A3D98"],
  ["integration", "#42A5F5"],
  ["payment", "#00C853"],
  ["ivr", "#673AB7"],
])("%s is tinted %s", (id, color) => {
  expect(service(id).color).toBe(color);
});

describe("plans", () => {
  test.each<[ServiceId, "month" | "project", [name: string, price: string][]]>([
    [
      "bulksms",
      "month",
      [
        ["Starter", "15,000"],
        ["Business", "40,000"],
        ["Enterprise", "Custom"],
      ],
    ],
    [
      "shortcode",
      "month",
      [
        ["Shared", "20,000"],
        ["Dedicated", "60,000"],
        ["Custom", "Custom"],
      ],
    ],
    [
      "ussd",
      "month",
      [
        ["Standard", "30,000"],
        ["Pro", "80,000"],
        ["Custom", "Custom"],
      ],
    ],
    [
      "callcenter",
      "month",
      [
        ["Basic", "50,000"],
        ["Business", "150,000"],
        ["Custom", "Custom"],
      ],
    ],
    [
      "software",
      "project",
      [
        ["Kickstart", "150,000"],
        ["Growth", "500,000"],
        ["Custom", "Custom"],
      ],
    ],
    [
      "integration",
      "project",
      [
        ["Starter", "75,000"],
        ["Pro", "200,000"],
        ["Custom", "Custom"],
      ],
    ],
    [
      "payment",
      "month",
      [
        ["Standard", "20,000"],
        ["Business", "60,000"],
        ["Custom", "Custom"],
      ],
    ],
    [
      "ivr",
      "month",
      [
        ["Starter", "25,000"],
        ["Business", "70,000"],
        ["Custom", "Custom"],
      ],
    ],
  ])("%s is sold per %s at the specified prices", (id, interval, plans) => {
    const { pricing } = service(id);
    expect(pricing.map(({ name, price }) => [name, price])).toEqual(plans);
    expect(pricing.map((plan) => plan.interval)).toEqual([interval, interval, interval]);
    expect(pricing.map(({ currency }) => currency)).toEqual(["KSh", "KSh", ""]);
    expect(pricing.map(({ isPopular }) => isPopular)).toEqual([false, true, false]);
  });

  test.each<[ServiceId, string, string[]]>([
    ["bulksms", "Starter", ["5,000 credits"]],
    ["bulksms", "Business", ["20,000 credits"]],
    ["shortcode", "Shared", ["Shared code", "Up to 5 keywords"]],
    ["shortcode", "Dedicated", ["Dedicated code", "30 keywords"]],
    ["ussd", "Standard", ["200 sessions/day", "1-level menus"]],
    ["ussd", "Pro", ["1,000 sessions/day"]],
    ["callcenter", "Basic", ["3 agents"]],
    ["callcenter", "Business", ["10 agents"]],
    ["integration", "Starter", ["1 connector"]],
    ["integration", "Pro", ["Up to 3 connectors"]],
    ["ivr", "Starter", ["2 menu levels"]],
    ["ivr", "Business", ["4 menu levels"]],
  ])("%s %s contains what is specified", (id, name, features) => {
    const plan = service(id).pricing.find((one) => one.name === name);
    expect(plan?.features).toEqual(expect.arrayContaining(features));
  });

  test("a plan whose unit price differs from the pricing page says what it adds", () => {
    expect(service("bulksms").pricing[0]?.description).toContain("bulk SMS table");
    expect(service("shortcode").pricing[0]?.description).toContain("pricing page");
  });
});

describe("specified facts", () => {
  const answers = (id: ServiceId) => service(id).faqs.map(({ answer }) => answer);

  test.each<[ServiceId, string]>([
    ["shortcode", "Short codes take 4-8 weeks to provision"],
    ["integration", "Integrations take 4-6 weeks"],
    ["ussd", "USSD supports 4-level menus out of the box"],
  ])("a question about %s is answered: %s", (id, fact) => {
    expect(answers(id)).toContainEqual(expect.stringContaining(fact));
  });

  test("the answer on USSD levels also holds for the Standard plan", () => {
    expect(answers("ussd")).toContainEqual(
      expect.stringMatching(/4-level menus out of the box.*Standard plan is configured with one/),
    );
  });

  test("99.9% delivery rate is the only percentage, and only Bulk SMS claims it", () => {
    const claims = SERVICES.flatMap(({ serviceId: id, ...rest }) =>
      texts(rest)
        .filter((text) => text.includes("%"))
        .map((text) => [id, text]),
    );
    expect(claims).toEqual([["bulksms", "99.9% delivery rate"]]);
  });
});

describe("copy", () => {
  each("%s has as much to say as its page has room for", (_id, one) => {
    expect(one.features).toHaveLength(6);
    expect([4, 5]).toContain(one.process.length);
    expect([4, 5]).toContain(one.benefits.length);
    expect([4, 5, 6]).toContain(one.useCases.length);
    expect([2, 3]).toContain(one.testimonials.length);
    expect(one.pricing).toHaveLength(3);
    expect([4, 5, 6]).toContain(one.faqs.length);
  });

  each("%s introduces itself briefly", (_id, one) => {
    expect(one.shortDescription.length).toBeLessThanOrEqual(110);
    expect(sentences(one.shortDescription)).toBe(1);
    expect([2, 3]).toContain(sentences(one.description));
    expect(one.description.length).toBeLessThanOrEqual(300);
  });

  each("%s keeps every text within its place", (_id, one) => {
    const outside = [
      ...one.features.filter(
        ({ description }) => words(description) < 15 || words(description) > 30,
      ),
      ...one.features.filter(({ description }) => description.length > 200),
      ...[...one.process, ...one.benefits].filter(({ description }) => description.length > 180),
      ...one.useCases.filter(({ description }) => description.length > 110),
      ...[...one.features, ...one.process, ...one.benefits, ...one.useCases].filter(
        ({ title }) => title.length > 40,
      ),
      ...one.testimonials.filter(({ quote }) => quote.length > 260),
      ...one.pricing.filter(({ description }) => description.length > 140),
      ...one.pricing.flatMap(({ features }) => features).filter((feature) => feature.length > 70),
      ...one.faqs.filter(({ question }) => question.length > 80 || !question.endsWith("?")),
      ...one.faqs.filter(({ answer }) => answer.length > 280),
    ];
    expect(outside).toEqual([]);
  });

  each("%s repeats no title, icon, question or plan feature in a list", (_id, one) => {
    const lists = [
      ...[one.features, one.process, one.benefits, one.useCases].map((list) =>
        list.map(({ title }) => title),
      ),
      ...[one.features, one.useCases].map((list) => list.map(({ icon }) => icon)),
      one.faqs.map(({ question }) => question),
      one.testimonials.map(({ author }) => author),
      ...one.pricing.map(({ features }) => features),
    ];
    for (const list of lists) expect(new Set(list).size).toBe(list.length);
  });

  each("%s is plain text with straight quotes", (_id, one) => {
    expect(texts(one).filter((text) => /[<>‘’“”]|&[a-z#]|^\s|\s$|\s\s/.test(text))).toEqual([]);
  });
});

describe("people and pictures", () => {
  each("%s names its picture and its fallback", (id, one) => {
    expect(one.benefitsImage).toEqual({
      kind: "image",
      path: `services/${id}.jpg`,
      fallback: "fallback/service.jpg",
    });
  });

  test("a client speaks with one position, one company and their own portrait", () => {
    expect(service("shortcode").testimonials[1]).toEqual({
      quote: expect.stringContaining("feedback keyword"),
      author: "Mwangi Njoroge",
      position: "Operations Lead",
      company: "Sample Retail Ltd",
      image: { kind: "image", path: "people/mwangi-njoroge.png", fallback: "fallback/person.png" },
    });
  });

  test("every sample client speaks somewhere, none on more than two services", () => {
    const authors = SERVICES.flatMap(({ testimonials }) =>
      testimonials.map(({ author }) => author),
    );
    expect(PEOPLE).toHaveLength(12);
    expect(new Set(authors)).toEqual(new Set(PEOPLE.map(({ name }) => name)));
    for (const { name } of PEOPLE) {
      expect(authors.filter((author) => author === name).length).toBeLessThanOrEqual(2);
    }
  });

  test("portraits are named after the people, companies show that they are samples", () => {
    for (const { name, slug, company } of PEOPLE) {
      expect(slug).toBe(name.toLowerCase().replaceAll(" ", "-"));
      expect(company).toMatch(/^Sample /);
    }
  });
});
