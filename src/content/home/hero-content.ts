import * as v from "valibot";
import { BRAND, BRAND_COLOURS } from "../../site/company/brand";
import { ENDPOINTS } from "../../site/endpoints";
import { defineDocument } from "../model/define";
import { hexColour, imagePath, line, paragraph } from "../model/fields";
import { type ImageRef, imageRef } from "../model/image";
import { optionalWithDefault, withDefault } from "../model/repair";
import { named, picture, type ViewModel } from "../model/view-model";

const input = v.object({
  heading: withDefault(line, "Business messaging that reaches people"),
  button_text: optionalWithDefault(line, "CONTACT US NOW"),
  services: v.array(
    v.object({
      title: line,
      description: withDefault(paragraph, BRAND.description),
      color: optionalWithDefault(hexColour, BRAND_COLOURS.primary),
      image_path: optionalWithDefault(imagePath, ""),
    }),
  ),
});

const heroServiceView = () =>
  named(
    "HeroService",
    v.object({
      title: v.string(),
      description: v.string(),
      image: picture,
      /** Hex colour that tints the scene. */
      color: v.string(),
    }),
  );
export const heroView = () =>
  v.object({
    heading: v.string(),
    buttonText: v.string(),
    services: v.array(heroServiceView()),
  });

export type HeroService<I = ImageRef> = ViewModel<typeof heroServiceView, I>;

/** The first screen of the home page: a heading, and services whose titles are typed in turn. */
export type HeroContent<I = ImageRef> = ViewModel<typeof heroView, I>;

/** `GET /hero-section`. */
export const hero = defineDocument({
  name: "Hero",
  endpoint: ENDPOINTS.hero,
  schema: input,
  needs: ["services", "heading"],
  count: (content: HeroContent) => content.services.length,
  toViewModel: ({ heading, button_text, services }): HeroContent => ({
    heading,
    buttonText: button_text,
    services: services.map(({ title, description, color, image_path }) => ({
      title,
      description,
      color,
      image: imageRef(image_path, "fallback/hero.jpg"),
    })),
  }),
});
