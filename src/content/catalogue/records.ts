import * as v from "valibot";
import { MARKET } from "../../site/company/brand";
import { LIST_ENTRIES_MAX, SMS_QUANTITY_MAX } from "../../site/limits";
import { ICON_KEYS, ICON_NAMES, type IconName, iconKey } from "../../site/media/icons";
import { serviceAnchor } from "../../site/routes";
import { alternativeText } from "../model/allowed-html";
import { defineList } from "../model/define";
import {
  exactText,
  hexColour,
  id,
  imagePath,
  line,
  lineOrEmpty,
  paragraph,
  rating,
  wholeNumber,
} from "../model/fields";
import { type ImageRef, imageRef } from "../model/image";
import { optionalWithDefault, withDefault } from "../model/repair";
import { named, picture, type ViewModel } from "../model/view-model";

/** The records of the content folder, one JSON file each. Source: docs/product.md, "Content types". */

export const oneOf = <T extends string>(values: readonly T[]) =>
  v.picklist(values, `must be one of: ${values.join(", ")}`);

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const SLUG_PROBLEM = "must be small letters, digits and hyphens";
/** The last segment of a page's address. */
const slug = v.pipe(id, v.regex(SLUG, SLUG_PROBLEM));
const segment = exactText(SLUG, SLUG_PROBLEM);
const image = optionalWithDefault(imagePath, "");
/** What a picture shows; "decorative" for one that says nothing of its own. */
const imageAlt = optionalWithDefault(line, "");
const icon = withDefault(v.picklist(ICON_NAMES, "must be the name of an icon"), "badge-check");
const iconView = () => named("IconName", v.picklist(ICON_KEYS));
const withIconKey = <T extends { readonly icon: IconName }>(item: T) => ({
  ...item,
  icon: iconKey(item.icon),
});

const itemFields = { title: line, description: paragraph };
export const textItems = optionalWithDefault(v.array(named("TextItem", v.object(itemFields))), []);
export const iconItems = optionalWithDefault(v.array(v.object({ ...itemFields, icon })), []);
export const iconItemsView = () =>
  v.array(named("IconItem", v.object({ ...itemFields, icon: iconView() })));
export const withIconKeys = <T extends { readonly icon: IconName }>(items: readonly T[]) =>
  items.map(withIconKey);

/** A fact of a service or plan; an empty one is shown nowhere. */
const term = optionalWithDefault(lineOrEmpty, "");

/** Points that may make a claim, with its source. */
const claimFields = { ...itemFields, source: term };
const benefits = optionalWithDefault(v.array(named("Benefit", v.object(claimFields))), []);
export const reasons = optionalWithDefault(v.array(v.object({ ...claimFields, icon })), []);
export const reasonsView = () =>
  v.array(named("Reason", v.object({ ...claimFields, icon: iconView() })));

const pricingPlan = named(
  "PricingPlan",
  v.object({
    name: line,
    /** As shown. */
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
  color: withDefault(hexColour, "#2B3857"),
};
/** Addresses that show the same page; its own is canonical. */
const aliases = optionalWithDefault(v.array(segment), []);

/** What it ends with; likewise. */
const termFields = {
  /** On the pricing page, not on the service's own: docs/product.md, Service detail. */
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
/** A phone to press on the page: the id of its tool. */
const demo = v.picklist(["ussd-phone", "ivr-phone"], "must be ussd-phone or ivr-phone");
const quoteFields = { quote: paragraph, author: line, position: line, company: line };

export const serviceView = () =>
  v.object({
    serviceId: v.string(),
    ...summaryFields,
    ...termFields,
    aliases,
    process: textItems,
    benefits,
    /** In the menu; the title where the file has none. */
    menuLabel: v.string(),
    /** By which cards of the overview find it: `serviceAnchor` of each of its names. */
    anchors: v.array(v.string()),
    /** Null: the form has no choice of its own for it. */
    contactChoice: v.nullable(named("ContactChoice", contactChoice)),
    /** Id of a tool; null: none. */
    demo: v.nullable(v.string()),
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
    icon,
    menuLabel: optionalWithDefault(line, ""),
    aliases,
    otherNames: optionalWithDefault(v.array(line), []),
    contactChoice: optionalWithDefault(v.nullable(contactChoice), null),
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

const testimonialFields = {
  author: line,
  title: withDefault(line, ""),
  company: withDefault(line, ""),
  text: paragraph,
  /** Stars. */
  rating,
  /** In small letters, as filters have it. */
  industry: segment,
  /** Id of one of `testimonialCategories`. */
  category: segment,
  featured: optionalWithDefault(v.boolean(), false),
};

const categoryFields = {
  label: line,
  /** Tints its badge. */
  color: withDefault(hexColour, "#2B3857"),
};
export const testimonialCategoryView = () =>
  v.object({ categoryId: v.string(), ...categoryFields });

/** What testimonials and case studies are about: a filter of their page, and their badge. */
export type TestimonialCategory = ViewModel<typeof testimonialCategoryView>;

/** `content/testimonial-categories`. */
export const testimonialCategories = defineList({
  name: "Categories of testimonials",
  endpoint: "content/testimonial-categories",
  listKeys: [],
  maxItems: LIST_ENTRIES_MAX,
  key: ({ categoryId }: TestimonialCategory) => categoryId,
  schema: v.object({ id: slug, ...categoryFields }),
  toViewModel: ({ id: categoryId, ...category }): TestimonialCategory => ({
    categoryId,
    ...category,
  }),
});

/** The words and the colour of a category, for its badge. */
const badgeView = () => ({ categoryLabel: v.string(), categoryColor: v.nullable(v.string()) });
const badgeOf = (category: string) => ({ categoryLabel: category, categoryColor: null });

/** Gives records the words and colours of their categories; one without has its id as words. */
export const withBadges = <T extends { readonly category: string }>(
  records: readonly T[],
  categories: readonly TestimonialCategory[],
): readonly T[] =>
  records.map((record) => {
    const category = categories.find(({ categoryId }) => categoryId === record.category);
    return category
      ? { ...record, categoryLabel: category.label, categoryColor: category.color }
      : record;
  });

export const clientTestimonialView = () =>
  v.object({ testimonialId: v.string(), ...testimonialFields, ...badgeView(), image: picture });

/** A record of the testimonials page; not the API's testimonials of the home page. */
export type PageTestimonial<I = ImageRef> = ViewModel<typeof clientTestimonialView, I>;

/** `content/client-testimonials`: the testimonials page; those of the home page come from the API. */
export const clientTestimonials = defineList({
  name: "Client testimonials",
  endpoint: "content/client-testimonials",
  listKeys: [],
  maxItems: LIST_ENTRIES_MAX,
  key: ({ testimonialId }: PageTestimonial) => testimonialId,
  schema: v.object({
    id,
    ...testimonialFields,
    image,
  }),
  toViewModel: ({ id: testimonialId, image: portrait, ...words }): PageTestimonial => ({
    testimonialId,
    ...words,
    ...badgeOf(words.category),
    image: imageRef(portrait, "fallback/person.png"),
  }),
});

const videoFields = {
  title: line,
  company: withDefault(line, ""),
  duration: exactText(/^\d{1,2}:[0-5]\d$/, "must be minutes and seconds such as 2:48"),
  link: exactText(/^https:\/\/[^\s<>"']+$/, "must start with https://"),
};

export const videoView = () =>
  v.object({ videoId: v.string(), ...videoFields, thumbnail: picture, thumbnailAlt: v.string() });

export type VideoTestimonial<I = ImageRef> = ViewModel<typeof videoView, I>;

/** `content/videos`: clients' videos, hosted elsewhere. */
export const videos = defineList({
  name: "Videos",
  endpoint: "content/videos",
  listKeys: [],
  maxItems: LIST_ENTRIES_MAX,
  key: ({ videoId }: VideoTestimonial) => videoId,
  schema: v.object({
    id,
    ...videoFields,
    thumbnail: image,
    thumbnailAlt: imageAlt,
  }),
  toViewModel: ({ id: videoId, thumbnail, ...video }): VideoTestimonial => ({
    videoId,
    ...video,
    thumbnail: imageRef(thumbnail, "fallback/case-study.jpg"),
    thumbnailAlt: alternativeText(video.thumbnailAlt),
  }),
});

const clientFields = {
  /** Shown as the text alternative of the logo. */
  name: line,
  /** Their own site; empty: the logo is no link. */
  link: optionalWithDefault(
    exactText(/^(?:https:\/\/[^\s<>"']+)?$/, "must start with https://, or be empty"),
    "",
  ),
  /** The day on which they allowed us to show them; empty: nobody knows of one, which the launch check names. */
  permission: optionalWithDefault(
    exactText(/^(?:\d{4}-\d{2}-\d{2})?$/, "must be a day such as 2026-11-02, or empty"),
    "",
  ),
};
export const clientView = () => v.object({ clientId: v.string(), ...clientFields, logo: picture });

/** A client whose logo stands under "Trusted By". */
export type Client<I = ImageRef> = ViewModel<typeof clientView, I>;

/** `content/clients`. A client without a logo is dropped and reported. */
export const clients = defineList({
  name: "Clients",
  endpoint: "content/clients",
  listKeys: [],
  maxItems: LIST_ENTRIES_MAX,
  key: ({ clientId }: Client) => clientId,
  schema: v.object({ id: slug, ...clientFields, logo: imagePath }),
  toViewModel: ({ id: clientId, logo, ...client }): Client => ({
    clientId,
    ...client,
    logo: imageRef(logo, "fallback/case-study.jpg"),
  }),
});

const studyFields = {
  title: line,
  description: withDefault(paragraph, ""),
  /** As of a testimonial. */
  category: segment,
  /** Of the service that it is about; without such a service there is no link to it. */
  serviceId: segment,
  company: withDefault(line, ""),
  industry: segment,
  body: v.array(
    named("CaseStudyPart", v.object({ heading: line, paragraphs: v.array(paragraph) })),
  ),
};

export const caseStudyView = () =>
  v.object({
    slug: v.string(),
    ...studyFields,
    ...badgeView(),
    image: picture,
    imageAlt: v.string(),
  });

export type CaseStudy<I = ImageRef> = ViewModel<typeof caseStudyView, I>;

/** `content/case-studies`. */
export const caseStudies = defineList({
  name: "Case studies",
  endpoint: "content/case-studies",
  listKeys: [],
  maxItems: LIST_ENTRIES_MAX,
  key: ({ slug }: CaseStudy) => slug,
  schema: v.object({
    id: slug,
    ...studyFields,
    image,
    imageAlt,
  }),
  toViewModel: ({ id: slug, image: picture, ...study }): CaseStudy => ({
    slug,
    ...study,
    ...badgeOf(study.category),
    image: imageRef(picture, "fallback/case-study.jpg"),
    imageAlt: alternativeText(study.imageAlt),
  }),
});

const authorFields = {
  name: line,
  /** Such as "Product Manager", or of a guest the company too. */
  role: withDefault(lineOrEmpty, ""),
  bio: withDefault(paragraph, ""),
};

/** Somebody who writes in the blog, of the team or a guest. */
export interface Author extends v.InferOutput<v.ObjectSchema<typeof authorFields, undefined>> {
  /** The last segment of the author's page. */
  readonly authorId: string;
}

/** `content/authors`. A post has the name of its author; who has no record has no page. */
export const authors = defineList({
  name: "Authors",
  endpoint: "content/authors",
  listKeys: [],
  maxItems: LIST_ENTRIES_MAX,
  key: ({ authorId }: Author) => authorId,
  schema: v.object({ id: slug, ...authorFields }),
  toViewModel: ({ id: authorId, ...author }): Author => ({ authorId, ...author }),
});
