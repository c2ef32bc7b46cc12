import * as v from "valibot";
import { BRAND_COLOURS, MARKET } from "../../site/company/brand";
import { LIST_ENTRIES_MAX, SMS_QUANTITY_MAX } from "../../site/limits";
import { serviceAnchor } from "../../site/routes";
import { alternativeText } from "../model/allowed-html";
import { defineList } from "../model/define";
import { exactText, hexColour, line, paragraph, wholeNumber } from "../model/fields";
import { type ImageRef, imageRef } from "../model/image";
import { optionalWithDefault, withDefault } from "../model/repair";
import { named, picture, type ViewModel } from "../model/view-model";
import {
  claimFields,
  icon,
  iconItems,
  iconItemsView,
  iconView,
  image,
  imageAlt,
  oneOf,
  searchFields,
  segment,
  slug,
  term,
  textItems,
  withIconKey,
  withIconKeys,
} from "./record-fields";

const benefits = optionalWithDefault(v.array(named("Benefit", v.object(claimFields))), []);

const pricingPlan = named(
  "PricingPlan",
  v.object({
    name: line,
    /** The price as it is shown. */
    price: exactText(
      /^(?:\d{1,3}(?:,\d{3}){0,3}|Custom)$/,
      "must be an amount such as 15,000, or Custom",
    ),
    /** Empty for a custom price. */
    currency: oneOf<string>([MARKET.currency.symbol, ""]),
    interval: named("PlanInterval", oneOf(["month", "project"] as const)),
    description: withDefault(paragraph, ""),
    features: optionalWithDefault(v.array(line), []),
    isPopular: optionalWithDefault(v.boolean(), false),
    /** SMS credits that the price includes; 0: none. */
    credits: optionalWithDefault(wholeNumber(SMS_QUANTITY_MAX, 0), 0),
    /** What one session, credit or connector is. */
    counted: term,
    /** What more than the included quantity costs, or what happens then. */
    beyond: term,
    /** How long the contract lasts. */
    term,
    notice: term,
    /** Invoice or prepaid, and when. */
    billing: term,
    /** What happens to credits that are left. */
    unused: term,
  }),
);
export type PricingPlan = ViewModel<() => typeof pricingPlan>;

/** What a service begins with; pages show it as it is written. */
const summaryFields = {
  title: line,
  /** One sentence for cards and menus. */
  shortDescription: withDefault(paragraph, ""),
  /** Two or three sentences for the hero of its page. */
  description: withDefault(paragraph, ""),
  /** Who it suits, for the page of all services. */
  forWhom: term,
  /** How long it takes until it runs. */
  leadTime: term,
  /** Tints surfaces; text uses a darkened companion. */
  color: withDefault(hexColour, BRAND_COLOURS.primary),
};
/** Addresses that show the same page; that of the id is canonical. */
const aliases = optionalWithDefault(v.array(segment), []);

/** What a service ends with; pages show it as it is written. */
const termFields = {
  /** Shown on the pricing page, not on that of the service: docs/product.md, Service detail. */
  pricing: optionalWithDefault(v.array(pricingPlan), []),
  /** What no plan includes, in one or two sentences; may be empty. */
  notIncluded: optionalWithDefault(paragraph, ""),
  faqs: optionalWithDefault(
    v.array(named("Faq", v.object({ question: line, answer: paragraph }))),
    [],
  ),
};

/** A choice of the contact form, which the topic of a link selects by its words. */
const contactChoice = v.object({
  label: line,
  /** Its place in the form, from 1. */
  order: v.pipe(v.number(), v.integer("must be a whole number")),
  topics: optionalWithDefault(v.array(line), []),
});
/** Whether clients reach it by a USSD code: a quotation may ask for one, and the API documentation describes its calls. */
const usesUssdCode = optionalWithDefault(v.boolean(), false);
/** A phone to press on the page: the id of its tool. */
const demo = v.picklist(["ussd-phone", "ivr-phone"], "must be ussd-phone or ivr-phone");
const quoteFields = { quote: paragraph, author: line, position: line, company: line };

export const serviceView = () =>
  v.object({
    serviceId: v.string(),
    ...summaryFields,
    ...searchFields,
    ...termFields,
    aliases,
    process: textItems,
    benefits,
    /** In the menu; the title where the file has none. */
    menuLabel: v.string(),
    /** The anchors by which cards of the overview find the service: `serviceAnchor` of each of its names. */
    anchors: v.array(v.string()),
    /** Null: the form has no choice of its own for it. */
    contactChoice: v.nullable(named("ContactChoice", contactChoice)),
    usesUssdCode,
    /** Id of a tool; null: none. */
    demo: v.nullable(v.string()),
    /** What the company says beside it, out of the words of pages: `withDemo`. */
    demoPoints: v.array(v.string()),
    icon: iconView(),
    features: iconItemsView(),
    useCases: iconItemsView(),
    benefitsImage: picture,
    benefitsImageAlt: v.string(),
    testimonials: v.array(named("ServiceQuote", v.object({ ...quoteFields, image: picture }))),
  });

export type Service<I = ImageRef> = ViewModel<typeof serviceView, I>;

/** `content/services`. */
export const services = defineList({
  name: "Services",
  endpoint: "content/services",
  listKeys: [],
  maxItems: LIST_ENTRIES_MAX,
  key: ({ serviceId }: Service) => serviceId,
  // in the order of the page, which is that of the form at the desk and of its files
  schema: v.object({
    id: slug,
    ...summaryFields,
    ...searchFields,
    icon,
    menuLabel: optionalWithDefault(line, ""),
    aliases,
    otherNames: optionalWithDefault(v.array(line), []),
    contactChoice: optionalWithDefault(v.nullable(contactChoice), null),
    usesUssdCode,
    demo: optionalWithDefault(v.nullable(demo), null),
    benefitsImage: image,
    benefitsImageAlt: imageAlt,
    features: iconItems,
    process: textItems,
    benefits,
    useCases: iconItems,
    testimonials: optionalWithDefault(v.array(v.object({ ...quoteFields, image })), []),
    ...termFields,
  }),
  toViewModel: ({
    id: serviceId,
    benefitsImage,
    testimonials,
    menuLabel,
    otherNames,
    ...service
  }): Service => ({
    serviceId,
    ...withIconKey(service),
    demoPoints: [],
    menuLabel: menuLabel || service.title,
    anchors: [
      ...new Set(
        [serviceId, service.title, menuLabel, service.contactChoice?.label ?? "", ...otherNames]
          .map(serviceAnchor)
          .filter(Boolean),
      ),
    ],
    features: withIconKeys(service.features),
    useCases: withIconKeys(service.useCases),
    benefitsImage: imageRef(benefitsImage, "fallback/service.jpg"),
    benefitsImageAlt: alternativeText(service.benefitsImageAlt),
    testimonials: testimonials.map((quote) => ({
      ...quote,
      image: imageRef(quote.image, "fallback/person.png"),
    })),
  }),
});
