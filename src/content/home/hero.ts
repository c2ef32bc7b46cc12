import * as v from "valibot";
import { BRAND } from "../../site/brand";
import { defineDocument } from "../model/define";
import { hexColour, imagePath, line, paragraph } from "../model/fields";
import { type ImageRef, imageRef } from "../model/image";
import { optionalWithDefault, withDefault } from "../model/repair";

const input = v.object({
  heading: withDefault(line, "Business messaging that reaches people"),
  button_text: optionalWithDefault(line, "CONTACT US NOW"),
  services: v.array(
    v.object({
      title: line,
      description: withDefault(paragraph, BRAND.description),
      color: optionalWithDefault(hexColour, BRAND.colours.navy),
      image_path: optionalWithDefault(imagePath, ""),
    }),
  ),
});

export interface HeroService<I = ImageRef> {
  readonly title: string;
  readonly description: string;
  /** Hex colour that tints the scene. */
  readonly color: string;
  readonly image: I;
}

/** The first screen of the home page: one heading, and services whose titles are typed in turn. */
export interface HeroContent<I = ImageRef> {
  readonly heading: string;
  readonly buttonText: string;
  readonly services: readonly HeroService<I>[];
}

/** `GET /hero-section`. Source: docs/product.md, "Content types". */
export const hero = defineDocument({
  name: "Hero",
  endpoint: "/hero-section",
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
  graphql: `
    type HeroContent implements Node @dontInfer {
      heading: String! buttonText: String! services: [HeroService!]!
    }
    type HeroService { title: String! description: String! color: String! image: File! @link }
  `,
});
