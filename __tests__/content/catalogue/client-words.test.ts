import { CASE_STUDIES } from "../../../src/content/catalogue/case-studies";
import { PAGE_TESTIMONIALS } from "../../../src/content/catalogue/page-testimonials";
import { VIDEO_TESTIMONIALS } from "../../../src/content/catalogue/video-testimonials";

const countWords = (text: string) => text.trim().split(/\s+/).length;
/** What reads as a measured result. Clock times and the 182-character screen are facts, not results. */
const CLAIMED_FIGURE = /\d+\s*(?:%|percent|per cent|x\b|times|KSh)|\bKSh\b|\bmillions?\b/i;

describe("page testimonials", () => {
  test("twelve records, each with an id and a company of its own, the first four featured", () => {
    expect(PAGE_TESTIMONIALS).toHaveLength(12);
    expect(new Set(PAGE_TESTIMONIALS.map(({ testimonialId }) => testimonialId)).size).toBe(12);
    expect(new Set(PAGE_TESTIMONIALS.map(({ company }) => company)).size).toBe(12);
    // those that are not come in pairs, side by side
    expect(PAGE_TESTIMONIALS.map(({ featured }) => featured)).toEqual([
      ...Array(4).fill(true),
      ...Array(8).fill(false),
    ]);
  });

  test("all nine industries speak", () => {
    expect([...new Set(PAGE_TESTIMONIALS.map(({ industry }) => industry))].sort()).toEqual([
      "agriculture",
      "education",
      "energy",
      "finance",
      "government",
      "healthcare",
      "hospitality",
      "retail",
      "telecommunications",
    ]);
  });

  test.each(["sms", "ussd", "call-center", "software", "payment"])(
    "the filter %s finds at least two",
    (category) => {
      const found = PAGE_TESTIMONIALS.filter((one) => one.category === category);
      expect(found.length).toBeGreaterThanOrEqual(2);
    },
  );

  test("ratings are 4 or 5, and both occur", () => {
    expect([...new Set(PAGE_TESTIMONIALS.map(({ rating }) => rating))].sort()).toEqual([4, 5]);
  });

  test.each(PAGE_TESTIMONIALS)("$author says 30 to 60 words, without a figure", (one) => {
    expect(countWords(one.text)).toBeGreaterThanOrEqual(30);
    expect(countWords(one.text)).toBeLessThanOrEqual(60);
    expect(one.text).not.toMatch(/\d/);
    expect(one.image).toEqual({
      kind: "image",
      path: `people/${one.testimonialId}.png`,
      fallback: "fallback/person.png",
    });
  });
});

test("six films, two full rows of three, lie on the brand's own video host, with thumbnail and length", () => {
  expect(VIDEO_TESTIMONIALS).toHaveLength(6);
  expect(VIDEO_TESTIMONIALS[0]).toEqual({
    videoId: "a-branch-in-every-pocket",
    title: "A branch in every pocket",
    company: "Sample Teachers Sacco",
    duration: "2:48",
    link: "https://videos.savannasignal.example/a-branch-in-every-pocket",
    thumbnail: {
      kind: "image",
      path: "videos/a-branch-in-every-pocket.jpg",
      fallback: "fallback/case-study.jpg",
    },
  });
  for (const film of VIDEO_TESTIMONIALS) expect(film.duration).toMatch(/^\d:[0-5]\d$/);
});

describe("case studies", () => {
  test("four, each at an address of its own and in a category of its own", () => {
    expect(CASE_STUDIES.map(({ slug }) => slug)).toEqual([
      "a-branch-in-every-pocket",
      "clinic-days-remembered",
      "one-number-for-the-county",
      "paid-before-the-bag-is-packed",
    ]);
    expect(new Set(CASE_STUDIES.map(({ category }) => category)).size).toBe(4);
  });

  test.each(CASE_STUDIES)("$title tells the whole story and claims no figure", (study) => {
    const text = study.body.flatMap(({ paragraphs }) => paragraphs).join(" ");
    expect(study.body.map(({ heading }) => heading)).toEqual([
      "The challenge",
      "Our approach",
      "What was built",
      "The result",
      "What we learned",
    ]);
    expect(countWords(text)).toBeGreaterThanOrEqual(450);
    expect(text).not.toMatch(CLAIMED_FIGURE);
    expect(study.image.path).toBe(`case-studies/${study.slug}.jpg`);
  });

  test("a company is in one industry throughout", () => {
    for (const study of CASE_STUDIES) {
      const said = PAGE_TESTIMONIALS.find(({ company }) => company === study.company);
      expect(said?.industry).toBe(study.industry);
      expect(said?.category).toBe(study.category);
    }
  });
});
