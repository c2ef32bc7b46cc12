import { imageRef } from "../../model/image";
import { quoteFrom } from "../people";
import type { Service } from "../types";

export const integration: Service = {
  serviceId: "integration",
  title: "System Integration",
  shortDescription:
    "Connect your ERP, CRM, payments and messaging, so that data is entered once and stays right.",
  description:
    "Orders in one system, payments in another and customers in a third means somebody retypes all day. We connect the tools you already have through reliable, monitored links, so that a sale, a receipt and a message follow one another without hands.",
  color: "#42A5F5",
  icon: "workflow",
  benefitsImage: imageRef("services/integration.jpg", "fallback/service.jpg"),
  features: [
    {
      title: "API Development",
      description:
        "Give older systems a documented, secured interface, so that partners, apps and branches can connect without touching your database.",
      icon: "code-xml",
    },
    {
      title: "Ready-Made Connectors",
      description:
        "Link accounting packages, ERPs, CRMs, shops and core banking with tested building blocks, adapted to your fields and your rules.",
      icon: "plug",
    },
    {
      title: "Data Mapping and Cleaning",
      description:
        "Names, phone numbers and codes are matched and corrected on their way, so that one customer is one record in every system.",
      icon: "filter",
    },
    {
      title: "Real-Time Events",
      description:
        "A payment, a new order or a closed ticket starts the next step within moments, instead of waiting for a nightly file.",
      icon: "zap",
    },
    {
      title: "Monitoring and Retries",
      description:
        "Every transfer is logged. When one side is down, messages wait and try again; with monitoring, a person is alerted if they still cannot pass.",
      icon: "refresh-cw",
    },
    {
      title: "Secure by Default",
      description:
        "Encrypted transport, keys that can be replaced, least-privilege access and an audit trail protect the data that passes through.",
      icon: "lock",
    },
  ],
  process: [
    {
      title: "Audit Your Systems",
      description:
        "We list what you run, what each system can exchange and where your people copy data by hand.",
    },
    {
      title: "Agree the Contract",
      description:
        "Which field goes where, how often, and what happens when something fails: all on paper before any code.",
    },
    {
      title: "Build in a Sandbox",
      description:
        "Connectors are built and tested against copies, so that your live records stay untouched.",
    },
    {
      title: "Run in Parallel",
      description:
        "Old way and new way run side by side until the figures agree. Only then do we switch.",
    },
    {
      title: "Monitor and Maintain",
      description:
        "Under a maintenance agreement we watch the links, and adapt them when a supplier changes its interface.",
    },
  ],
  benefits: [
    {
      title: "Type It Once",
      description:
        "Staff stop copying between screens, and the mistakes that copying makes stop with it.",
    },
    {
      title: "Keep What Works",
      description: "You connect the systems your team knows instead of replacing them all at once.",
    },
    {
      title: "One Version of the Truth",
      description:
        "Sales, finance and support look at the same customer, the same balance and the same stock.",
    },
    {
      title: "Faster Month End",
      description:
        "Payments matched to invoices as they arrive leave less to reconcile when the books close.",
    },
    {
      title: "Ready for the Next System",
      description:
        "A documented interface makes the second connection easier than the first, whoever builds it.",
    },
  ],
  useCases: [
    {
      title: "Payments to Accounting",
      description: "Post M-Pesa and card receipts to the right invoice without a spreadsheet.",
      icon: "receipt",
    },
    {
      title: "Shop to Stock",
      description: "Keep online, till and warehouse quantities the same, branch by branch.",
      icon: "store",
    },
    {
      title: "Core Banking to Members",
      description: "Show balances by USSD and send alerts by SMS, straight from the core system.",
      icon: "landmark",
    },
    {
      title: "CRM to Messaging",
      description: "Start a message when a deal moves, a ticket closes or a policy is due.",
      icon: "users",
    },
    {
      title: "Tax Invoicing",
      description:
        "Connect billing to KRA eTIMS, so that invoices are transmitted as they are raised.",
      icon: "file-check",
    },
    {
      title: "Hospital and Insurer Links",
      description:
        "Exchange eligibility, claims and results between systems, with access under control.",
      icon: "hospital",
    },
  ],
  testimonials: [
    quoteFrom(
      "Mwangi Njoroge",
      "Stock, tills and the online shop used to disagree by lunchtime. They connected them without asking us to replace any, and the arguments ended.",
    ),
    quoteFrom(
      "Achieng Odhiambo",
      "Running both ways in parallel felt slow at first. It is also how we found mistakes of our own before any member did.",
    ),
  ],
  pricing: [
    {
      name: "Starter",
      price: "75,000",
      currency: "KSh",
      interval: "project",
      description: "One link, done properly: the one that costs your team the most time.",
      features: [
        "1 connector",
        "Field mapping and data checks",
        "Sandbox and parallel run",
        "Documentation and handover",
      ],
      isPopular: false,
    },
    {
      name: "Pro",
      price: "200,000",
      currency: "KSh",
      interval: "project",
      description: "A small chain of systems that work as one.",
      features: [
        "Up to 3 connectors",
        "Everything in Starter",
        "Real-time events",
        "Monitoring with alerts",
      ],
      isPopular: true,
    },
    {
      name: "Custom",
      price: "Custom",
      currency: "",
      interval: "project",
      description: "For many systems, partners or branches, and for interfaces of your own.",
      features: [
        "Connectors sized to your landscape",
        "Everything in Pro",
        "Your own documented API",
        "Maintenance with service levels in writing",
      ],
      isPopular: false,
    },
  ],
  faqs: [
    {
      question: "How long does an integration take?",
      answer:
        "Integrations take 4-6 weeks, from audit to switch-over. Waiting for access to a supplier's test system is the most common delay, so we ask for it on the first day.",
    },
    {
      question: "What is a connector?",
      answer:
        "One connector is one link between two systems, in one or both directions: for example from your shop to your accounting package. Three systems that exchange data in a chain need two.",
    },
    {
      question: "Our system has no API. Can you still connect it?",
      answer:
        "Usually. We can work with database views, scheduled files or a small service beside the system. We check first, and tell you what each way costs and risks.",
    },
    {
      question: "Will our operations stop during the switch?",
      answer:
        "They should not. We build in a sandbox, run in parallel with your present way of working, and switch at a quiet hour with a way back prepared.",
    },
    {
      question: "What happens when a supplier changes its system?",
      answer:
        "Failed transfers are held and tried again until they pass, and from Pro on, monitoring alerts us as well. Under a maintenance agreement we adapt the connector; without one, we quote the change.",
    },
  ],
};
