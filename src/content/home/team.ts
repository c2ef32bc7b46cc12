import * as v from "valibot";
import { BRAND } from "../../site/brand";
import { toneAt } from "../../site/colour";
import { ENDPOINTS } from "../../site/endpoints";
import { defineDocument } from "../model/define";
import { imagePath, line, paragraph } from "../model/fields";
import { type ImageRef, imageRef } from "../model/image";
import { optionalWithDefault, withDefault } from "../model/repair";
import type { ViewModel } from "../model/view-model";

const input = v.object({
  team_members: v.array(
    v.object({
      name: line,
      role: withDefault(line, "Team member"),
      photo_path: optionalWithDefault(imagePath, ""),
      experience_summary: withDefault(paragraph, ""),
    }),
  ),
  first_heading: withDefault(line, "Meet Our Team"),
  first_paragraph: optionalWithDefault(paragraph, ""),
  second_heading: withDefault(line, "Join Our Team"),
  second_paragraph: optionalWithDefault(paragraph, ""),
});

export type TeamMember<I = ImageRef> = ViewModel<Queries.TeamMember, I>;
export type TeamContent<I = ImageRef> = ViewModel<Queries.TeamContent, I>;

/** `GET /our-team`. Source: docs/product.md, "Content types". */
export const team = defineDocument({
  name: "Team",
  endpoint: ENDPOINTS.team,
  schema: input,
  needs: ["team_members"],
  count: (content: TeamContent) => content.members.length,
  toViewModel: (content): TeamContent => ({
    heading: content.first_heading,
    intro: content.first_paragraph,
    joinHeading: content.second_heading,
    joinText: content.second_paragraph,
    members: content.team_members.map(({ name, role, photo_path, experience_summary }, index) => ({
      name,
      title: role,
      bio: experience_summary,
      color: BRAND.colours[toneAt(index)],
      photo: imageRef(photo_path, "fallback/person.png"),
    })),
  }),
});
