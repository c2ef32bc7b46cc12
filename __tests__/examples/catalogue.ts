import { CASE_STUDIES } from "../../src/content/catalogue/case-studies";
import { PAGE_TESTIMONIALS } from "../../src/content/catalogue/page-testimonials";
import { SERVICES } from "../../src/content/catalogue/services";
import type {
  ShownCaseStudy,
  ShownService,
  ShownTestimonial,
  ShownVideo,
} from "../../src/content/catalogue/shown";
import { VIDEO_TESTIMONIALS } from "../../src/content/catalogue/video-testimonials";
import { type Picture, resolveImages } from "../../src/content/image";

const picture = (path: string | null): Picture => ({ url: `/images/${path}` });

/** The catalogue as pages get it: images are pictures, ids have names of their own. */
export const SHOWN_SERVICES: readonly ShownService[] = SERVICES.map(({ id, ...service }) => ({
  ...resolveImages(service, (ref) => picture(ref.path)),
  serviceId: id,
}));
export const SHOWN_TESTIMONIALS: readonly ShownTestimonial[] = PAGE_TESTIMONIALS.map(
  ({ id, ...rest }) => ({
    ...resolveImages(rest, (ref) => picture(ref.path)),
    testimonialId: id,
  }),
);
export const SHOWN_VIDEOS: readonly ShownVideo[] = VIDEO_TESTIMONIALS.map(({ id, ...rest }) => ({
  ...resolveImages(rest, (ref) => picture(ref.path)),
  videoId: id,
}));
export const SHOWN_STUDIES: readonly ShownCaseStudy[] = CASE_STUDIES.map((study) =>
  resolveImages(study, (ref) => picture(ref.path)),
);

export const LONGEST_WORD = "Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen".repeat(2);
export const HOSTILE = `<img src=x onerror="alert(1)"> "quotes" & ampersands 😀‮`;

/** A service by its id; throws for one that is not in the catalogue. */
export function shownService(id: string): ShownService {
  const service = SHOWN_SERVICES.find(({ serviceId }) => serviceId === id);
  if (!service) throw new Error(`no service ${id}`);
  return service;
}

/** Every text of a service replaced by `text`, titles kept apart by a number. */
export function serviceOf(text: string): ShownService {
  const service = shownService("bulksms");
  const items = <T extends { readonly title: string }>(list: readonly T[]) =>
    list.map((item, i) => ({ ...item, title: `${text} ${i}`, description: text }));
  return {
    ...service,
    title: text,
    description: text,
    shortDescription: text,
    features: items(service.features),
    process: items(service.process),
    benefits: items(service.benefits),
    useCases: items(service.useCases),
    testimonials: service.testimonials.map((quote, i) => ({
      ...quote,
      quote: text,
      author: `${text} ${i}`,
    })),
    faqs: service.faqs.map((_, i) => ({ question: `${text} ${i}`, answer: text })),
  };
}

export const EMPTY_SERVICE: ShownService = {
  ...shownService("bulksms"),
  features: [],
  process: [],
  benefits: [],
  useCases: [],
  testimonials: [],
  pricing: [],
  faqs: [],
};
