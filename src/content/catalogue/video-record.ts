import * as v from "valibot";
import { LIST_ENTRIES_MAX } from "../../site/limits";
import { defineList } from "../model/define";
import { exactText, id, line } from "../model/fields";
import { type ImageRef, imageRef } from "../model/image";
import { withDefault } from "../model/repair";
import { picture, type ViewModel } from "../model/view-model";
import { alternativeText } from "../text/allowed-html";
import { image, imageAlt } from "./record-fields";

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
  endpoint: "videos",
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
