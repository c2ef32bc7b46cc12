import * as v from "valibot";
import { BRAND_COLOURS, MARKET } from "../../site/company/brand";
import { formatNumber } from "../../site/format/text";
import { LIST_ENTRIES_MAX, SMS_QUANTITY_MAX } from "../../site/limits";
import { serviceAnchor } from "../../site/routes";
import { defineList } from "../model/define";
import { exactText, hexColour, line, paragraph, wholeNumber } from "../model/fields";
import { type ImageRef, imageRef } from "../model/image";
import { optionalWithDefault, withDefault } from "../model/repair";
import { named, picture, type ViewModel } from "../model/view-model";
import { alternativeText } from "../text/allowed-html";
import { type MenuKind, menuKind } from "../tools/phone-menu";
import {
  claimFields,
  icon,
  iconItems,
  iconItemsView,
  iconView,
  image,
  imageAlt,
  itemFields,
  searchFields,
  slug,
  slugText,
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
    price: v.pipe(
      exactText(
        /^(?:\d{1,3}(?:[ ,.]?\d{3}){0,3}|Custom)$/,
        "must be a whole amount such as 15,000, or Custom",
      ),
      v.transform((price) =>
        price === "Custom" ? price : formatNumber(Number(price.replace(/\D/g, ""))),
      ),
    ),
    /** Currency symbol, or "" for a custom price. */
    currency: v.picklist(
      [MARKET.currency.symbol, ""] as const,
      `must be ${MARKET.currency.symbol}, or empty for a custom price`,
    ),
    /** The period or unit that the price covers, such as "month", "project" or "delivery". */
    interval: line,
    description: withDefault(paragraph, ""),
    features: optionalWithDefault(v.array(line), []),
    isPopular: optionalWithDefault(v.boolean(), false),
    /** SMS credits included in the price. 0 if there are none. */
    credits: optionalWithDefault(wholeNumber(SMS_QUANTITY_MAX, 0), 0),
    /** What counts as one unit of the plan: a session, credit or connector. */
    counted: term,
    /** Price for use above the included quantity, or what happens beyond it. */
    beyond: term,
    /** Duration of the contract. */
    term,
    notice: term,
    /** Whether the plan is invoiced or prepaid, and when. */
    billing: term,
    /** What happens to credits left over at the end of the term. */
    unused: term,
  }),
);
export type PricingPlan = ViewModel<() => typeof pricingPlan>;

const summaryFields = {
  title: line,
  /** One sentence for cards and menus. */
  shortDescription: withDefault(paragraph, ""),
  /** Two or three sentences for the service page's hero. */
  description: withDefault(paragraph, ""),
  /** Who the service suits, for the services page. */
  forWhom: term,
  /** How long it takes until the service is running. */
  leadTime: term,
  /** Colour for tinted surfaces. Text uses a darker version of it. */
  color: withDefault(hexColour, BRAND_COLOURS.primary),
};
/** Other slugs that show the service's page. The canonical path uses the id. */
const aliases = optionalWithDefault(v.array(slugText), []);

const termFields = {
  /** Shown on the pricing page, not on the service's own. */
  pricing: optionalWithDefault(v.array(pricingPlan), []),
  /** Work or costs that no plan includes, in one or two sentences. May be empty. */
  notIncluded: optionalWithDefault(paragraph, ""),
  faqs: optionalWithDefault(
    v.array(named("Faq", v.object({ question: line, answer: paragraph }))),
    [],
  ),
};

/**
 * A service's option in the contact form. A link's topic selects it if the topic contains one of
 * `topics`.
 */
const contactChoice = v.object({
  label: line,
  /** Position in the form. Lower numbers come first. */
  order: v.pipe(v.number(), v.integer("must be a whole number")),
  topics: optionalWithDefault(v.array(line), []),
});
type ContactChoice = v.InferOutput<typeof contactChoice>;

/** Contact form position of services without their own choice, after all others. */
const LAST_ORDER = 1_000;

const choiceOf = (title: string): ContactChoice => ({
  label: title,
  order: LAST_ORDER,
  topics: [title],
});
/** `plan` is the cheapest plan that includes the feature, or "" if every plan does. */
const featureFields = { ...itemFields, plan: optionalWithDefault(line, "") };

/**
 * Whether customers reach the service through a USSD code, which quotations and the API
 * documentation then mention.
 */
const usesUssdCode = optionalWithDefault(v.boolean(), false);
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
    /** The label in menus. Defaults to the title. */
    menuLabel: v.string(),
    /** Anchors of the service's cards in the overview: the `serviceAnchor` of each of its names. */
    anchors: v.array(v.string()),
    /** The service's choice in the contact form, or null if it has none. */
    contactChoice: v.nullable(named("ContactChoice", contactChoice)),
    usesUssdCode,
    icon: iconView(),
    features: v.array(named("ServiceFeature", v.object({ ...featureFields, icon: iconView() }))),
    useCases: iconItemsView(),
    benefitsImage: picture,
    benefitsImageAlt: v.string(),
    testimonials: v.array(named("ServiceQuote", v.object({ ...quoteFields, image: picture }))),
  });

export type Service<I = ImageRef> = ViewModel<typeof serviceView, I> & {
  /** The phone mock-up on the service's page, if there's a menu for it. */
  readonly demo: MenuKind | null;
};

/** `content/services`: the services and their plans. */
export const services = defineList({
  name: "Services",
  endpoint: "services",
  listKeys: [],
  maxItems: LIST_ENTRIES_MAX,
  key: ({ serviceId }: Service) => serviceId,
  // in page order, which the desk's form and the files also use
  schema: v.object({
    id: slug,
    ...summaryFields,
    ...searchFields,
    icon,
    menuLabel: optionalWithDefault(line, ""),
    aliases,
    otherNames: optionalWithDefault(v.array(line), []),
    inContactForm: optionalWithDefault(v.boolean(), true),
    contactChoice: optionalWithDefault(v.nullable(contactChoice), null),
    usesUssdCode,
    demo: optionalWithDefault(v.nullable(menuKind), null),
    benefitsImage: image,
    benefitsImageAlt: imageAlt,
    features: optionalWithDefault(v.array(v.object({ ...featureFields, icon })), []),
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
    inContactForm,
    contactChoice: ownChoice,
    ...service
  }): Service => ({
    serviceId,
    ...withIconKey(service),
    contactChoice: inContactForm ? (ownChoice ?? choiceOf(service.title)) : null,
    menuLabel: menuLabel || service.title,
    anchors: [
      ...new Set(
        [serviceId, service.title, menuLabel, ownChoice?.label ?? "", ...otherNames]
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
