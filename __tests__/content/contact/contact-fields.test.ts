import fc from "fast-check";
import { services } from "../../../src/content/catalogue/service-record";
import {
  type ContactFormValues,
  contactChoices,
  OTHER_CHOICE,
  topicMessage,
  validateContact,
} from "../../../src/content/contact/contact-fields";
import { CATALOGUE } from "../../fixtures/catalogue";

const CHOICES = contactChoices(CATALOGUE.services);

const filled: ContactFormValues = {
  name: "Asha Mwende",
  email: "asha@example.com",
  phone: "+254 711 000 000",
  company: "Sample Bakery",
  service: "Bulk SMS",
  message: "Please call me about reminders.",
};

test("the choices are the six specified", () => {
  expect([...CHOICES.map(({ label }) => label), OTHER_CHOICE]).toEqual([
    "Bulk SMS",
    "USSD Services",
    "Call Center Solutions",
    "Payment Solutions",
    "Software Development",
    "Other",
  ]);
});

describe("validation", () => {
  test("accepts a complete form, with or without the optional fields", () => {
    expect(validateContact(filled, CHOICES)).toEqual({});
    expect(validateContact({ ...filled, phone: "", company: "" }, CHOICES)).toEqual({});
  });

  test.each<[keyof ContactFormValues, string, string]>([
    ["name", "   ", "Name is required"],
    ["name", "\u200B\u200B", "Name is required"],
    ["message", "\u2060 \uFEFF", "Please enter your message"],
    ["email", "  ", "Email is required"],
    ["email", "asha", "Valid email is required"],
    ["email", "asha@example", "Valid email is required"],
    ["email", "asha @example.com", "Valid email is required"],
    ["email", "asha@@example.com", "Valid email is required"],
    ["email", "asha,b@example.com", "Valid email is required"],
    ["service", "Select a service", "Please select a service"],
    ["service", "", "Please select a service"],
    ["service", "Fortune telling", "Please select a service"],
    ["message", " \n ", "Please enter your message"],
  ])("%s %j: %s", (field, value, message) => {
    expect(validateContact({ ...filled, [field]: value }, CHOICES)).toEqual({ [field]: message });
  });

  test.each<[keyof ContactFormValues, string]>([
    ["email", " asha@example.com "],
    ["email", "ASHA+shop@mail.example.co.ke"],
    ["email", "l.ng'ang'a@müller.example"],
    ["phone", "call the office"],
    ["company", "Duka & Sons, Ltd."],
  ])("%s %j is accepted", (field, value) => {
    expect(validateContact({ ...filled, [field]: value }, CHOICES)).toEqual({});
  });

  test.each<[keyof ContactFormValues, number, string]>([
    ["name", 200, "Name must be at most 200 characters"],
    ["phone", 40, "Phone number must be at most 40 characters"],
    ["company", 200, "Company must be at most 200 characters"],
    ["message", 5_000, "Message must be at most 5000 characters"],
  ])("%s may have up to %i characters", (field, limit, message) => {
    const withText = (length: number) => ({ ...filled, [field]: "x".repeat(length) });
    expect(validateContact(withText(limit), CHOICES)).toEqual({});
    expect(validateContact(withText(limit + 1), CHOICES)).toEqual({ [field]: message });
  });

  test("refuses an address too long for mail", () => {
    const email = `${"a".repeat(243)}@example.com`; // 255 characters
    expect(validateContact({ ...filled, email }, CHOICES)).toEqual({
      email: "Email must be at most 254 characters",
    });
  });
});

test("a service is a choice by its title, after those with a set position, unless its file opts out", () => {
  const service = (id: string, fields: object) => ({ id, title: id.toUpperCase(), ...fields });
  const result = services.parse([
    service("fax", {}),
    service("sms", { contactChoice: { label: "Bulk SMS", order: 2, topics: ["sms"] } }),
    service("ussd", { contactChoice: { label: "USSD codes", order: 1 } }),
    service("ivr", { inContactForm: false }),
    service("web", { inContactForm: false, contactChoice: { label: "Web", order: 1 } }),
  ]);
  const choices = contactChoices("content" in result ? result.content : []);
  expect(choices.map(({ label }) => label)).toEqual(["USSD codes", "Bulk SMS", "FAX"]);
  expect(topicMessage("A fax line", choices).service).toBe("FAX");
  expect(topicMessage("IVR", choices).service).toBe("Other");
});

describe("topic", () => {
  test.each([
    ["Bulk SMS", "Bulk SMS"],
    ["Bulk SMS: Business plan", "Bulk SMS"],
    ["Alphanumeric Sender ID", "Bulk SMS"],
    ["USSD Services", "USSD Services"],
    ["Call Center & CRM", "Call Center Solutions"],
    ["A call centre", "Call Center Solutions"],
    ["Payment Solutions", "Payment Solutions"],
    ["Software Development", "Software Development"],
    ["Short Code", "Other"],
    ["Dedicated Short Code", "Other"],
    ["System Integration", "Other"],
    ["IVR & Voice", "Other"],
    ["Career opportunities", "Other"],
  ])("%s chooses %s and is added to the message", (topic, service) => {
    expect(topicMessage(topic, CHOICES)).toEqual({
      service,
      message: `I am writing about: ${topic}\n\n`,
    });
  });

  test("a blank topic leaves the form unchanged", () => {
    expect(topicMessage(" \n ", CHOICES)).toEqual({ service: "", message: "" });
  });

  test("a topic from the URL becomes one line of at most 200 characters", () => {
    expect(topicMessage("Bulk\u0000 SMS\r\n\u202Eevil", CHOICES).message).toBe(
      "I am writing about: Bulk SMS evil\n\n",
    );
    expect(topicMessage("😀".repeat(300), CHOICES).message).toBe(
      `I am writing about: ${"😀".repeat(200)}\n\n`,
    );
  });

  test("any topic gives a message that can be sent unchanged", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", minLength: 1 }), (topic) => {
        const start = topicMessage(topic, CHOICES);
        if (start.message === "") return;
        expect(validateContact({ ...filled, ...start }, CHOICES)).toEqual({});
        expect(start.message.trimEnd().split("\n")).toHaveLength(1);
      }),
    );
  });
});
