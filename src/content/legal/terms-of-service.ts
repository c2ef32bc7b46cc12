import { BRAND } from "../../site/brand";
import { registrations } from "../../site/company";
import type { LegalDocument } from "./types";

/** The terms of using this website; services are sold under agreements of their own. */
export const TERMS_OF_SERVICE: LegalDocument = {
  title: "Terms of Service",
  description: `The terms on which ${BRAND.legalName} offers this website, its prices, brochures and tools, and how they relate to the agreement for a service.`,
  updated: "November 20, 2026",
  underReview: true,
  parts: [
    {
      id: "these-terms",
      heading: "What these terms cover",
      paragraphs: [
        `This website is offered by ${BRAND.legalName} (“${BRAND.name}”, “we”). By using it you accept these terms. They cover the website alone: a service that you order from us is governed by the written agreement for that service, which comes first where the two differ.`,
        ...registrations().map(({ label, value }) => `${label}: ${value}.`),
      ],
    },
    {
      id: "information",
      heading: "Information and prices",
      paragraphs: [
        "We take care that this website is right and up to date, but it is general information and no offer that binds by itself. Prices are in Kenyan shillings, with a note on VAT beside each. What you pay is what your written quote says.",
        "Rules, charges and review times of network operators and regulators are theirs, and change. What we write about them is guidance; please confirm it with us before you rely on it.",
        "Figures such as delivery rates describe our services in general and depend on networks, handsets and the choices of those who receive messages. A level of service is promised only where your agreement says so.",
      ],
    },
    {
      id: "ordering",
      heading: "Sender IDs, short codes and messages",
      paragraphs: [
        "Sender IDs, short codes and USSD codes need papers from you and the approval of each network, which we apply for but cannot guarantee. Those who send messages through us must have the right to do so: in particular, the consent that the Data Protection Act, 2019 asks for before marketing, and a working way to opt out.",
      ],
    },
    {
      id: "fair-use",
      heading: "Using this website",
      paragraphs: ["Please do not:"],
      points: [
        "use it to break the law or the rights of others;",
        "send through its forms anything false, hostile or not meant for us;",
        "try to disturb it, to get into parts that are not public, or to test its defences without our written consent;",
        "copy it as a whole, or pass its content off as your own.",
      ],
    },
    {
      id: "content",
      heading: "Our content",
      paragraphs: [
        `Texts, pictures, brochures and the name ${BRAND.name} belong to us or to those who let us use them. You may read, print, share and quote them with a link to their source, and give the brochures on unchanged.`,
      ],
    },
    {
      id: "links",
      heading: "Other websites",
      paragraphs: [
        "Links lead to websites of others, such as maps, social networks and films, and the SMS portal has terms of its own. We do not answer for what others publish.",
      ],
    },
    {
      id: "liability",
      heading: "Our responsibility",
      paragraphs: [
        "The website is offered without charge and as it is. As far as the law allows, we are not liable for loss that comes from relying on general information here, or from the website being out of reach. Nothing in these terms limits a liability that cannot be limited by law.",
      ],
    },
    {
      id: "privacy",
      heading: "Personal data",
      paragraphs: [
        "What we do with personal data is described in our privacy policy, which you reach from the foot of every page.",
      ],
    },
    {
      id: "law",
      heading: "Law and contact",
      paragraphs: [
        `These terms are governed by the laws of Kenya, and the courts of Kenya decide disputes about them. Questions are welcome at ${BRAND.email} or ${BRAND.phone}.`,
        "We may change these terms; the date at the top says when they last changed.",
      ],
    },
  ],
};
