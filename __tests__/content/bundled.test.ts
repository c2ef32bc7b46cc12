import about from "../../src/content/bundled/about-us.json";
import hero from "../../src/content/bundled/hero-section.json";
import howItWorks from "../../src/content/bundled/how-it-works.json";
import team from "../../src/content/bundled/our-team.json";
import services from "../../src/content/bundled/services.json";
import testimonials from "../../src/content/bundled/testimonials.json";
import { imageRef } from "../../src/content/model/image";

const kebab = (name: string) => name.toLowerCase().replace(/ /g, "-");

test("the hero types five services and leads to contact", () => {
  expect(hero.button_text).toBe("CONTACT US NOW");
  expect(hero.services.map(({ title, image_path }) => [title, image_path])).toEqual([
    ["API INTEGRATION", "hero/api-integration.jpg"],
    ["SHORT CODE", "hero/short-code.jpg"],
    ["BULK SMS", "hero/bulk-sms.jpg"],
    ["PAYMENT SOLUTIONS", "hero/payment-solutions.jpg"],
    ["SOFTWARE DEVELOPMENT", "hero/software-development.jpg"],
  ]);
  for (const { color } of hero.services) expect(["#2B3857", "#C5337B"]).toContain(color);
});

test("the overview has six services of four bullets", () => {
  expect(services.overall_heading).toBe("Our Services");
  expect(services.overall_explanation).toBe("Explore Our Service Offerings");
  expect(services.services.map(({ service_name }) => service_name)).toEqual([
    "BULK SMS",
    "USSD SERVICES",
    "CALL CENTER SOLUTIONS",
    "PAYMENT SOLUTIONS",
    "SOFTWARE DEVELOPMENT",
    "API INTEGRATION",
  ]);
  for (const service of services.services) {
    expect(service.bullet_points).toHaveLength(4);
    expect(service.button_text).toBe("Learn More");
  }
});

test("the work has five steps", () => {
  expect(howItWorks.heading).toBe("How It Works");
  expect(howItWorks.steps.map(({ title }) => title)).toEqual([
    "Consultation",
    "Solution Design",
    "Implementation",
    "Optimization",
    "Ongoing Support",
  ]);
});

test("about has the four default figures", () => {
  const { clients_served, countries, messages_delivered, team_members } = about;
  expect([clients_served, countries, messages_delivered, team_members]).toEqual([500, 5, 1, 45]);
});

test("seven team members have portraits named after them", () => {
  expect(team.team_members).toHaveLength(7);
  expect(team.second_heading).toBe("Join Our Team");
  for (const { name, photo_path } of team.team_members) {
    expect(photo_path).toBe(`team/${kebab(name)}.png`);
  }
});

test("four clients speak, with title and company, rated 5, 5, 5, 4", () => {
  expect(testimonials.testimonials.map(({ rating }) => rating)).toEqual([5, 5, 5, 4]);
  for (const { client_name, role, image_path, created_at } of testimonials.testimonials) {
    expect(role).toMatch(/^[^,]+, Sample [^,]+$/);
    expect(image_path).toBe(`people/${kebab(client_name)}.png`);
    expect(new Date(created_at).toISOString()).toBe(created_at.replace("Z", ".000Z"));
  }
});

test("no text is empty, and every image path is one that the site accepts", () => {
  const visit = (value: unknown, path: string): void => {
    if (typeof value === "string") {
      expect([path, value.trim()]).not.toEqual([path, ""]);
      expect(value).not.toMatch(/lorem|todo|placeholder/i);
      if (/image_path|photo_path/.test(path)) {
        expect(imageRef(value, "fallback/hero.jpg").path).toBe(value);
      }
    } else if (typeof value === "object" && value !== null) {
      for (const [key, item] of Object.entries(value)) visit(item, `${path}.${key}`);
    }
  };
  visit({ about, hero, howItWorks, services, team, testimonials }, "bundled");
});
