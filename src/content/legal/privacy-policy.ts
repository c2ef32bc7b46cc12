import { BRAND } from "../../site/brand";
import { COMPANY, officeAddress } from "../../site/company";
import {
  CACHE_MAX_AGE_MS,
  CONTACT_DRAFT_HOURS,
  ENQUIRY_KEPT_MONTHS,
  SERVER_LOGS_DAYS,
} from "../../site/limits";
import type { LegalDocument } from "./types";

const { city, country } = BRAND.address;
const { dataProtectionRegistration } = COMPANY;

/** What this website does with personal data. Source: docs/product.md, "Privacy and consent". */
export const PRIVACY_POLICY: LegalDocument = {
  title: "Privacy Policy",
  description: `What ${BRAND.name} collects through this website, why, for how long, who receives it, and the rights you have under Kenya’s Data Protection Act, 2019.`,
  updated: "November 20, 2026",
  underReview: true,
  parts: [
    {
      id: "who-we-are",
      heading: "Who we are",
      paragraphs: [
        `${BRAND.legalName} (“${BRAND.name}”, “we”) runs this website and decides why and how personal data is used on it. You reach us at ${officeAddress()}, ${city}, ${country}, by phone at ${BRAND.phone} and by email at ${BRAND.email}.`,
        ...(dataProtectionRegistration
          ? [
              `Our registration number with the Office of the Data Protection Commissioner is ${dataProtectionRegistration}.`,
            ]
          : []),
        "This policy covers this website. Messages that our clients send through our services, and the SMS portal, are covered by the agreements with those clients and by the portal’s own notice.",
      ],
    },
    {
      id: "what-we-collect",
      heading: "What we collect, and why",
      paragraphs: [
        "You can read every page without telling us who you are. We collect what you choose to send us:",
      ],
      points: [
        "Contact form: your full name, email address, phone number and company if you give them, the service you choose and your message. We use them to answer you and to take the steps before a contract that you ask for. Name, email address, service and message are needed for an answer; phone and company are voluntary.",
        "Pricing form: name, email address, phone number, company if you give it, and your message, for the same purpose. Where the site is set up so that this form sends nothing, its content never leaves your browser.",
        "Newsletter: an email address, used only to send news that you have asked for. An enquiry never subscribes you to anything, and a subscription can be ended at any time. Where the site is set up so that this form sends nothing, the address never leaves your browser.",
        "Phone, email and WhatsApp: what you tell us there. WhatsApp is run by Meta under its own privacy policy.",
        `Technical records: the server that answers your browser may note the time, the address asked for and the address of your connection, to keep the site working and safe. It deletes such records after ${SERVER_LOGS_DAYS} days, and we do not build profiles from them.`,
      ],
    },
    {
      id: "in-your-browser",
      heading: "What stays in your browser",
      paragraphs: [
        `Some things are kept on your own device so that the site works for you, and are not sent to us by being kept: the draft of a message you have begun, for ${CONTACT_DRAFT_HOURS} hours after its last change, so that a lost connection does not lose it; your choice to pause moving parts; your choice about analytics, with its time and the version of the notice; a mark that the site’s typefaces are already loaded; for as long as a tab is open, whether you preview new content; and answers from our content service for ${CACHE_MAX_AGE_MS / 60_000} minutes. You can delete all of it in your browser’s settings.`,
      ],
    },
    {
      id: "analytics",
      heading: "Analytics",
      paragraphs: [
        "If analytics is in use, we ask before it starts. Until you agree, no analytics script is loaded, no cookie is set and nobody else is told of your visit. If you agree, Google Analytics sets cookies and receives your network address, the address of each page you open and technical details of your browser, also outside Kenya, so that we can see which pages help. Declining costs you nothing.",
        "If analytics is in use, you can change your mind at any time under “Cookie settings” at the foot of every page. From then on nothing more is sent.",
      ],
    },
    {
      id: "other-sites",
      heading: "Content from others",
      paragraphs: [
        "The map loads only after you ask for it. Films, social networks and chat open as pages of their own providers. The SMS portal page may show our portal in a frame; opening that page then contacts the portal. Those sites have their own policies.",
      ],
    },
    {
      id: "who-receives-it",
      heading: "Who receives your data",
      paragraphs: [
        "Those of our staff who answer you, and the companies that host our website, content service and email, under contracts that bind them to our instructions. We do not sell personal data. We disclose it to a public authority only where the law obliges us to.",
        "Some providers, such as those of analytics and email, may process data outside Kenya. We then rely on safeguards that the Act recognises, or on your consent after telling you of the risks.",
      ],
    },
    {
      id: "how-long",
      heading: "How long we keep it",
      paragraphs: [
        `We keep an enquiry for ${ENQUIRY_KEPT_MONTHS} months after the last message about it, and then erase it, unless it has become part of a contract that the law tells us to keep for longer. A newsletter address is kept until you unsubscribe.`,
      ],
    },
    {
      id: "security",
      heading: "How we protect it",
      paragraphs: [
        "This website and its forms are delivered over encrypted connections. Only those who answer enquiries, and the providers who run our systems for us, can reach them. If a breach puts you at real risk, we inform the Data Protection Commissioner within 72 hours, and you without delay.",
      ],
    },
    {
      id: "your-rights",
      heading: "Your rights",
      paragraphs: [
        "Under the Data Protection Act, 2019 you may, at no charge for a reasonable request:",
      ],
      points: [
        "be told how your personal data is used, and have access to it;",
        "have false or misleading data corrected, and data that is no longer needed erased;",
        "object to all or part of the processing, and to direct marketing at any time;",
        "receive your data in a form that you can take elsewhere;",
        "withdraw a consent as easily as you gave it, without effect on what happened before.",
      ],
    },
    {
      id: "asking-and-complaining",
      heading: "How to ask, and how to complain",
      paragraphs: [
        `Write to our Data Protection Officer at ${BRAND.email} and say which right you want to use; we may ask you to show that the data is yours. If our answer does not satisfy you, you may complain to the Office of the Data Protection Commissioner of Kenya.`,
      ],
    },
    {
      id: "changes",
      heading: "Changes to this policy",
      paragraphs: [
        "When this policy changes, its date changes with it. A change that needs your consent, such as a new use of analytics, is put to you again before it takes effect.",
      ],
    },
  ],
};
