import * as v from "valibot";
import { toneAt } from "../../site/colour";
import { BRAND_COLOURS } from "../../site/company/brand";
import { ENDPOINTS } from "../../site/endpoints";
import { defineDocument } from "../model/define";
import { emailAddress, exactText, imagePath, line, paragraph } from "../model/fields";
import { type ImageRef, imageRef } from "../model/image";
import { optionalWithDefault, withDefault } from "../model/repair";
import type { Schema } from "../model/schema-shape";
import { named, picture, type ViewModel } from "../model/view-model";

/** A person's profile. Company pages aren't accepted. */
const linkedInProfile = exactText(
  /^https:\/\/(?:[a-z]{2,3}\.)?linkedin\.com\/in\/[^\s/?#]{1,100}\/?$/i,
  "must be a profile’s address such as https://www.linkedin.com/in/name",
);
const twitterProfile = exactText(
  /^https:\/\/(?:www\.)?(?:twitter|x)\.com\/\w{1,15}\/?$/i,
  "must be a profile’s address such as https://twitter.com/name",
);
const orNull = <S extends Schema>(schema: S) => optionalWithDefault(v.nullable(schema), null);

const input = v.object({
  team_members: v.array(
    v.object({
      name: line,
      role: withDefault(line, "Team member"),
      photo_path: optionalWithDefault(imagePath, ""),
      experience_summary: withDefault(paragraph, ""),
      linkedin_url: orNull(linkedInProfile),
      twitter_url: orNull(twitterProfile),
      email: orNull(emailAddress),
    }),
  ),
  first_heading: withDefault(line, "Meet Our Team"),
  first_paragraph: optionalWithDefault(paragraph, ""),
  second_heading: withDefault(line, "Join Our Team"),
  second_paragraph: optionalWithDefault(paragraph, ""),
});

const teamMemberView = () =>
  named(
    "TeamMember",
    v.object({
      name: v.string(),
      title: v.string(),
      bio: v.string(),
      photo: picture,
      email: v.nullable(v.string()),
      /** URL of the LinkedIn profile, or null. */
      linkedIn: v.nullable(v.string()),
      twitter: v.nullable(v.string()),
      /** One of the two brand colours, which alternate. */
      color: v.string(),
    }),
  );
export const teamView = () =>
  v.object({
    heading: v.string(),
    intro: v.string(),
    joinHeading: v.string(),
    joinText: v.string(),
    members: v.array(teamMemberView()),
  });

export type TeamMember<I = ImageRef> = ViewModel<typeof teamMemberView, I>;
export type TeamContent<I = ImageRef> = ViewModel<typeof teamView, I>;

/** `GET /our-team`. */
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
    members: content.team_members.map((member, index) => ({
      name: member.name,
      title: member.role,
      bio: member.experience_summary,
      color: BRAND_COLOURS[toneAt(index)],
      photo: imageRef(member.photo_path, "fallback/person.png"),
      linkedIn: member.linkedin_url,
      twitter: member.twitter_url,
      email: member.email,
    })),
  }),
});
