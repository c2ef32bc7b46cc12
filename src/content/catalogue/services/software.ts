import { imageRef } from "../../model/image";
import { quoteFrom } from "../people";
import type { Service } from "../types";

export const software: Service = {
  serviceId: "software",
  title: "Software Development",
  shortDescription:
    "Web, mobile and back-office software built around the way your business really works.",
  description:
    "When spreadsheets and off-the-shelf packages stop fitting, we build what does: web portals, mobile apps and back-office systems made for Kenyan payments, phones and networks. You see working software early, decide as it grows, and own what we deliver.",
  color: "#3A3D98",
  icon: "code",
  benefitsImage: imageRef("services/software.jpg", "fallback/service.jpg"),
  features: [
    {
      title: "Web Applications",
      description:
        "Customer portals, booking systems and back-office tools that run in any browser, with roles and approvals that follow your organisation.",
      icon: "monitor",
    },
    {
      title: "Mobile Apps",
      description:
        "Apps that stay small on affordable Android phones, keep working when the signal drops, and synchronise when it comes back.",
      icon: "smartphone",
    },
    {
      title: "Designed With Your Users",
      description:
        "We sketch, test and revise with the people who will use the system, before anyone writes the code that is costly to change.",
      icon: "pen-line",
    },
    {
      title: "Payments and Messaging Inside",
      description:
        "M-Pesa, cards, SMS and USSD are planned in from the first design, so that receipts and reminders are part of the product.",
      icon: "wallet",
    },
    {
      title: "Security From the First Sprint",
      description:
        "Access control, encryption, audit trails and backups are built along with the features, and personal data is kept to what you need.",
      icon: "shield-check",
    },
    {
      title: "Care After Launch",
      description:
        "We monitor, update and extend the system under a support agreement that states who answers, how fast and at what cost.",
      icon: "wrench",
    },
  ],
  process: [
    {
      title: "Discover",
      description:
        "We sit with the people who do the work, write down what must change, and agree what the first version leaves out.",
    },
    {
      title: "Design and Estimate",
      description:
        "You get screens to click through, an architecture in plain words, and a quotation with milestones.",
    },
    {
      title: "Build in Short Steps",
      description:
        "Every two weeks you try working software and choose what comes next. Surprises stay small.",
    },
    {
      title: "Test and Launch",
      description:
        "Automated tests, a pilot with real users and a plan for moving your data come before the switch.",
    },
    {
      title: "Support and Grow",
      description:
        "We fix, watch and improve, and hand over the documents that let your own team join in.",
    },
  ],
  benefits: [
    {
      title: "Fits Your Process",
      description:
        "Your approvals, your price lists and your exceptions, without the workarounds that a package forces on your team.",
    },
    {
      title: "You Own the Result",
      description:
        "Source code, documentation and access are handed over on completion and final payment, so that you are never locked in to us.",
    },
    {
      title: "Built for Local Conditions",
      description:
        "Light pages, patience with weak networks, mobile money first, and English and Kiswahili where your users want them.",
    },
    {
      title: "Costs You Can Follow",
      description:
        "Milestones with a price and a demonstration each mean that you pay for progress you have seen.",
    },
    {
      title: "One Team for Code and Channels",
      description:
        "The people who build your system also run SMS, USSD, voice and payments. Nobody passes the fault to another supplier.",
    },
  ],
  useCases: [
    {
      title: "Sacco and Loan Systems",
      description:
        "Applications, guarantors, schedules and statements, with members informed at each step.",
      icon: "landmark",
    },
    {
      title: "School Management",
      description: "Admissions, fees, reports and messages to parents in one place.",
      icon: "graduation-cap",
    },
    {
      title: "Clinic and Pharmacy Systems",
      description: "Appointments, records and stock, with access limited to those who need it.",
      icon: "stethoscope",
    },
    {
      title: "Field Sales and Distribution",
      description: "Routes, orders and stock on a phone that works offline.",
      icon: "truck",
    },
    {
      title: "Online Shops and Marketplaces",
      description: "Catalogue, mobile checkout and delivery that match how your customers buy.",
      icon: "shopping-cart",
    },
    {
      title: "Management Dashboards",
      description: "The figures that branch managers ask for, fresh from the source each morning.",
      icon: "chart-column",
    },
  ],
  testimonials: [
    quoteFrom(
      "Mutua Kilonzo",
      "They asked our loan officers before they asked me. The first version was smaller than I expected, and people used it from the first week.",
    ),
    quoteFrom(
      "Kiprop Cheruiyot",
      "The collection app works where there is no network and sends the records when the clerk is back in town. That was our one hard condition.",
    ),
    quoteFrom(
      "Brian Mugisha",
      "We saw working software every fortnight and changed our minds along the way. Each time it cost us a conversation, not a new contract.",
    ),
  ],
  pricing: [
    {
      name: "Kickstart",
      price: "150,000",
      currency: "KSh",
      interval: "project",
      description: "A first version with one clear purpose, to put in front of real users.",
      features: [
        "Discovery workshop and clickable design",
        "One web application or website",
        "Testing and launch",
        "Handover of code and documentation",
      ],
      isPopular: false,
    },
    {
      name: "Growth",
      price: "500,000",
      currency: "KSh",
      interval: "project",
      description: "A complete system with users, payments and messages.",
      features: [
        "Everything in Kickstart",
        "Web application with a companion mobile app",
        "M-Pesa and SMS built in",
        "Roles, approvals and reports",
        "Training for your team",
      ],
      isPopular: true,
    },
    {
      name: "Custom",
      price: "Custom",
      currency: "",
      interval: "project",
      description: "For core systems, replacements of legacy software and long-term product teams.",
      features: [
        "Scope and milestones agreed with you",
        "Everything in Growth",
        "Integration and data migration",
        "Support agreement with response times",
      ],
      isPopular: false,
    },
  ],
  faqs: [
    {
      question: "How long does a project take?",
      answer:
        "It depends on scope, so we cut the first version small and give you dated milestones with the quote. You see working software every two weeks, not only at the end.",
    },
    {
      question: "Who owns the code?",
      answer:
        "You do, from the final payment on. Open-source parts keep their own licences, which we list for you.",
    },
    {
      question: "Can you take over a system that somebody else built?",
      answer:
        "Often, yes. We begin with a review of the code, the hosting and the risks, and tell you plainly whether repair or replacement costs you less.",
    },
    {
      question: "Where will our data be hosted?",
      answer:
        "Where it suits your users, your budget and your obligations: with a cloud provider, in Kenya or on your own servers. If personal data leaves Kenya, we document the safeguards with you.",
    },
    {
      question: "What happens after launch?",
      answer:
        "Faults in what we delivered are covered for the period in your contract. A support agreement adds monitoring, updates and new features, with response times in writing.",
    },
  ],
};
