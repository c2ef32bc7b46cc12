import {
  parseMessagingRules,
  RULE_CHECK_DAYS,
  staleRuleIssues,
} from "../../../src/content/messaging/messaging-rules";
import { readMessagingRules } from "../../../src/gatsby/messaging-rules-file";

const DAY_MS = 86_400_000;
const rules = (checked: string) => parseMessagingRules({ networks: [{ name: "Airtel", checked }] });

test("the sample's rules have no mistakes, and each network has a date", () => {
  const { rules: sample, issues } = readMessagingRules();
  expect(issues).toEqual([]);
  expect(sample.networks.map(({ name }) => name)).toEqual(["Safaricom", "Airtel", "Telkom"]);
  for (const { checked } of sample.networks) expect(checked).toMatch(/^\d{4}-\d{2}-\d{2}$/);
});

test("rules that nobody has checked for over 90 days are reported with their network", () => {
  expect(RULE_CHECK_DAYS).toBe(90);
  const checked = Date.parse("2026-08-01");
  const { rules: dated } = rules("2026-08-01");
  expect(staleRuleIssues(dated, checked + 90 * DAY_MS)).toEqual([]);
  expect(staleRuleIssues(dated, checked + 91 * DAY_MS)).toEqual([
    expect.objectContaining({
      section: "Messaging rules",
      field: "networks[1].checked",
      problem: expect.stringContaining(
        "Nobody has compared these rules with Airtel’s own for 91 days",
      ),
      action: "due",
      shown: "visitors still see these rules",
    }),
  ]);
});

test.each([
  ["a network without a date", { networks: [{ name: "Airtel" }] }, "networks[1].checked"],
  [
    "an invalid time",
    {
      networks: [
        { name: "A", checked: "2026-11-02", promotionalHours: { from: "8", to: "18:00" } },
      ],
    },
    "networks[1].promotionalHours.from",
  ],
  ["no networks", {}, "networks"],
  [
    "a sender ID longer than the standard allows",
    { networks: [{ name: "A", checked: "2026-11-02", maxChars: 12 }] },
    "networks[1].maxChars",
  ],
  [
    "a paper of one network without a title",
    { networks: [{ name: "A", checked: "2026-11-02", papers: [{ description: "A copy." }] }] },
    "networks[1].papers[1].title",
  ],
  ["an unknown field", { networks: [], rule: 1 }, "rule"],
])("%s is reported", (_name, value, field) => {
  expect(parseMessagingRules(value).issues).toContainEqual(expect.objectContaining({ field }));
});

test("a network without its own rules allows 11 characters and adds no papers or protected names", () => {
  const [network] = rules("2026-11-02").rules.networks;
  expect(network).toMatchObject({ maxChars: 11, papers: [], protectedNames: [] });
});

test("a text whose many placeholders would make it far too long is left out", () => {
  const text = (count: number) => "{approval} ".repeat(count).trim();
  const { rules: kept, issues } = parseMessagingRules({
    networks: [],
    promotional: [text(6), text(7)],
    steps: [
      { title: "One", description: text(6) },
      { title: "Many", description: text(1_800) },
    ],
  });
  expect(kept.promotional).toEqual([text(6)]);
  expect(kept.steps.map(({ title }) => title)).toEqual(["One"]);
  expect(issues.map(({ field }) => field)).toEqual(["promotional[2]", "steps[2].description"]);
  expect(issues[0]?.problem).toContain("but must have at most 6 placeholders in braces");
});

test("an unreadable file leaves its sections out", () => {
  const { rules: none, issues } = readMessagingRules("__tests__/fixtures");
  expect(none.networks).toEqual([]);
  expect(issues).toEqual([expect.objectContaining({ problem: "is missing", action: "dropped" })]);
});
