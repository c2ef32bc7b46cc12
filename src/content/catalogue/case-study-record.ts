import * as v from "valibot";
import { LIST_ENTRIES_MAX } from "../../site/limits";
import { defineList } from "../model/define";
import { line, paragraph } from "../model/fields";
import { type ImageRef, imageRef } from "../model/image";
import { withDefault } from "../model/repair";
import { named, picture, type ViewModel } from "../model/view-model";
import { alternativeText } from "../text/allowed-html";
import { image, imageAlt, searchFields, slug, slugText } from "./record-fields";
import { badgeOf, badgeView } from "./testimonial-category";

const studyFields = {
  title: line,
  description: withDefault(paragraph, ""),
  /** Id of one of `testimonialCategories`. */
  category: slugText,
  /** Id of the service that the study is about. There's no link if that service doesn't exist. */
  serviceId: slugText,
  company: withDefault(line, ""),
  industry: slugText,
  body: v.array(
    named("CaseStudyPart", v.object({ heading: line, paragraphs: v.array(paragraph) })),
  ),
};

export const caseStudyView = () =>
  v.object({
    slug: v.string(),
    ...studyFields,
    ...searchFields,
    ...badgeView(),
    image: picture,
    imageAlt: v.string(),
  });

export type CaseStudy<I = ImageRef> = ViewModel<typeof caseStudyView, I>;

/** `content/case-studies`. */
export const caseStudies = defineList({
  name: "Case studies",
  endpoint: "case-studies",
  listKeys: [],
  maxItems: LIST_ENTRIES_MAX,
  key: ({ slug }: CaseStudy) => slug,
  schema: v.object({
    id: slug,
    ...studyFields,
    ...searchFields,
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
