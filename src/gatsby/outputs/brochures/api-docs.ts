import { API_DOCS } from "../../../content/catalogue/brochures";
import {
  CONTACT_FIELDS,
  type ContactRule,
  SERVICE_CHOICES,
} from "../../../content/contact/contact";
import { ENDPOINTS } from "../../../site/endpoints";
import { CONTACT_BODY_MAX_BYTES } from "../../../site/limits";
import { CONTENT_API_ROUTE } from "../../../site/routes";
import { absoluteUrl } from "../../../site/seo/metadata";
import type { Catalogue } from "./catalogue";
import { contactBlock } from "./contact-block";
import { type BrochureDocument, heading, list, paragraph, remark, table } from "./document";

const BODY_MAX_KIB = CONTACT_BODY_MAX_BYTES / 1024;

const EXAMPLE = {
  full_name: "Wanjiku Kamau",
  email: "wanjiku@example.com",
  phone_number: "+254 700 000 001",
  company: "Sample Schools Group",
  service_type: SERVICE_CHOICES[0],
  message: "We would like to reach 4,000 parents every month.",
};

/** The contract of the contact endpoint, and the steps to the messaging API. */
export const apiDocs = ({ steps }: Catalogue): BrochureDocument => ({
  title: API_DOCS.title,
  subtitle: API_DOCS.description,
  keywords: ["API", "contact", "JSON", "integration"],
  blocks: [
    heading(1, "Send an enquiry"),
    paragraph(
      "One call hands an enquiry from your own form or system to our team. It answers once the enquiry is safely stored.",
    ),
    table(
      [25, 75],
      ["Part", "Value"],
      [
        ["Method", "POST"],
        ["Address", absoluteUrl(CONTENT_API_ROUTE + ENDPOINTS.contact)],
        ["Content-Type", "application/json"],
        [
          "Idempotency-Key",
          "Optional header: any text that names this enquiry. The same enquiry sent again under the same key is stored once.",
        ],
        ["Size", `At most ${BODY_MAX_KIB} KiB`],
      ],
    ),
    heading(1, "Fields"),
    table(
      [24, 16, 60],
      ["Field", "Required", "Value"],
      CONTACT_FIELDS.map(({ field, apiName, missing, maxChars }: ContactRule) => [
        apiName,
        missing ? "Yes" : "No",
        `${field === "email" ? "An email address" : "Text"}, up to ${maxChars} characters` +
          (field === "service" ? `: ${SERVICE_CHOICES.join(", ")}` : ""),
      ]),
    ),
    remark(
      "Leave an optional field out when it is empty. Fields that are not named here are ignored.",
    ),
    heading(2, "Example"),
    { kind: "code", lines: JSON.stringify(EXAMPLE, null, 2).split("\n") },
    heading(1, "Answers"),
    table(
      [14, 40, 46],
      ["Status", "Meaning", "Body"],
      [
        ["200", "The enquiry is stored.", '{"success": true, "id": "..."}'],
        [
          "400",
          "A field is missing or wrong.",
          '{"message": "Email is required", "field": "email"}',
        ],
        ["413", `The body is larger than ${BODY_MAX_KIB} KiB.`, '{"message": "..."}'],
        ["415", "The body is not sent as application/json.", '{"message": "..."}'],
        ["503", "The enquiry could not be stored; send it again.", '{"message": "..."}'],
      ],
    ),
    paragraph(
      "A message in the body is meant for the person who wrote the enquiry, and can be shown as it is.",
    ),
    heading(1, "From here to the messaging API"),
    paragraph(
      "The API that sends SMS, and its keys, come with your account. These are the steps to it:",
    ),
    list(
      steps.map(({ title, description }) => `${title}: ${description}`),
      true,
    ),
    ...contactBlock(),
  ],
});
