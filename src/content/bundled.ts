import aboutUs from "../../content/sections/about-us.json";
import blogs from "../../content/sections/blogs.json";
import heroSection from "../../content/sections/hero-section.json";
import howItWorks from "../../content/sections/how-it-works.json";
import ourTeam from "../../content/sections/our-team.json";
import services from "../../content/sections/services.json";
import testimonials from "../../content/sections/testimonials.json";
import { BUILT_IN_CATEGORIES } from "./blog/category-names";
import type { ContentResult } from "./model/define";
import { type AllContent, CONTENT_TYPES, type ContentName } from "./registry";

/** The default documents, in the API's shape. */
const DOCUMENTS: { readonly [Name in ContentName]?: unknown } = {
  hero: heroSection,
  about: aboutUs,
  servicesOverview: services,
  howItWorks,
  team: ourTeam,
  testimonials,
  blogPosts: blogs,
};

/** Returns the default content of a section. Throws when a bundled document cannot be parsed. */
export function bundledContent<Name extends ContentName>(name: Name): AllContent[Name] {
  // not a document: the API's list of names cannot give "Bulk SMS" the slug "sms"
  if (name === "blogCategories") return BUILT_IN_CATEGORIES as AllContent[Name]; // same Name
  const result: ContentResult<unknown> = CONTENT_TYPES[name].parse(DOCUMENTS[name]);
  if (result.kind === "filled") return result.content as AllContent[Name]; // read by that type
  throw new Error(`content/sections: the document of “${name}” ${result.reason}`);
}
