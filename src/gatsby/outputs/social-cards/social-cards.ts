import { createHash } from "node:crypto";
import { copyFileSync, linkSync, mkdirSync, rmSync, statSync } from "node:fs";
import { mkdir, readdir } from "node:fs/promises";
import path from "node:path";
import { BRAND } from "../../../site/brand";
import { DEFAULT_CARD, type PageCard, socialCard } from "../../../site/social-cards";
import { replaceFile } from "../../replace-file";
import { filePaths } from "../site-files";
import { type CardWords, drawCard } from "./render-card";

/** A card of the site. Its address is that of `socialCard`, or `DEFAULT_CARD`. */
export interface CardPlan extends CardWords {
  readonly address: string;
}

/** A card takes up to a tenth of a second: the first build draws this many, the next ones the rest. */
const DRAWN_FIRST = 100;
const DRAWN_LATER = 20;
/** A higher one draws every card anew; raise it when the drawing changes. */
const DRAWING = 1;
const AT_A_TIME = 2;

const PAGE_CARDS: Readonly<Record<PageCard, { readonly eyebrow: string; readonly title: string }>> =
  {
    about: { eyebrow: "About us", title: "The people behind the messages" },
    services: { eyebrow: "Services", title: "Messaging, voice, payments and software" },
    testimonials: { eyebrow: "Testimonials", title: "Hear from Our Clients" },
    blog: { eyebrow: "Blog", title: "Insights, tips, and updates from our team" },
    contact: { eyebrow: "Contact", title: "Tell us what you want to reach" },
    pricing: { eyebrow: "Pricing", title: "Transparent & Flexible Pricing" },
    "sms-portal": { eyebrow: "SMS portal", title: "Send, schedule and follow your messages" },
    "case-studies": { eyebrow: "Case studies", title: "What clients needed, and what we built" },
    tools: { eyebrow: "Tools", title: "Count parts, compare prices, plan a campaign" },
    legal: { eyebrow: "Legal", title: "What we promise, in writing" },
  };

export interface CardSources {
  readonly services: readonly {
    readonly serviceId: string;
    readonly title: string;
    readonly color: string;
  }[];
  readonly caseStudies: readonly { readonly slug: string; readonly title: string }[];
  readonly posts: readonly {
    readonly slug: string;
    readonly title: string;
    readonly category: string;
  }[];
}

/** A card for every page kind, service, case study and post, and the one for all other pages. */
export function planCards({ services, caseStudies, posts }: CardSources): readonly CardPlan[] {
  const pages = Object.entries(PAGE_CARDS) as [PageCard, (typeof PAGE_CARDS)[PageCard]][]; // keys of the record above
  return [
    { address: DEFAULT_CARD, eyebrow: "Nairobi, Kenya", title: BRAND.slogan },
    ...pages.map(([name, words]) => ({ address: socialCard("pages", name), ...words })),
    ...services.map(({ serviceId, title, color }) => ({
      address: socialCard("services", serviceId),
      eyebrow: "Service",
      title,
      color,
    })),
    ...caseStudies.map(({ slug, title }) => ({
      address: socialCard("case-studies", slug),
      eyebrow: "Case study",
      title,
    })),
    ...posts.map(({ slug, title, category }) => ({
      address: socialCard("blog", slug),
      eyebrow: `Blog, ${category}`,
      title,
    })),
  ];
}

export interface CardFolders {
  /** The built site, mostly `public`. */
  readonly publicDirectory: string;
  /** Cards that were drawn before, by their content. */
  readonly cacheDirectory: string;
  readonly maxDrawn?: number;
}

/**
 * Writes the cards, as links to what was drawn before where it was. Of many new ones the first are
 * drawn; the others, and those whose words no font can draw, show the blog's card. Cards of pages that
 * are gone are removed.
 */
export async function writeSocialCards(
  plans: readonly CardPlan[],
  { publicDirectory, cacheDirectory, maxDrawn }: CardFolders,
): Promise<{ readonly drawn: number; readonly reused: number }> {
  await mkdir(cacheDirectory, { recursive: true });
  const known = new Set(await readdir(cacheDirectory));
  const isNew = (plan: CardPlan) => !known.has(cardName(plan));
  const wanted = new Map(plans.filter(isNew).map((plan) => [cardName(plan), plan]));
  const count = maxDrawn ?? (known.size === 0 ? DRAWN_FIRST : DRAWN_LATER);
  const queue = [...wanted.values()].slice(0, count);
  let drawn = 0;
  const draw = async () => {
    for (let plan = queue.pop(); plan; plan = queue.pop()) {
      const image = await drawCard(plan).catch(() => null); // letters that no font of ours has
      if (!image) continue;
      replaceFile(path.join(cacheDirectory, cardName(plan)), image);
      known.add(cardName(plan));
      drawn += 1;
    }
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, draw));
  const fallback = plans.find(({ address }) => address === socialCard("pages", "blog")) ?? plans[0];
  for (const plan of plans) {
    const shown = isNew(plan) && fallback ? fallback : plan;
    place(path.join(cacheDirectory, cardName(shown)), path.join(publicDirectory, plan.address));
  }
  removeOthers(new Set(plans.map(({ address }) => path.join(publicDirectory, address))), {
    below: path.join(publicDirectory, path.dirname(DEFAULT_CARD)),
  });
  removeOthers(new Set(plans.map((plan) => path.join(cacheDirectory, cardName(plan)))), {
    below: cacheDirectory,
  });
  return { drawn, reused: plans.length - drawn };
}

/** Makes `file` the same file as `kept`; a copy where the two lie on different disks. */
function place(kept: string, file: string): void {
  if (statSync(file, { throwIfNoEntry: false })?.ino === statSync(kept).ino) return;
  mkdirSync(path.dirname(file), { recursive: true });
  rmSync(file, { force: true });
  try {
    linkSync(kept, file);
  } catch {
    copyFileSync(kept, file);
  }
}

const cardName = ({ eyebrow, title, color }: CardPlan): string => {
  const words = JSON.stringify([DRAWING, BRAND.name, BRAND.colours, eyebrow, title, color ?? ""]);
  return `${createHash("sha256").update(words).digest("hex").slice(0, 32)}.jpg`;
};

function removeOthers(wanted: ReadonlySet<string>, { below }: { readonly below: string }): void {
  for (const name of filePaths(below)) {
    const file = path.join(below, name);
    if (!wanted.has(file)) rmSync(file, { force: true });
  }
}
