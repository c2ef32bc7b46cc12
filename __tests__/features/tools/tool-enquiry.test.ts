import {
  contactMessage,
  EMPTY_CONTACT_FORM,
  topicMessage,
} from "../../../src/content/contact/contact-fields";
import { keepAttempt, keepDraft, readDraft } from "../../../src/enquiry/contact-draft";
import {
  enquiryLink,
  toolEnquiry as enquiryOf,
  withPlan,
} from "../../../src/features/tools/tool-enquiry";
import { EMPTY_TOOL_STATE, type ToolState } from "../../../src/features/tools/tool-state";
import { CONTACT_CHOICES } from "../../fixtures/catalogue";
import { PRICES } from "../../fixtures/prices";

const toolEnquiry = (state: ToolState) => enquiryOf(state, PRICES.tiers);

const FULL = {
  quantity: "80,000",
  text: "Maziwa leo KSh 50.\nKaribu!",
  people: "80k",
  parts: "1",
  kind: "promotional",
  sender: "DUKABORA",
  networks: "Safaricom,Airtel",
  offers: "",
  ussd: "",
  every: "",
  plan: "",
} as const;

test("toolEnquiry carries price, people, sender and text", () => {
  expect(toolEnquiry(FULL)).toEqual({
    topic:
      "80,000 SMS parts at KSh 0.60, KSh 48,000.00 VAT inclusive; a text of 1 part to 80,000 people; sender ID DUKABORA (promotional)",
    details: [
      "Estimate: 80,000 SMS parts at KSh 0.60, KSh 48,000.00 VAT inclusive",
      "Sending: a text of 1 part to 80,000 people",
      "Sender ID: DUKABORA (promotional) on Safaricom, Airtel",
      "Text: Maziwa leo KSh 50. / Karibu! STOP*456*9*5#",
    ],
  });
  expect(topicMessage(toolEnquiry(FULL).topic, CONTACT_CHOICES).service).toBe("Bulk SMS");
});

test.each([
  [{}, "Bulk SMS", []],
  [{ sender: "DUKA" }, "Bulk SMS; sender ID DUKA", ["Sender ID"]],
  [{ people: "1", parts: "2" }, "Bulk SMS; a text of 2 parts to 1 person", ["Sending"]],
  [{ people: "2" }, "Bulk SMS; a text to 2 people", ["Sending"]],
  [{ quantity: "1" }, "1 SMS part at KSh 0.70, KSh 0.70 VAT inclusive", ["Estimate"]],
  [{ people: "none", text: "Karibu" }, "Bulk SMS", ["Text"]],
])("toolEnquiry leaves out missing values: %p", (entered, topic, lines) => {
  const enquiry = toolEnquiry({ ...EMPTY_TOOL_STATE, ...entered });
  expect(enquiry.topic).toBe(topic);
  expect(enquiry.details.map((line) => line.split(":")[0])).toEqual(lines);
});

test("toolEnquiry has no estimate without tiers", () => {
  const { topic, details } = enquiryOf({ ...EMPTY_TOOL_STATE, quantity: "80,000" }, []);
  expect([topic, details]).toEqual(["Bulk SMS", []]);
});

test("the contact form doesn't cut the longest topic", () => {
  const { topic } = toolEnquiry({
    ...FULL,
    quantity: "100000000",
    people: "100000000",
    parts: "10",
    sender: "ABCDEFGHIJK",
    kind: "transactional",
  });
  expect(topic.length).toBeLessThanOrEqual(200);
  expect(topicMessage(topic, CONTACT_CHOICES).message).toBe(`I am writing about: ${topic}\n\n`);
});

const FIRST_PLAN = "My plan from the tools:\n- Text: A\n\nPlease call me.";
test.each([
  ["Please call me.", ["Text: A"], FIRST_PLAN],
  [
    `I am writing about: A\n\n${FIRST_PLAN}`,
    ["Text: B", "Estimate: 1"],
    "My plan from the tools:\n- Text: B\n- Estimate: 1\n\nPlease call me.",
  ],
  [`I am writing about: A\n\n${FIRST_PLAN}`, [], "Please call me."],
])("withPlan(%p, %j) replaces an earlier plan and its topic", (message, details, whole) => {
  expect(withPlan(message, details)).toBe(whole);
});

test("a link adds its plan to the unsent message, but not to one that waits for a connection", () => {
  const { onClick } = enquiryLink(FULL, PRICES.tiers);
  const form = { ...EMPTY_CONTACT_FORM, message: "Please call me." };
  keepDraft(form, undefined);
  const text = JSON.stringify(contactMessage(form));
  keepAttempt({ text, key: "a", waits: true });
  onClick();
  expect(readDraft()?.form).toEqual(form);
  keepAttempt({ text, key: "a" });
  onClick();
  expect(readDraft()?.form.message).toMatch(/^My plan from the tools:[\s\S]*\n\nPlease call me\.$/);
});
