import { MENU_LEVELS_MAX } from "../../../site/limits";
import { imageRef } from "../../model/image";
import { quoteFrom } from "../people";
import type { Service } from "../types";

export const ussd: Service = {
  serviceId: "ussd",
  title: "USSD Services",
  shortDescription:
    "Give every customer self-service by dialling a code: any phone, no data bundle, no app.",
  description:
    "A USSD menu opens when a customer dials a code between * and #, on a basic phone or a smartphone, with no data bundle. We design the menu, host the session and connect it to your systems, so that questions are answered while the customer is still on the screen.",
  color: "#C5337B",
  icon: "grid-3x3",
  benefitsImage: imageRef("services/ussd.jpg", "fallback/service.jpg"),
  features: [
    {
      title: `Up to ${MENU_LEVELS_MAX} Menu Levels`,
      description: `Lead customers from a welcome screen to an answer through menus of up to ${MENU_LEVELS_MAX} levels, depending on the plan.`,
      icon: "list-tree",
    },
    {
      title: "Works on Any Handset",
      description:
        "Menus are text on the phone's own dialler screen, so they need no smartphone, no download and no data connection.",
      icon: "smartphone",
    },
    {
      title: "English, Kiswahili and More",
      description:
        "Let people choose their language on the first screen and greet them in it next time, with wording cut to fit a small display.",
      icon: "languages",
    },
    {
      title: "Live Answers",
      description:
        "Look up balances, orders or applications in your own system during the session, so that what customers read is what your records say now.",
      icon: "database",
    },
    {
      title: "M-Pesa From the Menu",
      description:
        "When a customer chooses to pay, the menu closes and the M-Pesa prompt asks for a PIN. Your system learns the result.",
      icon: "wallet",
    },
    {
      title: "Session Insight",
      description:
        "See which options people choose, where they give up and which screens time out, then reword the step that loses them.",
      icon: "chart-pie",
    },
  ],
  process: [
    {
      title: "Map the Journey",
      description:
        "We list what customers ask for most and draw the shortest path to each answer, screen by screen.",
    },
    {
      title: "Apply for the Code",
      description:
        "We help you choose a shared or a dedicated code and apply to the networks, whose approval sets the launch date.",
    },
    {
      title: "Build and Connect",
      description:
        "Menus are configured and tied to your system, with safe defaults for the moments when that system is slow or away.",
    },
    {
      title: "Test on Real Phones",
      description:
        "We dial from basic phones and smartphones on each network, with wrong entries and slow fingers included.",
    },
    {
      title: "Launch and Refine",
      description:
        "After launch we read the session reports with you and shorten the paths where customers drop out.",
    },
  ],
  benefits: [
    {
      title: "Nobody Left Out",
      description:
        "A farmer with a basic phone and a manager with the latest handset use the same service in the same way.",
    },
    {
      title: "Answers Without a Queue",
      description:
        "Balance, status and registration requests leave your call centre, and customers get them at midnight too.",
    },
    {
      title: "Familiar From Day One",
      description:
        "Kenyans dial codes every day to buy bundles and move money. Your service needs no user manual.",
    },
    {
      title: "Clean Data at the Source",
      description:
        "Fixed choices and checked entries replace paper forms and half-heard phone calls, and reach your records at once.",
    },
  ],
  useCases: [
    {
      title: "Sacco and Bank Self-Service",
      description:
        "Balances, mini-statements and loan requests from any phone, protected by a PIN.",
      icon: "landmark",
    },
    {
      title: "Farmer Services",
      description:
        "Registration, input orders, prices and collection records for growers far from an office.",
      icon: "sprout",
    },
    {
      title: "Pay-As-You-Go Energy",
      description: "Check days remaining, buy a token and report a fault on a solar kit.",
      icon: "sun",
    },
    {
      title: "Water and Utility Accounts",
      description: "Send a meter reading, see the bill and pay it with M-Pesa.",
      icon: "droplets",
    },
    {
      title: "Field Data Collection",
      description:
        "Let agents and community health workers report from places where data does not reach.",
      icon: "clipboard-check",
    },
    {
      title: "Loyalty and Rewards",
      description: "Register shoppers, show their points and let them redeem at the counter.",
      icon: "award",
    },
  ],
  testimonials: [
    quoteFrom(
      "Kiprop Cheruiyot",
      "Our growers check their deliveries by dialling a code. Many of them will never install an app, and now nobody has to travel to the office to ask.",
    ),
    quoteFrom(
      "Achieng Odhiambo",
      "We wanted every service in the menu. They talked us into a few, done well. Members found their way at once, and we added the rest when the reports told us to.",
    ),
  ],
  pricing: [
    {
      name: "Standard",
      price: "30,000",
      currency: "KSh",
      interval: "month",
      description:
        "A simple, single-step service such as information, opening hours or a request to be called.",
      features: [
        "200 sessions/day",
        "1-level menus",
        "English and Kiswahili screens",
        "Monthly session report",
      ],
      isPopular: false,
    },
    {
      name: "Pro",
      price: "80,000",
      currency: "KSh",
      interval: "month",
      description: "A complete self-service channel, connected to your systems.",
      features: [
        "1,000 sessions/day",
        `Menus up to ${MENU_LEVELS_MAX} levels`,
        "Connection to your system",
        "M-Pesa prompt from the menu",
        "Live session reports",
      ],
      isPopular: true,
    },
    {
      name: "Custom",
      price: "Custom",
      currency: "",
      interval: "month",
      description: "For national services, several countries or traffic with sharp peaks.",
      features: [
        "Sessions sized to your traffic",
        "Everything in Pro",
        "Several codes, networks and languages",
        "Service levels agreed in writing",
      ],
      isPopular: false,
    },
  ],
  faqs: [
    {
      question: "How many menu levels are supported?",
      answer: `USSD supports ${MENU_LEVELS_MAX}-level menus out of the box; how many you use depends on the plan. The Standard plan has one level, which suits a simple service, and the Pro plan up to ${MENU_LEVELS_MAX} levels. You can move up without changing your code.`,
    },
    {
      question: "Do customers need data or a smartphone?",
      answer:
        "No. USSD travels over the network's signalling, like dialling a call, so it works on any GSM phone with coverage and needs no data bundle.",
    },
    {
      question: "What counts as a session?",
      answer:
        "One session is one dial of your code, from the first screen until the customer leaves or the network closes it, however many screens they see. Plans count sessions per day.",
    },
    {
      question: "What happens when a session times out?",
      answer:
        "Networks close sessions that last too long, so we keep journeys short and save progress where it matters. A customer who dials again can carry on, and important results can also go out by SMS.",
    },
    {
      question: "Who pays for the session, the customer or us?",
      answer:
        "Either is possible, depending on the arrangement agreed with the network when the code is applied for. We set out the current options before you decide.",
    },
    {
      question: "Should we take a shared or a dedicated code?",
      answer:
        "A shared code adds your own extension after a common one and is quicker to begin with. A dedicated code is shorter, easier to remember and yours alone, and takes longer to be approved.",
    },
  ],
};
