import type { Picture } from "../../src/content/image";
import type { TeamContent } from "../../src/content/team";
import { HOSTILE, LONG_TEXT, LONG_WORD, PICTURE } from "./words";

const member = (name: string, index = 0) => ({
  name,
  title: "Head of Engineering",
  bio: `${name} asks what happens when the network drops.`,
  color: index % 2 === 0 ? "#2B3857" : "#C5337B",
  photo: PICTURE,
});
const words = {
  heading: "Meet Our Team",
  intro: "People who know African networks.",
  joinHeading: "Join Our Team",
  joinText: "We are glad to hear from curious people.",
};

export const TEAMS = {
  usual: { ...words, members: ["Wairimu Gathogo", "Brian Otieno", "Salma Omar"].map(member) },
  empty: { ...words, intro: "", joinText: "", members: [] },
  longest: {
    heading: LONG_TEXT,
    intro: LONG_TEXT,
    joinHeading: LONG_TEXT,
    joinText: LONG_TEXT,
    members: [{ ...member(LONG_WORD), title: LONG_TEXT, bio: LONG_TEXT }],
  },
  hostile: { ...words, members: [member(HOSTILE), member("")] },
} satisfies Record<string, TeamContent<Picture>>;
