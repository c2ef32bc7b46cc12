import { about } from "../../src/content/home/about-content";
import { hero } from "../../src/content/home/hero-content";
import { howItWorks } from "../../src/content/home/how-it-works-content";
import { servicesOverview } from "../../src/content/home/services-overview-content";
import { team } from "../../src/content/home/team-content";
import { testimonials } from "../../src/content/home/testimonials-content";
import type { ContentType } from "../../src/content/model/define";

const member = (name: string) => ({ name, role: "R", experience_summary: "E" });
const words = (updated_at: string, message: string) => ({ id: 1, message, updated_at });

test.each<[string, Pick<ContentType<unknown>, "parse">, unknown, unknown]>([
  [
    "hero without button text has the default",
    hero,
    {
      heading: "H",
      services: [{ title: "T", description: "D", color: "#C5337B", image_path: "hero/x.jpg" }],
    },
    {
      heading: "H",
      buttonText: "CONTACT US NOW",
      services: [
        {
          title: "T",
          description: "D",
          color: "#C5337B",
          image: { kind: "image", path: "hero/x.jpg", fallback: "fallback/hero.jpg" },
        },
      ],
    },
  ],
  [
    "service has its name in lower case without spaces as id",
    servicesOverview,
    {
      services: [
        { service_name: "CALL CENTER SOLUTIONS", brief_explanation: "B", bullet_points: ["1"] },
      ],
    },
    {
      heading: "Our Services",
      explanation: "Explore Our Service Offerings",
      services: [
        {
          id: "callcentersolutions",
          name: "CALL CENTER SOLUTIONS",
          explanation: "B",
          bullets: ["1"],
          buttonText: "Learn More",
        },
      ],
    },
  ],
  [
    "process step has brief and detail",
    howItWorks,
    { steps: [{ title: "Consultation", brief_paragraph: "B", detailed_paragraph: "D" }] },
    {
      heading: "How It Works",
      explanation: "",
      steps: [{ title: "Consultation", brief: "B", detail: "D" }],
    },
  ],
  [
    "invalid figure has its default",
    about,
    { opening_paragraph: "O", mission: "M", vision: "V", countries: -1 },
    {
      openingParagraph: "O",
      mission: "M",
      vision: "V",
      clientsServed: 500,
      countries: 5,
      messagesDelivered: 1,
      teamMembers: 45,
      suffixes: { clientsServed: "+", countries: "", messagesDelivered: "", teamMembers: "+" },
      labels: {
        clientsServed: "Clients Served",
        countries: "Countries",
        messagesDelivered: "Message Delivered",
        teamMembers: "Team Members",
      },
    },
  ],
  [
    "figure has the suffix from content, or none",
    about,
    { clients_served: 38, suffixes: { clients_served: "", countries: " + " } },
    expect.objectContaining({
      suffixes: {
        clientsServed: "",
        countries: "+",
        messagesDelivered: "",
        teamMembers: "+",
      },
    }),
  ],
  [
    "figure has the label from content, or the usual one",
    about,
    { countries: 1, labels: { messages_delivered: "Trips", team_members: "" } },
    expect.objectContaining({
      labels: {
        clientsServed: "Clients Served",
        countries: "Country",
        messagesDelivered: "Trips",
        teamMembers: "Team Members",
      },
    }),
  ],
  [
    "figure is a number or text",
    about,
    { clients_served: "1200", messages_delivered: 3_000_000_000 },
    expect.objectContaining({ clientsServed: 1200, messagesDelivered: 3_000_000_000 }),
  ],
  [
    "team member has one of the brand's colours in turn",
    team,
    { team_members: ["a", "b", "c"].map(member) },
    expect.objectContaining({
      members: ["#2B3857", "#C5337B", "#2B3857"].map((color) => expect.objectContaining({ color })),
    }),
  ],
  [
    "team member only has profiles and an e-mail address that are personal",
    team,
    {
      team_members: [
        {
          ...member("a"),
          linkedin_url: "https://ke.linkedin.com/in/a-b",
          twitter_url: "https://x.com/a_b",
          email: "a@b.example",
        },
        {
          ...member("b"),
          linkedin_url: "https://www.linkedin.com/company/b",
          twitter_url: "https://evil.example/twitter.com/b",
          email: "mailto:b",
        },
        { ...member("c"), linkedin_url: "javascript:alert(1)//linkedin.com/in/c", email: null },
      ],
    },
    expect.objectContaining({
      members: [
        expect.objectContaining({
          linkedIn: "https://ke.linkedin.com/in/a-b",
          twitter: "https://x.com/a_b",
          email: "a@b.example",
        }),
        expect.objectContaining({ linkedIn: null, twitter: null, email: null }),
        expect.objectContaining({ linkedIn: null, twitter: null, email: null }),
      ],
    }),
  ],
  [
    "testimonial with only an id has every default",
    testimonials,
    { testimonials: [{ id: 3 }] },
    [
      expect.objectContaining({
        testimonialId: "3",
        quote: "No message available",
        name: "Anonymous",
        title: "Client",
        company: "Company",
        rating: 5,
      }),
    ],
  ],
  [
    "testimonial's rating is whole stars from 1 to 5, otherwise the default",
    testimonials,
    { testimonials: [1, 0, 6, 4.5].map((rating, id) => ({ id, rating })) },
    [1, 5, 5, 5].map((rating) => expect.objectContaining({ rating })),
  ],
  [
    "testimonial replaces an earlier one with the same id",
    testimonials,
    { testimonials: [words("2026-01-01T00:00:00Z", "old"), words("2026-02-01T00:00:00Z", "new")] },
    [expect.objectContaining({ quote: "new" })],
  ],
])("a %s", (_rule, type, body, content) => {
  expect(type.parse(body)).toMatchObject({ kind: "filled", content });
});

test("a testimonial without an id is dropped and reported by name", () => {
  const result = testimonials.parse({ testimonials: [{ client_name: "Amina" }, { id: 1 }] });
  expect(result).toMatchObject({ kind: "filled", content: [{ testimonialId: "1" }] });
  expect(result.issues).toContainEqual(
    expect.objectContaining({ item: "“Amina”", field: "id", action: "dropped" }),
  );
});

test.each([
  ["CTO, Duka, Ltd", []],
  [" CTO ,Duka ", []],
  [undefined, ["role is missing: visitors see “Client, Company” instead"]],
  ["", ["role is empty: visitors see “Client, Company” instead"]],
  [
    "CTO",
    [
      "role is “CTO”, but must be a title and a company such as “CTO, Duka Ltd”: visitors see “CTO, Company” instead",
    ],
  ],
  [
    ", Duka",
    [
      "role is “, Duka”, but must be a title and a company such as “CTO, Duka Ltd”: visitors see “Client, Duka” instead",
    ],
  ],
  [
    `CTO, ${"a".repeat(600)}`,
    ["role has 605 characters, but at most 500 can be shown: visitors see the first 500"],
  ],
])("the report says what the page shows for the role %j", (role, issues) => {
  const { issues: found } = testimonials.parse([{ ...words("2026-01-01", "Good."), role }]);
  expect(
    found
      .filter(({ field }) => field === "role")
      .map(({ field, problem, shown }) => `${field} ${problem}: ${shown}`),
  ).toEqual(issues);
});
