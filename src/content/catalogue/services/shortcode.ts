import { imageRef } from "../../model/image";
import { SHORT_CODE_APPROVAL } from "../durations";
import { quoteFrom } from "../people";
import type { Service } from "../types";

export const shortcode: Service = {
  serviceId: "shortcode",
  title: "Short Code",
  shortDescription:
    "Let people vote, enter, subscribe or ask by texting a keyword to a number they remember.",
  description:
    "A short code is a number of a few digits that people remember from a billboard, a radio spot or a bottle top. They text a keyword, your service answers at once, and every text becomes a vote, an entry, a lead or a request you can act on.",
  color: "#E94E77",
  icon: "hash",
  benefitsImage: imageRef("services/shortcode.jpg", "fallback/service.jpg"),
  features: [
    {
      title: "Shared or Dedicated Codes",
      description:
        "Share a code and its cost, or hold one alone with room for every campaign. We help you choose.",
      icon: "split",
    },
    {
      title: "Keyword Management",
      description:
        "Give each campaign, branch or radio station its own keyword, close it when the campaign ends, and catch common misspellings along the way.",
      icon: "tag",
    },
    {
      title: "Automatic Replies",
      description:
        "Answer each text the moment it arrives: a thank-you, an entry number, the nearest branch or the next question in a survey.",
      icon: "reply",
    },
    {
      title: "Choose Who Pays",
      description:
        "Decide whether the sender pays, you pay, or a premium rate applies. We explain the options that each network offers and apply for yours.",
      icon: "coins",
    },
    {
      title: "Live Results",
      description:
        "Watch entries, votes and sign-ups arrive by keyword, hour and network while the show is on air, and export them whenever you need.",
      icon: "chart-column",
    },
    {
      title: "Texts Into Your Systems",
      description:
        "Have every incoming message posted to your CRM, help desk or database, so that your team follows up without retyping anything.",
      icon: "webhook",
    },
  ],
  process: [
    {
      title: "Define the Campaign",
      description:
        "Tell us what people should text, what they get back and how long it runs. We suggest a shared or a dedicated code.",
    },
    {
      title: "Apply to the Networks",
      description:
        "We prepare the documents and apply for the code on each network you want to cover, then follow the approval for you.",
    },
    {
      title: "Set Up Keywords and Replies",
      description:
        "While approval runs, we configure keywords, replies, limits and reports, and connect your systems if you wish.",
    },
    {
      title: "Test on Real Handsets",
      description:
        "Together we text the code from every network, with right, wrong and misspelt keywords, until each answer is the one you want.",
    },
    {
      title: "Go Live and Follow",
      description:
        "Announce the code, watch the results arrive, and adjust replies or keywords without waiting for the next campaign.",
    },
  ],
  benefits: [
    {
      title: "Easy to Remember",
      description:
        "A few digits and one word survive a matatu ride, a radio advert or a crowded stadium screen. A web address rarely does.",
    },
    {
      title: "Permission From the Start",
      description:
        "The customer writes first, so you know the interest is real. Ask for consent in the reply, and your list grows on firm ground.",
    },
    {
      title: "Media Spend You Can Compare",
      description:
        "Different keywords on radio, print and shelf show which of them brings people in, without guessing from overall sales.",
    },
    {
      title: "Open to Every Phone",
      description:
        "Anyone who can send an SMS can take part: no smartphone, no data bundle, no form to fill in.",
    },
  ],
  useCases: [
    {
      title: "Consumer Promotions",
      description:
        "Collect entries with a code printed under the cap, and confirm each one by SMS.",
      icon: "gift",
    },
    {
      title: "Voting and Polls",
      description: "Let viewers and listeners vote during the show and put the results on screen.",
      icon: "vote",
    },
    {
      title: "Alerts by Subscription",
      description:
        "Offer prices, weather or news to people who join with one word and leave with another.",
      icon: "bell-ring",
    },
    {
      title: "Lead Generation",
      description:
        "Print a keyword on the poster and let your sales team call back those who text it.",
      icon: "target",
    },
    {
      title: "Surveys and Feedback",
      description: "Ask customers to rate a visit while it is fresh, one short question at a time.",
      icon: "clipboard-list",
    },
  ],
  testimonials: [
    quoteFrom(
      "Nafula Wekesa",
      "The promotion code went from an idea on a napkin to keywords, replies and a live count we could show the board. They told us early how long approval takes, so the printer never had to wait for us.",
    ),
    quoteFrom(
      "Mwangi Njoroge",
      "Each store has its own feedback keyword. When something goes wrong at a till, the manager hears about it the same day, not at the end of the month.",
    ),
  ],
  pricing: [
    {
      name: "Shared",
      price: "20,000",
      currency: "KSh",
      interval: "month",
      description: "A managed place on a shared code, for one or two campaigns at a time.",
      features: [
        "Shared code",
        "Up to 5 keywords",
        "Automatic replies",
        "Results by keyword, with export",
      ],
      isPopular: false,
    },
    {
      name: "Dedicated",
      price: "60,000",
      currency: "KSh",
      interval: "month",
      description: "A code of your own, managed with you, for brands that campaign all year.",
      features: [
        "Dedicated code",
        "30 keywords",
        "Texts forwarded to your systems",
        "Live results and scheduled reports",
        "Named account manager",
      ],
      isPopular: true,
    },
    {
      name: "Custom",
      price: "Custom",
      currency: "",
      interval: "month",
      description:
        "For broadcasters, national promotions and services on several networks or countries.",
      features: [
        "Keywords sized to your campaigns",
        "Everything in Dedicated",
        "Premium or free-to-sender rates where networks approve them",
        "Service levels agreed in writing",
      ],
      isPopular: false,
    },
  ],
  faqs: [
    {
      question: "How long does it take to get a short code?",
      answer: `Short codes take ${SHORT_CODE_APPROVAL} to provision, because each network approves and configures the code itself. A keyword on a shared code that is already live can usually start sooner; ask us before you book media.`,
    },
    {
      question: "Should we choose a shared or a dedicated code?",
      answer:
        "A shared code suits a first campaign or a few keywords and costs less. A dedicated code is yours alone: nobody else's campaign runs on the number, and every keyword on it is yours to choose; the Dedicated plan manages 30 of them for you.",
    },
    {
      question: "Will the code work on every network?",
      answer:
        "A code works on the networks that have approved it. We recommend applying to all the networks your customers use at the same time, so that one number serves the whole campaign.",
    },
    {
      question: "Who pays for the texts that people send?",
      answer:
        "That is decided when the code is applied for: the sender at a standard or premium rate, or you, so that texting is free to the sender. Options differ between networks; we confirm what each one offers.",
    },
    {
      question: "How do these plans relate to the codes on the pricing page?",
      answer:
        "The pricing page lists setup and monthly rental of a code on its own, per network. A plan is the managed service on a code: keywords, replies, results and support. The networks' setup and rental are not included in it; your quote lists them, network by network.",
    },
    {
      question: "Do we need a licence to run a competition?",
      answer:
        "Competitions and lotteries may need a permit from the gambling regulator. We set up the code; please clear the promotion's terms with your legal adviser before launch.",
    },
  ],
};
