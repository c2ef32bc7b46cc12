import { imageRef } from "../../model/image";
import { quoteFrom } from "../people";
import type { Service } from "../types";

export const callcenter: Service = {
  serviceId: "callcenter",
  title: "Call Center & CRM",
  shortDescription:
    "Answer every customer from one desk, with the whole story on screen as the phone rings.",
  description:
    "Give your team a cloud call centre and a CRM that share one screen. Calls find the right agent, the customer's history opens as the phone rings, and supervisors see what is waiting before it becomes a complaint.",
  color: "#2B3857",
  icon: "headset",
  benefitsImage: imageRef("services/callcenter.jpg", "fallback/service.jpg"),
  features: [
    {
      title: "Cloud Call Centre",
      description:
        "Your agents answer from a browser and a headset, in Nairobi, Mombasa or at home, without a telephone exchange in a server room.",
      icon: "cloud",
    },
    {
      title: "Smart Call Routing",
      description:
        "Send each call by language, topic, customer or time of day to the person who can solve it, and overflow to another team at peak.",
      icon: "route",
    },
    {
      title: "Customer History",
      description:
        "Calls, SMS, tickets and notes sit on one timeline that opens with the call, so that customers never have to repeat themselves.",
      icon: "contact",
    },
    {
      title: "Tickets and Follow-Up",
      description:
        "Turn any call or message into a ticket with an owner and a due date, and tell the customer by SMS when it moves.",
      icon: "ticket",
    },
    {
      title: "Supervisor Dashboard",
      description:
        "Follow queues, waiting times and agent status as they happen, listen in or step into a call, and move people where they are needed.",
      icon: "layout-dashboard",
    },
    {
      title: "Recording and Review",
      description:
        "Record calls after a clear announcement, keep them as long as your policy says, and coach agents with examples from their own work.",
      icon: "mic",
    },
  ],
  process: [
    {
      title: "Listen to Your Calls",
      description:
        "We look at who calls you, when and why, and agree what a good answer looks like before choosing any setting.",
    },
    {
      title: "Design Queues and Roles",
      description:
        "Numbers, opening hours, queues, greetings and permissions are laid out on one page that your team can read.",
    },
    {
      title: "Move Your Data",
      description:
        "Contacts and open cases are imported, cleaned and checked with you, so that agents trust what they see on day one.",
    },
    {
      title: "Train the Team",
      description:
        "Agents and supervisors practise with your real scenarios before the lines are switched over.",
    },
    {
      title: "Go Live and Improve",
      description:
        "We stay close in the first weeks, then review the numbers with you and adjust routing and scripts.",
    },
  ],
  benefits: [
    {
      title: "Fewer Repeated Stories",
      description:
        "Whoever picks up knows what was promised yesterday, by whom and in which branch.",
    },
    {
      title: "Start Small, Add Seats",
      description:
        "Start with three agents and add more as you grow. A new seat is a login, not a cable.",
    },
    {
      title: "Open Through the Outage",
      description:
        "When power or internet fails at one site, agents elsewhere keep answering the same queues.",
    },
    {
      title: "Decisions From Real Numbers",
      description:
        "Reports on queues, reasons for calling and repeat contacts show what to fix in the business, not only on the phone.",
    },
    {
      title: "Customer Data in Order",
      description:
        "Roles, retention periods and an access log help you meet your duties under Kenya's Data Protection Act.",
    },
  ],
  useCases: [
    {
      title: "Customer Care Lines",
      description:
        "One number for questions, orders and complaints, answered by the team that knows.",
      icon: "life-buoy",
    },
    {
      title: "Sales and Telesales",
      description: "Lists, call outcomes and follow-up dates that turn enquiries into customers.",
      icon: "trending-up",
    },
    {
      title: "Loan and Bill Follow-Up",
      description: "Courteous reminders with the account in view and each promise to pay recorded.",
      icon: "banknote",
    },
    {
      title: "Bookings and Reservations",
      description: "Hotels, clinics and transport firms book, change and confirm during one call.",
      icon: "calendar-check",
    },
    {
      title: "Dispatch and Field Service",
      description: "Assign the nearest rider or technician, and text the customer who is coming.",
      icon: "map-pin",
    },
  ],
  testimonials: [
    quoteFrom(
      "Otieno Ouma",
      "Before, a customer told the same story to one person after another. Now the parcel, the last call and the note from the rider are on the screen before we say hello.",
    ),
    quoteFrom(
      "Amina Hassan",
      "Our reservations team sits in different towns and works as one queue. When one office goes dark, guests do not notice.",
    ),
  ],
  pricing: [
    {
      name: "Basic",
      price: "50,000",
      currency: "KSh",
      interval: "month",
      description: "A proper support desk for a small team.",
      features: [
        "3 agents",
        "Call routing and queues",
        "CRM with customer history",
        "Daily reports",
      ],
      isPopular: false,
    },
    {
      name: "Business",
      price: "150,000",
      currency: "KSh",
      interval: "month",
      description: "For teams that answer, sell and follow up all day.",
      features: [
        "10 agents",
        "Everything in Basic",
        "Call recording and review",
        "Supervisor dashboard",
        "Tickets with SMS updates",
      ],
      isPopular: true,
    },
    {
      name: "Custom",
      price: "Custom",
      currency: "",
      interval: "month",
      description: "For larger operations, several sites or systems of your own to connect.",
      features: [
        "Agents sized to your operation",
        "Everything in Business",
        "Connection to your core systems",
        "Service levels agreed in writing",
      ],
      isPopular: false,
    },
  ],
  faqs: [
    {
      question: "Can we keep our current phone number?",
      answer:
        "In most cases, yes: calls to it can be forwarded or connected to the platform. What is possible depends on the operator that issued the number, so we check that first.",
    },
    {
      question: "Can agents work from home?",
      answer:
        "Yes. An agent needs a computer, a headset and a stable internet connection. Supervisors see the same queues and reports wherever people sit.",
    },
    {
      question: "Do we have to tell callers that calls are recorded?",
      answer:
        "Plan to, and say why. A recording is personal data under Kenya's Data Protection Act, 2019, so we set up the announcement and a retention period with you. Your legal adviser can confirm the wording.",
    },
    {
      question: "Can you bring in our existing customer data?",
      answer:
        "Yes. We import from spreadsheets and most CRMs, remove duplicates and agree the result with you before go-live. Systems that must stay can be connected instead.",
    },
    {
      question: "Does the CRM also work without the call centre?",
      answer:
        "It does. You can begin with contacts, tickets and SMS, and add voice later. The history you have built is already there when the phones join it.",
    },
  ],
};
