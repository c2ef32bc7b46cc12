import type { BlogDocument, ContentStore, DocumentName } from "../../../src/content/content-store";
import { folderStore } from "../../../src/server/folder-store";

export interface GeneratedPost extends BlogDocument {
  readonly id: number;
  readonly title: string;
  readonly paragraph_explanation: string;
  readonly category: string;
  readonly author_name: string;
  readonly image_path: string | null;
  readonly tags: readonly string[];
  readonly sections: readonly { readonly header: string; readonly explanation: string }[];
  readonly created_at: string;
  readonly updated_at: string;
}

export interface GeneratedContentOptions {
  /** Every how many posts have an image. 0 means none. Defaults to 1. */
  readonly imageEvery?: number;
  /** Image path of post `id`, below the API's `/images/`. */
  readonly imagePath?: (id: number) => string;
}

/** Content that can be changed while it's served. */
export interface GeneratedContent extends ContentStore {
  readonly posts: () => readonly GeneratedPost[];
  /** Changes fields of a post and moves its `updated_at` by a minute. */
  readonly edit: (id: number, change: Partial<GeneratedPost>) => GeneratedPost;
  /** Adds a post that's a day newer than the newest. */
  readonly add: (change?: Partial<GeneratedPost>) => GeneratedPost;
  readonly remove: (id: number) => void;
}

const CATEGORIES = ["SMS", "USSD", "Call Center", "Payments", "Software"] as const;
const AUTHORS = ["Amina Hassan", "Brian Otieno", "Wanjiku Kamau", "Kevin Mwangi"] as const;
const SUBJECTS = [
  "delivery reports",
  "sender IDs",
  "session menus",
  "queue times",
  "reconciliation",
  "opt-out lists",
  "short codes",
] as const;
const PLACES = ["Nairobi", "Mombasa", "Kisumu", "Nakuru", "Eldoret"] as const;
const DAY_MS = 86_400_000;
const FIRST_DAY_MS = Date.UTC(2012, 0, 2, 6);

const pick = <T>(list: readonly T[], n: number): T => list[n % list.length] as T; // never empty
const dateOf = (id: number) => new Date(FIRST_DAY_MS + id * DAY_MS).toISOString();

function makePost(id: number, options: GeneratedContentOptions): GeneratedPost {
  const { imageEvery = 1, imagePath = () => "fallback/blog.jpg" } = options;
  const category = pick(CATEGORIES, id);
  const subject = pick(SUBJECTS, id * 3);
  const place = pick(PLACES, id * 7);
  const section = (n: number) => ({
    header: `${n}. What teams in ${place} learned about ${subject}`,
    explanation:
      `<p>Report ${id}.${n} follows a team in ${place} that put ${subject} first. `.concat(
        `They measured a week before and a week after, changed one thing at a time, and wrote down `.repeat(
          4,
        ),
        `what it cost.</p><ul><li>Measure first.</li><li>Change one thing.</li></ul>`,
      ),
  });
  return {
    id,
    title: `${category} in ${place}: ${subject}, part ${id}`,
    paragraph_explanation: `How a team in ${place} made ${subject} work, what it cost them, and what they would do differently next time. Part ${id} of a series.`,
    category,
    author_name: pick(AUTHORS, id * 5),
    image_path: imageEvery > 0 && id % imageEvery === 0 ? imagePath(id) : null,
    tags: [subject, place.toLowerCase()],
    sections: [1, 2, 3].map(section),
    created_at: dateOf(id),
    updated_at: dateOf(id),
  };
}

const folder = folderStore();
/** Without pictures, because a test's API only serves those of posts. */
const generated = (name: DocumentName): object =>
  JSON.parse(JSON.stringify(folder.document(name)), (key, value) =>
    key.endsWith("_path") ? null : value,
  );
/** The content folder's documents, with distinctive text where tests look for it. */
const DOCUMENTS: Record<DocumentName, object> = {
  "hero-section": generated("hero-section"),
  services: generated("services"),
  "how-it-works": { ...generated("how-it-works"), heading: "Generated steps" },
  "about-us": { ...generated("about-us"), mission: "Generated mission." },
  "our-team": generated("our-team"),
  testimonials: generated("testimonials"),
};

/**
 * Generates `postCount` posts with ids from 1, one per day, and one document of each kind. The same
 * in every run.
 */
export function generatedContent(
  postCount: number,
  options: GeneratedContentOptions = {},
): GeneratedContent {
  let posts = Array.from({ length: postCount }, (_, n) => makePost(n + 1, options));
  let lastId = postCount;
  return {
    document: (name) => DOCUMENTS[name],
    blogs: () => posts,
    posts: () => posts,
    categories: () => CATEGORIES,
    edit: (id, change) => {
      const post = posts.find((candidate) => candidate.id === id);
      if (!post) throw new Error(`There is no post ${id}.`);
      const updated_at = new Date(Date.parse(post.updated_at) + 60_000).toISOString();
      const edited = { ...post, updated_at, ...change };
      posts = posts.map((candidate) => (candidate.id === id ? edited : candidate));
      return edited;
    },
    add: (change = {}) => {
      lastId += 1;
      const post = { ...makePost(lastId, options), ...change };
      posts = [...posts, post];
      return post;
    },
    remove: (id) => {
      posts = posts.filter((post) => post.id !== id);
    },
  };
}
