import {
  GSM_PART_SEPTETS,
  GSM_SINGLE_SEPTETS,
  SENDER_ID_MAX_CHARS,
  UCS2_PART_UNITS,
  UCS2_SINGLE_UNITS,
} from "../../../site/limits";
import { imageRef } from "../../model/image";
import { PROMOTIONAL_HOURS, SENDER_ID_APPROVAL, SUPPORT_HOURS } from "../durations";
import { quoteFrom } from "../people";
import type { Service } from "../types";

export const bulksms: Service = {
  serviceId: "bulksms",
  title: "Bulk SMS",
  shortDescription:
    "Reach customers on any phone with branded SMS, sent from a portal or your own systems.",
  description:
    "Put alerts, reminders and offers on any handset, smartphone or not, under your own business name. Send from our web portal or connect your systems by API, and follow every message until the network reports it delivered.",
  color: "#2B3857",
  icon: "message-square-text",
  benefitsImage: imageRef("services/bulksms.jpg", "fallback/service.jpg"),
  features: [
    {
      title: "Branded Sender ID",
      description: `Arrive as your business, not as an unknown number. We prepare the paperwork and apply to each network for a sender ID of up to ${SENDER_ID_MAX_CHARS} characters.`,
      icon: "badge-check",
    },
    {
      title: "Real-Time Delivery Reports",
      description:
        "See what was delivered, what is pending and what failed, number by number, so that your next campaign starts from a cleaner list.",
      icon: "chart-line",
    },
    {
      title: "Personalised Messages",
      description:
        "Merge names, balances, due dates or order numbers from your contact file into one template, so that each customer reads a message meant for them.",
      icon: "user-check",
    },
    {
      title: "Campaign Scheduling",
      description:
        "Write the payday offer today and let it leave on payday, inside the daytime hours that networks ask promotional messages to keep.",
      icon: "calendar-clock",
    },
    {
      title: "Opt-Out Care",
      description:
        "Promotional messages carry the opt-out text that the network asks for, and contacts who tell you to stop are left out of your next send.",
      icon: "shield-check",
    },
    {
      title: "SMS API",
      description:
        "Trigger one-time PINs, receipts and alerts from your own software through a documented API, with delivery results sent back to you.",
      icon: "code-xml",
    },
  ],
  process: [
    {
      title: "Choose Your Sender ID",
      description: `Pick a name of up to ${SENDER_ID_MAX_CHARS} characters, and give us your registration certificate and a letter of authorization on letterhead.`,
    },
    {
      title: "Register With the Networks",
      description:
        "We submit your application to each network and keep you posted. If you send both alerts and offers, we apply for a separate ID for each.",
    },
    {
      title: "Load Your Contacts",
      description:
        "Upload a spreadsheet or connect your system. Number formats are checked and duplicates removed, so that you do not pay twice to reach one person.",
    },
    {
      title: "Test Before You Send",
      description:
        "Send the message to your own phones first: check the wording, the length in SMS parts and the name it arrives under.",
    },
    {
      title: "Send and Learn",
      description:
        "Launch now or on schedule, watch the delivery report fill in, and use what you learn to improve the next message.",
    },
  ],
  benefits: [
    {
      title: "99.9% delivery rate",
      description:
        "On valid, reachable numbers whose owners accept your messages. The delivery report shows you the result for every one of yours.",
    },
    {
      title: "No App, No Data Bundle",
      description:
        "SMS reaches the feature phone in Turkana and the smartphone in Westlands alike, whether or not its owner has bought data today.",
    },
    {
      title: "A Name Customers Recognise",
      description:
        "Your registered name at the top of each message tells people who is writing, and makes impostors easier to spot.",
    },
    {
      title: "Rules Handled With You",
      description:
        "Separate traffic types, sending hours and opt-outs are part of the setup, not surprises after your first campaign.",
    },
    {
      title: "Support Around the Clock",
      description: `Technical support is there ${SUPPORT_HOURS}, because one-time PINs and payment alerts do not keep office hours.`,
    },
  ],
  useCases: [
    {
      title: "Payment Reminders",
      description:
        "Tell customers what is due, by when and to which Paybill, before the date rather than after it.",
      icon: "receipt",
    },
    {
      title: "Offers and Launches",
      description:
        "Announce a sale, a new branch or fresh stock to customers who have agreed to hear from you.",
      icon: "megaphone",
    },
    {
      title: "One-Time PINs",
      description:
        "Confirm logins, registrations and transactions with codes triggered by your own system.",
      icon: "key-round",
    },
    {
      title: "School Notices",
      description:
        "Reach every parent about fee balances, closing dates and exam results, with no app to install.",
      icon: "school",
    },
    {
      title: "Appointment Reminders",
      description:
        "Remind patients and clients of the day, the time and what to bring, and free slots sooner.",
      icon: "calendar-check",
    },
    {
      title: "Delivery Updates",
      description:
        "Say when the parcel leaves, who is riding with it and which number to call at the gate.",
      icon: "truck",
    },
  ],
  testimonials: [
    quoteFrom(
      "Fatuma Abdi",
      "Our offers used to go out from a number nobody knew. Now they arrive under our name, on the day we planned, and the report tells us which contacts to clean up before the next one.",
    ),
    quoteFrom(
      "Wanjiku Kamau",
      "Parents get fee balances with their child's name in the message. The bursar's phone rings less, and when it does ring the conversation is shorter.",
    ),
    quoteFrom(
      "Halima Yusuf",
      "Most of the families we serve carry basic phones. SMS in Kiswahili is the one channel that reaches all of them, and we can see that it did.",
    ),
  ],
  pricing: [
    {
      name: "Starter",
      price: "15,000",
      currency: "KSh",
      interval: "month",
      description:
        "A managed month of messaging for a small team. Credits bought on their own are priced in the bulk SMS table.",
      features: [
        "5,000 credits",
        "Web portal with contact groups and scheduling",
        "Real-time delivery reports",
        "Help with sender ID paperwork",
      ],
      isPopular: false,
    },
    {
      name: "Business",
      price: "40,000",
      currency: "KSh",
      interval: "month",
      description:
        "For businesses that message customers every week and want a partner to run it with them.",
      features: [
        "20,000 credits",
        "Everything in Starter",
        "SMS API connected to your systems",
        "Message templates reviewed with you",
        "Named account manager",
      ],
      isPopular: true,
    },
    {
      name: "Enterprise",
      price: "Custom",
      currency: "",
      interval: "month",
      description: "For banks, utilities, retailers and platforms that send at volume.",
      features: [
        "Credits and unit price sized to your traffic",
        "Everything in Business",
        "Several teams, branches and sender IDs",
        "Service levels agreed in writing",
      ],
      isPopular: false,
    },
  ],
  faqs: [
    {
      question: "How long does sender ID registration take?",
      answer: `Each network reviews sender IDs itself. As a guide, allow ${SENDER_ID_APPROVAL} once your documents are complete. We confirm current times and follow up for you.`,
    },
    {
      question: "Can one sender ID carry both alerts and offers?",
      answer:
        "Plan for two. Safaricom's guidance is that one sender ID carries either transactional or promotional messages, never a mix of both. Confirm with us which of them your traffic needs.",
    },
    {
      question: "When may promotional messages go out?",
      answer: `Safaricom's guidance for promotional traffic is ${PROMOTIONAL_HOURS.from} to ${PROMOTIONAL_HOURS.to}; transactional messages may go at any hour. Scheduling keeps a campaign inside the window. Rules change, so confirm with us before a big send.`,
    },
    {
      question: "How long can a message be?",
      answer: `One SMS holds ${GSM_SINGLE_SEPTETS} characters, and longer texts are sent in joined parts of ${GSM_PART_SEPTETS}. An emoji or a curly apostrophe lowers that to ${UCS2_SINGLE_UNITS}, or ${UCS2_PART_UNITS} a part. Opt-out text in promotional messages counts too, so test before you send.`,
    },
    {
      question: "Do customers have to agree before we message them?",
      answer:
        "For marketing, work on the basis that they do: Kenya's Data Protection Act, 2019 expects consent you can show and an easy way to withdraw it. A payment or a price enquiry is not consent to promotions. Your legal adviser can confirm what applies to you.",
    },
    {
      question: "How do the monthly plans compare with the price per SMS?",
      answer:
        "A plan is a managed service: credits together with setup, reporting and support. Credits bought on their own are priced per SMS on our pricing page. Tell us your monthly volume and we will show you what each way costs, and what the plan adds.",
    },
  ],
};
