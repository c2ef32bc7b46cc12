import { imageRef } from "../../model/image";
import { quoteFrom } from "../people";
import type { Service } from "../types";

export const ivr: Service = {
  serviceId: "ivr",
  title: "IVR & Voice",
  shortDescription:
    "Greet, guide and answer callers day and night with voice menus in their own language.",
  description:
    "A good voice menu answers the simple questions itself and hands the rest to the right person. We script, record and host yours, in the languages your callers speak, and place outbound voice messages for news that people need to hear.",
  color: "#673AB7",
  icon: "audio-lines",
  benefitsImage: imageRef("services/ivr.jpg", "fallback/service.jpg"),
  features: [
    {
      title: "Voice Menus",
      description:
        "Greet callers, let them choose by keypad, and bring them to an answer or a person in as few steps as the task allows.",
      icon: "list-tree",
    },
    {
      title: "Prompts in Local Languages",
      description:
        "Record in English, Kiswahili, Dholuo, Somali or another language of your callers, in a voice that fits your brand.",
      icon: "languages",
    },
    {
      title: "Self-Service by Keypad",
      description:
        "Callers hear their balance, order or appointment straight from your system after entering a number and, where it matters, a PIN.",
      icon: "keyboard",
    },
    {
      title: "Voice Broadcasts",
      description:
        "Call many people with one recorded message, ask for a keypress in return, and see who answered, listened and replied.",
      icon: "megaphone",
    },
    {
      title: "Hours, Holidays and Queues",
      description:
        "Different greetings for office hours, evenings and public holidays, with queues that tell callers their place in the line.",
      icon: "calendar-clock",
    },
    {
      title: "Voicemail and Call-Backs",
      description:
        "Callers who cannot wait leave a message or keep their place, and your team calls them back from an ordered list.",
      icon: "voicemail",
    },
  ],
  process: [
    {
      title: "Study Your Calls",
      description:
        "We find the few reasons behind most calls and decide which of them a menu can settle alone.",
    },
    {
      title: "Write the Script",
      description:
        "Short sentences, the commonest choice first, and a person never more than a keypress away.",
    },
    {
      title: "Record and Connect",
      description:
        "Prompts are recorded, your number is connected, and the data that callers ask for is linked.",
    },
    {
      title: "Try It on Callers",
      description:
        "People who have never heard the menu test it by phone. Where they hesitate, we rewrite.",
    },
    {
      title: "Go Live and Tune",
      description:
        "Reports show where callers press zero or hang up, and the menu is improved from there.",
    },
  ],
  benefits: [
    {
      title: "Open at Every Hour",
      description:
        "Routine questions are answered at night and on holidays, when no desk is staffed.",
    },
    {
      title: "Heard by Everyone",
      description:
        "Voice serves callers who do not read easily, or would rather listen in their mother tongue.",
    },
    {
      title: "Agents for What Matters",
      description:
        "When a menu handles balances and opening hours, people have time for the calls that need judgement.",
    },
    {
      title: "A Large Firm's Welcome",
      description:
        "Even a small office greets every caller the same way, and queues calls instead of giving an engaged tone.",
    },
    {
      title: "Calls You Can Count",
      description:
        "Know how many called, why, and how many were served without waiting, for each number and branch.",
    },
  ],
  useCases: [
    {
      title: "Customer Service Front Door",
      description: "Sort calls by need before anyone picks up, and settle the simple ones at once.",
      icon: "phone-call",
    },
    {
      title: "Balance and Status Lines",
      description: "Accounts, orders and applications read out from your own records.",
      icon: "info",
    },
    {
      title: "Health Information",
      description:
        "Recorded guidance and appointment reminders, in private and in the caller's language.",
      icon: "hospital",
    },
    {
      title: "Emergency and Outage Notices",
      description: "Tell affected households by voice, and let them confirm with one key.",
      icon: "bell-ring",
    },
    {
      title: "Voice Surveys",
      description: "Ask a few questions by phone and collect the answers from the keypad.",
      icon: "clipboard-list",
    },
    {
      title: "Hotel and Travel Bookings",
      description: "Bring guests to the right desk by property and language.",
      icon: "hotel",
    },
  ],
  testimonials: [
    quoteFrom(
      "Halima Yusuf",
      "Mothers listen to the advice in their own language, in their own time. Some of them could never have used a written message.",
    ),
    quoteFrom(
      "Barasa Simiyu",
      "During a supply interruption the phones used to be jammed. Now callers hear which areas are affected and when we expect water back, and the urgent calls get through.",
    ),
  ],
  pricing: [
    {
      name: "Starter",
      price: "25,000",
      currency: "KSh",
      interval: "month",
      description: "A professional welcome that sorts calls and answers the basics.",
      features: [
        "2 menu levels",
        "Greetings for office hours and after hours",
        "Recording in English and Kiswahili",
        "Voicemail and call report",
      ],
      isPopular: false,
    },
    {
      name: "Business",
      price: "70,000",
      currency: "KSh",
      interval: "month",
      description: "Self-service by phone, connected to your systems.",
      features: [
        "4 menu levels",
        "Everything in Starter",
        "Answers from your own data",
        "Queues and call-backs",
        "Voice broadcasts",
      ],
      isPopular: true,
    },
    {
      name: "Custom",
      price: "Custom",
      currency: "",
      interval: "month",
      description: "For many numbers, languages or campaigns of outbound calls.",
      features: [
        "Menus and lines sized to your calls",
        "Everything in Business",
        "Several numbers, sites and languages",
        "Service levels agreed in writing",
      ],
      isPopular: false,
    },
  ],
  faqs: [
    {
      question: "Can we keep our number?",
      answer:
        "In most cases. We connect or forward the number you publish today, depending on the operator that issued it, or help you apply for a new or a toll-free one.",
    },
    {
      question: "Who writes and records the prompts?",
      answer:
        "We do, with you. You approve the script, we arrange the voice, and small changes such as holiday hours can be made later without recording everything again.",
    },
    {
      question: "How many menu levels should we have?",
      answer:
        "As few as the task allows. Starter includes two levels and Business four, yet many callers are best served by one clear choice and a way to reach a person.",
    },
    {
      question: "Does it connect to our call centre?",
      answer:
        "Yes. What the caller chose and entered is passed on with the call, to our call centre or to yours, so that agents do not ask again.",
    },
    {
      question: "Do we need consent for voice broadcasts?",
      answer:
        "For promotional calls, treat consent and an easy way to stop as a must under Kenya's Data Protection Act, 2019. Service notices to your own customers are a different matter. Confirm with your legal adviser.",
    },
  ],
};
