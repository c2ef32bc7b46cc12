import { existsSync } from "node:fs";
import { readCatalogue } from "../../src/gatsby/sourcing/content-folder";

const {
  services: SERVICES,
  navigation: { footer },
} = readCatalogue().records;

const service = (id: string) => {
  const found = SERVICES.find(({ serviceId }) => serviceId === id);
  if (!found) throw new Error(`no service ${id}`);
  return found;
};

test("the services have the header menu's order and names, and one icon each", () => {
  expect(SERVICES.map(({ serviceId, menuLabel }) => `${serviceId}: ${menuLabel}`)).toEqual([
    "bulksms: Bulk SMS",
    "shortcode: Short Code",
    "ussd: USSD",
    "callcenter: Call Center & CRM",
    "software: Software Development",
    "integration: System Integration",
    "payment: Payment Solutions",
    "ivr: IVR & Voice",
  ]);
  expect(new Set(SERVICES.map(({ icon }) => icon)).size).toBe(8);
});

test("the footer lists services by their pages' titles", () => {
  const links = footer.flatMap(({ links }) => links);
  const shown = links.flatMap(({ label, to }) => {
    const path = to.split("/services/")[1];
    return path ? [[label, path]] : [];
  });
  const titled = shown.map(([, path = ""]) => {
    const found = SERVICES.find(({ serviceId, aliases }) => [serviceId, ...aliases].includes(path));
    return [found?.title, path];
  });
  expect(shown).toHaveLength(5);
  expect(shown).toEqual(titled);
});

/** A service's page doesn't show plans, so a feature that the cheapest one lacks must say so. */
test.each([
  ["shortcode", "Live Results", "Dedicated"],
  ["shortcode", "Choose Who Pays", "Custom"],
  ["ussd", "English and Kiswahili", "Pro"],
  ["ussd", "Live Answers", "Pro"],
  ["ussd", "M-Pesa From the Menu", "Pro"],
  ["callcenter", "Tickets and Follow-Up", "Business"],
  ["callcenter", "Supervisor Dashboard", "Business"],
  ["callcenter", "Recording and Review", "Business"],
  ["integration", "API Development", "Custom"],
  ["integration", "Real-Time Events", "Pro"],
  ["payment", "Card Payments", "Business"],
  ["payment", "Bulk Payouts", "Business"],
  ["ivr", "Prompts in Local Languages", "Custom"],
  ["ivr", "Self-Service by Keypad", "Business"],
  ["ivr", "Voice Broadcasts", "Business"],
  ["ivr", "Hours, Holidays and Queues", "Business"],
  ["ivr", "Voicemail and Call-Backs", "Business"],
])("%s: “%s” names the lowest plan that has it: %s", (id, title, plan) => {
  const { features, pricing } = service(id);
  const feature = features.find((one) => one.title === title);
  expect(pricing.map(({ name }) => name)).toContain(plan);
  const shown = `${feature?.plan} plan. ${feature?.description}`; // the badge, then the text
  expect(shown).toMatch(new RegExp(`\\b${plan} plan\\b`));
});

/** Each service's colour and plans: name, price, and the features that the plan table lists. */
test.each<[string, string, "month" | "project", string[]]>([
  [
    "bulksms",
    "#2B3857",
    "month",
    ["Starter 15,000: 5,000 credits", "Business 40,000: 20,000 credits", "Enterprise Custom"],
  ],
  [
    "shortcode",
    "#E94E77",
    "month",
    ["Shared 20,000: Shared code", "Dedicated 60,000: 30 keywords", "Custom Custom"],
  ],
  [
    "ussd",
    "#C5337B",
    "month",
    ["Standard 30,000: 200 sessions/day", "Pro 80,000: 1,000 sessions/day", "Custom Custom"],
  ],
  [
    "callcenter",
    "#2B3857",
    "month",
    ["Basic 50,000: 3 agents", "Business 150,000: 10 agents", "Custom Custom"],
  ],
  ["software", "#3A3D98", "project", ["Kickstart 150,000", "Growth 500,000", "Custom Custom"]],
  [
    "integration",
    "#42A5F5",
    "project",
    ["Starter 75,000: 1 connector", "Pro 200,000: Up to 3 connectors", "Custom Custom"],
  ],
  ["payment", "#00C853", "month", ["Standard 20,000", "Business 60,000", "Custom Custom"]],
  [
    "ivr",
    "#673AB7",
    "month",
    ["Starter 25,000: 2 menu levels", "Business 70,000: 4 menu levels", "Custom Custom"],
  ],
])("%s is %s and sold per %s at the specified prices", (id, color, interval, plans) => {
  const { pricing, ...one } = service(id);
  expect(one.color).toBe(color);
  expect(pricing.map((plan) => [plan.interval, plan.currency, plan.isPopular])).toEqual([
    [interval, "KSh", false],
    [interval, "KSh", true],
    [interval, "", false],
  ]);
  pricing.forEach(({ name, price, features }, i) => {
    const [plan, feature] = plans[i]?.split(": ") ?? [];
    expect(`${name} ${price}`).toBe(plan);
    if (feature) expect(features).toContain(feature);
  });
});

test("the cheaper short code and USSD plans state their limits", () => {
  expect(service("shortcode").pricing[0]?.features).toContain("Up to 5 keywords");
  expect(service("ussd").pricing[0]?.features).toContain("1-level menus");
});

test("plans, features and questions agree on the levels of a USSD menu", () => {
  const { pricing, faqs, features } = service("ussd");
  const levels = pricing.map((plan) => plan.features.find((feature) => /level/.test(feature)));
  expect(levels.slice(0, 2)).toEqual(["1-level menus", "Menus up to 4 levels"]);
  const answer = faqs.find(({ question }) => /menu levels/.test(question))?.answer;
  expect(answer).toContain("The Standard plan has one level");
  expect(answer).toContain("the Pro plan up to 4 levels");
  const feature = features.find(({ title }) => title === "Up to 4 Menu Levels");
  expect(feature?.description).toContain("up to 4 levels, depending on the plan");
});

test.each<[string, string]>([
  ["shortcode", "Short codes take 4-8 weeks to provision"],
  ["integration", "Integrations take 4-6 weeks"],
  ["ussd", "USSD supports 4-level menus out of the box"],
])("a question about %s is answered: %s", (id, fact) => {
  expect(service(id).faqs.map(({ answer }) => answer)).toContainEqual(
    expect.stringContaining(fact),
  );
});

test("the only percentage that services claim is Bulk SMS's delivery rate", () => {
  const claims = SERVICES.flatMap(({ serviceId, ...rest }) =>
    [...JSON.stringify(rest).matchAll(/"([^"]*%[^"]*)"/g)].map(([, text]) => [serviceId, text]),
  );
  expect(claims).toEqual([["bulksms", "99.9% delivery rate"]]);
});

test.each(SERVICES)("$serviceId has an image and clients with portraits", (one) => {
  const images = [one.benefitsImage, ...one.testimonials.map(({ image }) => image)];
  expect(images.filter(({ path }) => !existsSync(`sample/images/${path}`))).toEqual([]);
  expect(new Set(one.testimonials.map(({ author }) => author)).size).toBe(one.testimonials.length);
});

test("each plan with a price says what it counts and what happens beyond that", () => {
  const plans = SERVICES.flatMap(({ title, pricing }) =>
    pricing.map((plan) => ({ ...plan, name: `${title}: ${plan.name}` })),
  );
  const silent = plans.filter(({ currency, counted, beyond }) => currency && (!counted || !beyond));
  expect(silent.map(({ name }) => name)).toEqual([]);
});
