import { withAuthors } from "../../../src/content/blog/post-authors";
import { ARTICLES } from "../../fixtures/posts";

test("withAuthors adds what content says about authors to their posts, by name", () => {
  const ivy = {
    authorId: "ivy",
    name: "Ivy Wanjiku",
    role: "Lawyer, Duka Advocates",
    bio: "Guest.",
  };
  const posts = ["Ivy Wanjiku", "Anonymous"].map((author) => ({ ...ARTICLES.usual, author }));
  expect(withAuthors(posts, [ivy])).toMatchObject([
    { authorId: "ivy", authorRole: "Lawyer, Duka Advocates", authorBio: "Guest." },
    { authorId: "", authorRole: "", authorBio: "" },
  ]);
});
