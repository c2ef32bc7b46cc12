import * as v from "valibot";
import { blogCategories } from "../src/content/blog/blog-categories";
import { blogPosts } from "../src/content/blog/blog-posts";
import { categoryLookFields, categoryLooks } from "../src/content/blog/category-looks";
import { authors } from "../src/content/catalogue/author-record";
import { caseStudies } from "../src/content/catalogue/case-study-record";
import { clients } from "../src/content/catalogue/client-record";
import { legalDocuments } from "../src/content/catalogue/legal-documents";
import { prices } from "../src/content/catalogue/prices";
import { services } from "../src/content/catalogue/service-record";
import { testimonialCategories } from "../src/content/catalogue/testimonial-category";
import { clientTestimonials } from "../src/content/catalogue/testimonial-record";
import { videos } from "../src/content/catalogue/video-record";
import { COMPANY_FILE, companySchema } from "../src/content/company/company";
import { LAUNCH_FILE, launchSchema } from "../src/content/company/launch";
import { about } from "../src/content/home/about-content";
import { hero } from "../src/content/home/hero-content";
import { howItWorks } from "../src/content/home/how-it-works-content";
import { servicesOverview } from "../src/content/home/services-overview-content";
import { team } from "../src/content/home/team-content";
import { testimonials } from "../src/content/home/testimonials-content";
import { whyUs } from "../src/content/home/why-us-content";
import {
  MESSAGING_RULES_FILE,
  messagingRulesSchema,
} from "../src/content/messaging/messaging-rules";
import type { SchemaShape } from "../src/content/model/schema-shape";
import { FEATURE_SWITCHES_FILE, featureSwitchesSchema } from "../src/content/site/feature-switches";
import { navigation } from "../src/content/site/navigation";
import { pageCopy } from "../src/content/site/page-copy";
import { PHONE_MENUS } from "../src/content/tools/phone-menu";
import {
  authorRoute,
  caseStudyRoute,
  PHONE_ROUTES,
  postRoute,
  ROUTES,
  serviceRoute,
  TOOL_ROUTES,
} from "../src/site/routes";
import { itemOf } from "./form-fields";

interface Part {
  /** Prefix for the paths of this part's fields in `LABELS`. */
  readonly name: string;
  readonly label: string;
  /** Folder for this part's pictures, below the images folder, or "" if each field sets its own. */
  readonly pictures?: string;
}

export interface DeskFile extends Part {
  readonly file: string;
  readonly schema: SchemaShape;
  /** Fields of the schema that are stored in another file. */
  readonly without?: readonly string[];
  readonly page: string;
}

interface DeskEntry extends Part {
  /** Material Symbols icon name. */
  readonly icon: string;
}

/** Files that editors see as one menu entry. */
export interface DeskFiles extends DeskEntry {
  readonly files: readonly DeskFile[];
}

/** A content folder with one file per record. `name` is the folder's name. */
export interface DeskRecords extends DeskEntry {
  readonly singular: string;
  readonly schema: SchemaShape;
  /** Field used as the record's title. */
  readonly title: string;
  /** Whether editors choose the order of the records. Otherwise the newest comes first. */
  readonly isOrdered: boolean;
  readonly page: (id: string) => string;
}

/** Creates a menu entry for a single file, under the file's label. */
const oneFile = (name: string, icon: string, file: DeskFile): DeskFiles => ({
  name,
  label: file.label,
  icon,
  files: [file],
});

/** The desk's menu, in groups. */
export const MENU: readonly (readonly (DeskFiles | DeskRecords)[])[] = [
  [
    {
      name: "home",
      label: "Home page",
      icon: "home",
      files: [
        {
          name: "hero",
          label: "First screen",
          file: "sections/hero-section.json",
          schema: hero.schema,
          page: ROUTES.home,
        },
        {
          name: "about",
          label: "About us",
          file: "sections/about-us.json",
          schema: about.schema,
          page: ROUTES.about,
        },
        {
          name: "services-overview",
          label: "Services overview",
          file: "sections/services.json",
          schema: servicesOverview.schema,
          page: ROUTES.home,
        },
        {
          name: "why-us",
          label: "Why us",
          file: whyUs.endpoint,
          schema: whyUs.schema,
          page: ROUTES.home,
        },
        {
          name: "how-it-works",
          label: "How it works",
          file: "sections/how-it-works.json",
          schema: howItWorks.schema,
          page: ROUTES.home,
        },
      ],
    },
    {
      name: "testimonials",
      label: "Home testimonials",
      singular: "Testimonial",
      pictures: "people",
      icon: "format_quote",
      schema: testimonials.schema,
      title: "client_name",
      isOrdered: true,
      page: () => ROUTES.home,
    },
  ],
  [
    {
      name: "posts",
      label: "Blog posts",
      singular: "Post",
      icon: "article",
      schema: blogPosts.schema,
      title: "title",
      isOrdered: false,
      page: postRoute,
    },
    {
      name: "authors",
      label: "Authors",
      singular: "Author",
      icon: "edit",
      schema: authors.schema,
      title: "name",
      isOrdered: false,
      page: authorRoute,
    },
    oneFile("blog", "label", {
      name: "blog-categories",
      label: "Blog categories",
      file: categoryLooks.endpoint,
      schema: v.object({
        categories: v.array(v.object({ name: blogCategories.schema, ...categoryLookFields })),
      }),
      page: ROUTES.blog,
    }),
  ],
  [
    {
      name: "services",
      label: "Services",
      singular: "Service",
      pictures: "",
      icon: "apps",
      schema: services.schema,
      title: "title",
      isOrdered: true,
      page: serviceRoute,
    },
    {
      name: "case-studies",
      label: "Case studies",
      singular: "Case study",
      icon: "menu_book",
      schema: caseStudies.schema,
      title: "title",
      isOrdered: true,
      page: caseStudyRoute,
    },
    {
      name: "client-testimonials",
      label: "Testimonials page",
      singular: "Testimonial",
      pictures: "people",
      icon: "format_quote",
      schema: clientTestimonials.schema,
      title: "author",
      isOrdered: true,
      page: () => ROUTES.testimonials,
    },
    {
      name: "testimonial-categories",
      label: "Testimonial categories",
      singular: "Category",
      icon: "category",
      schema: testimonialCategories.schema,
      title: "label",
      isOrdered: true,
      page: () => ROUTES.testimonials,
    },
    {
      name: "clients",
      label: "Client logos",
      singular: "Client",
      icon: "handshake",
      schema: clients.schema,
      title: "name",
      isOrdered: true,
      page: () => ROUTES.testimonials,
    },
    {
      name: "videos",
      label: "Videos",
      singular: "Video",
      icon: "movie",
      schema: videos.schema,
      title: "title",
      isOrdered: true,
      page: () => ROUTES.testimonials,
    },
  ],
  [
    oneFile("price-list", "payments", {
      name: "prices",
      label: "Prices",
      file: prices.endpoint,
      schema: prices.schema,
      page: ROUTES.pricing,
    }),
    {
      name: "phone-menus",
      label: "Phone menus",
      icon: "dialpad",
      files: PHONE_MENUS.map(({ kind, name, endpoint, schema }) => ({
        name: `${kind}-menu`,
        label: name,
        file: endpoint,
        schema,
        page: PHONE_ROUTES[kind],
      })),
    },
  ],
  [
    {
      name: "team",
      label: "Team",
      singular: "Team member",
      icon: "groups",
      schema: itemOf(team.schema, "team_members"),
      title: "name",
      isOrdered: true,
      page: () => ROUTES.about,
    },
    oneFile("people", "notes", {
      name: "our-team",
      label: "Team page",
      file: "sections/our-team.json",
      schema: team.schema,
      without: ["team_members"],
      page: ROUTES.about,
    }),
  ],
  [
    {
      name: "legal",
      label: "Legal documents",
      singular: "Legal document",
      icon: "gavel",
      schema: legalDocuments.schema,
      title: "title",
      isOrdered: false,
      page: (id) => `/${id}`,
    },
    oneFile("rules", "gavel", {
      name: "messaging-rules",
      label: "Messaging rules",
      file: MESSAGING_RULES_FILE,
      schema: messagingRulesSchema,
      page: TOOL_ROUTES.senderId,
    }),
    oneFile("feature-switches", "toggle_on", {
      name: "site",
      label: "Site features",
      file: FEATURE_SWITCHES_FILE,
      schema: featureSwitchesSchema,
      page: ROUTES.home,
    }),
    oneFile("page-copy", "title", {
      name: "pages",
      label: "Page copy",
      file: pageCopy.endpoint,
      schema: pageCopy.schema,
      page: ROUTES.home,
    }),
    oneFile("menus", "menu", {
      name: "navigation",
      label: "Menus",
      file: navigation.endpoint,
      schema: navigation.schema,
      page: ROUTES.home,
    }),
    oneFile("facts", "business", {
      name: "company",
      label: "Company",
      file: COMPANY_FILE,
      schema: companySchema,
      page: ROUTES.about,
    }),
    oneFile("before-launch", "fact_check", {
      name: "launch",
      label: "Before going live",
      file: LAUNCH_FILE,
      schema: launchSchema,
      page: ROUTES.home,
    }),
  ],
];

/**
 * Returns the page that shows a content file (a path below the content folder), or null if none
 * does. For a file with its own menu entry, `label` is included.
 */
export function placeOf(file: string): { readonly page: string; readonly label?: string } | null {
  const [folder, id = ""] = file.replace(/\.json$/, "").split("/");
  for (const entry of MENU.flat()) {
    const found = "files" in entry && entry.files.find((one) => one.file === file);
    if (found) return found;
    if (!("files" in entry) && entry.name === folder) return { page: entry.page(id) };
  }
  return null;
}
