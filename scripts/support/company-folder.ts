import path from "node:path";
import * as v from "valibot";
import { services } from "../../src/content/catalogue/service-record";
import { type Company, parseCompany } from "../../src/content/company/company";
import { hexColour, id, line } from "../../src/content/model/fields";
import { isObject } from "../../src/content/model/schema-shape";
import { ALL_PARTS, PARTS_FILE } from "../../src/content/site/parts";
import { logoSvg, markSvg } from "../../src/gatsby/brand/brand-drawings";
import { replaceFile } from "../../src/node/replace-file";
import { brandPalette } from "../../src/site/company/brand-palette";

/** A company as `npm run new-company` asks for it: the fields of `content/company.json`, and its services. */
export interface NewCompany {
  readonly company: Company;
  readonly services: readonly NewService[];
}

/** Schema of a service's id. */
const SERVICE_ID = (isObject(services.schema) && services.schema.entries.id) || id;
const newService = v.object({
  id: v.pipe(
    id,
    v.rawCheck(({ dataset, addIssue }) => {
      const [issue] = (dataset.typed && v.safeParse(SERVICE_ID, dataset.value).issues) || [];
      if (issue) addIssue({ message: issue.message });
    }),
  ),
  title: line,
  color: v.optional(hexColour),
});
type NewService = v.InferOutput<typeof newService>;
const newServices = v.pipe(
  v.array(newService, "must be a list of services"),
  v.minLength(1, "must have one service at least"),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const ids = dataset.value.map((service) => service.id);
    const again = ids.find((service, i) => ids.indexOf(service) < i);
    if (again) addIssue({ message: `have “${again}” twice, but each must have an id of its own` });
  }),
);

/**
 * Parses the answers: the fields of `content/company.json`, and `services`. Returns a sentence for each answer that
 * is wrong.
 */
export function parseNewCompany(
  value: Readonly<Record<string, unknown>>,
): NewCompany | { readonly problems: readonly string[] } {
  const { services: offered, ...answers } = value;
  const { company, issues } = parseCompany(answers);
  const list = v.safeParse(newServices, offered);
  const problems = [
    ...issues.map(({ field, problem }) => `${field} ${problem}.`),
    ...(list.issues ?? []).map((issue) => {
      const field = ["services", ...(issue.path ?? []).map((step) => String(step.key))].join(".");
      return `${field} ${issue.message}.`;
    }),
  ];
  return company && list.success && problems.length === 0
    ? { company, services: list.output }
    : { problems };
}

/**
 * Returns a placeholder for a text that an owner has to write: brackets around the whole, which `launch-check` looks
 * for.
 */
const placeholder = (words: string): string => `[${words}]`;

/** Returns the files of a complete small `content/` for a company, by path. */
export function contentOf({
  company,
  services: offered,
}: NewCompany): Readonly<Record<string, string>> {
  const { name, brand, market } = company;
  const { primary, accent } = brandPalette(brand.colours);
  const today = new Date().toISOString().slice(0, 10);
  const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
  const item = (what: string, n: number) => ({
    title: placeholder(`${what} ${n} in three words`),
    description: placeholder(`${what} ${n} in one sentence`),
  });
  const records = offered.map(({ id: service, title, color = accent }, i) => [
    `services/${service}.json`,
    json({
      order: i + 1,
      title,
      shortDescription: placeholder(`What ${title} does for a client, in one sentence`),
      description: placeholder(`What ${title} is and who uses it, in two or three sentences`),
      color,
      icon: "badge-check",
      features: [1, 2, 3].map((n) => ({ ...item(`Feature of ${title}`, n), icon: "check" })),
      process: [1, 2, 3].map((n) => item(`Step towards ${title}`, n)),
      benefits: [1, 2].map((n) => item(`Benefit of ${title}`, n)),
      useCases: [1, 2].map((n) => ({ ...item(`Use of ${title}`, n), icon: "target" })),
      faqs: [
        {
          question: placeholder(`A question that clients ask about ${title}`),
          answer: placeholder(`The answer about ${title}`),
        },
      ],
    }),
  ]);
  const legal = (title: string, what: string) =>
    json({
      title,
      description: placeholder(`What ${what} say, in one sentence`),
      updated: today,
      underReview: true,
      parts: [
        {
          id: "text",
          heading: title,
          paragraphs: [placeholder(`Have a lawyer of ${company.address.country} write ${what}`)],
        },
      ],
    });
  const ofSection = (section: string) => `sections/${section}.json`;
  return {
    "company.json": json({
      ...company,
      brand: {
        ...brand,
        logo: "brand/logo.svg",
        logoOnDark: "brand/logo-on-dark.svg",
        mark: "brand/mark.svg",
        markOnDark: "brand/mark-on-dark.svg",
      },
    }),
    "images/brand/logo.svg": logoSvg(name, accent, primary),
    "images/brand/logo-on-dark.svg": logoSvg(name, accent, "#ffffff"),
    "images/brand/mark.svg": markSvg(name, accent, "#ffffff"),
    "images/brand/mark-on-dark.svg": markSvg(name, "#ffffff", primary),
    ...Object.fromEntries(records),
    "posts/1.json": json({
      title: `${name} opens its blog`,
      paragraph_explanation: placeholder("What this blog is about, in two or three sentences"),
      category: "general",
      created_at: `${today}T09:00:00Z`,
      author_name: name,
      sections: [
        { header: "What you will find here", explanation: placeholder("The first article") },
      ],
    }),
    [ofSection("hero-section")]: json({
      heading: placeholder("What you do, begun: the titles of services follow"),
      button_text: "CONTACT US",
      services: offered.map(({ title }) => ({
        title: title.toUpperCase(),
        description: placeholder(`Why a client wants ${title}, in one sentence`),
      })),
    }),
    [ofSection("about-us")]: json({
      opening_paragraph: placeholder(`Who ${name} is, in two or three sentences`),
      mission: placeholder("The mission, in one sentence"),
      vision: placeholder("The vision, in one sentence"),
      clients_served: 1,
      countries: 1,
      messages_delivered: 1,
      team_members: 1,
    }),
    [ofSection("services")]: json({
      overall_heading: "Our Services",
      overall_explanation: placeholder("What the services have in common, in one sentence"),
      services: offered.map(({ title }) => ({
        service_name: title.toUpperCase(),
        brief_explanation: placeholder(`What ${title} does, in one sentence`),
        bullet_points: [1, 2].map((n) => placeholder(`Point ${n} of ${title}`)),
        button_text: "Learn More",
      })),
    }),
    [ofSection("why-us")]: json({
      title: `Why businesses choose ${name}`,
      intro: placeholder("What sets you apart, in two or three sentences"),
      reasons: [1, 2].map((n) => ({
        icon: "badge-check",
        title: placeholder(`Reason ${n} in three words`),
        description: placeholder(`Reason ${n} in one sentence`),
      })),
    }),
    [ofSection("how-it-works")]: json({
      heading: "How It Works",
      explanation: placeholder("How working with you goes, in one sentence"),
      steps: [1, 2, 3].map((n) => ({
        title: placeholder(`Step ${n} in one word`),
        brief_paragraph: placeholder(`Step ${n} in one sentence`),
        detailed_paragraph: placeholder(`Step ${n} in three sentences`),
      })),
    }),
    [ofSection("blog-categories")]: json({ categories: ["General"] }),
    "prices.json": json({
      philosophy: [
        placeholder(`How you price, in ${market.currency.name}, in two or three sentences`),
      ],
      offers: [],
      tiersVat: "quoted",
      tiers: [],
      plansVat: "quoted",
    }),
    "messaging-rules.json": json({ networks: [] }),
    "pages.json": json({
      about: { subtitle: "{slogan}" },
      services: { subtitle: placeholder("For whom the services are, in one sentence") },
      pricing: {
        subtitle: placeholder("What the prices are for, in one sentence"),
        closing: { text: placeholder("What a buyer should write to you, in one sentence") },
      },
      contact: { subtitle: placeholder("What one may ask you for, in one sentence") },
      blog: { subtitle: placeholder("What the blog is about, in a few words") },
    }),
    "navigation.json": json(menusOf(offered)),
    // parts without content yet
    [path.basename(PARTS_FILE)]: json({
      ...ALL_PARTS,
      tools: false, // they reckon with prices and with rules of networks
      portal: false,
      caseStudies: false,
      testimonials: false,
    }),
    "legal/privacy-policy.json": legal("Privacy Policy", "the rules on personal data"),
    "legal/terms-of-service.json": legal("Terms of Service", "the terms of this website"),
  };
}

/** Returns the menus of a new company: pages that every site has, and its services. */
function menusOf(offered: readonly { readonly id: string; readonly title: string }[]): object {
  const home = { label: "Home", to: "/" };
  const about = { label: "About Us", to: "/about" };
  const blog = { label: "Blog", to: "/blog" };
  const contact = { label: "Contact Us", to: "/contact" };
  const menu = [home, about, { label: "Services", to: "/services", services: true }, blog];
  return {
    header: menu,
    mobile: menu,
    contact,
    footer: [
      { title: "Quick Links", links: [home, about, blog, contact] },
      {
        title: "Our Services",
        links: offered.map(({ id, title }) => ({ label: title, to: `/services/${id}` })),
      },
    ],
    legal: [
      { label: "Privacy Policy", to: "/privacy-policy" },
      { label: "Terms of Service", to: "/terms-of-service" },
    ],
  };
}

/** Writes `content/` of a company below `directory`. */
export function writeContent(answers: NewCompany, directory: string): void {
  for (const [file, text] of Object.entries(contentOf(answers))) {
    replaceFile(path.join(directory, "content", file), text);
  }
}
