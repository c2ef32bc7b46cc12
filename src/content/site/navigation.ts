import * as v from "valibot";
import { canonicalPath } from "../../site/canonical-path";
import { ROUTES } from "../../site/routes";
import { defineDocument } from "../model/define";
import { exactText, line } from "../model/fields";
import { optionalWithDefault, withDefault } from "../model/repair";
import { type ContentIssue, leftOut } from "../model/report";
import { named, type ViewModel } from "../model/view-model";

/** Path of the menus' file below the project. */
export const NAVIGATION_FILE = "navigation.json";

/** A path has its one spelling: pages compare it with theirs. */
const address = v.pipe(
  exactText(
    /^(?:\/(?!\/)[^\s<>"'\\]*|https:\/\/[^\s<>"']+)$/,
    "must be a path of the site such as /pricing, or an address that begins with https://",
  ),
  v.transform((to) => to.replace(/^\/[^?#]*/, canonicalPath)),
);
const linkFields = { label: line, to: address };
const link = named("NavLink", v.object(linkFields));
export type NavLink = ViewModel<() => typeof link>;

const entry = named(
  "NavEntry",
  v.object({
    ...linkFields,
    /** Whether the entry opens the menu of the services. */
    services: optionalWithDefault(v.boolean(), false),
  }),
);
export type NavEntry = ViewModel<() => typeof entry>;

const column = named("FooterColumn", v.object({ title: line, links: v.array(link) }));

/** The menu that replaces a wrong list. */
const HOME = [{ label: "Home", to: ROUTES.home, services: false }];

const fields = {
  header: withDefault(v.array(entry), HOME),
  /** The menu of narrow windows. */
  mobile: withDefault(v.array(entry), HOME),
  /** The contact button behind the menus. */
  contact: withDefault(link, { label: "Contact", to: ROUTES.contact }),
  footer: withDefault(v.array(column), []),
  legal: withDefault(v.array(link), [
    { label: "Privacy Policy", to: ROUTES.privacy },
    { label: "Terms of Service", to: ROUTES.terms },
  ]),
};

export const navigationSchema = v.object(fields);
export const navigationView = () => navigationSchema;
export type Navigation = ViewModel<typeof navigationView>;

/** `content/navigation.json`: the menus of header and footer. */
export const navigation = defineDocument({
  name: "Menus",
  endpoint: NAVIGATION_FILE,
  schema: navigationSchema,
  needs: Object.keys(fields),
  count: () => 1,
  toViewModel: (menus): Navigation => menus,
});

/** Returns the names of the site's pages by path, as the footer calls them, or else a menu. */
export function pageNames({
  header,
  mobile,
  footer,
}: Navigation): Readonly<Record<string, string>> {
  const pages: readonly string[] = Object.values(ROUTES);
  const links = [...mobile, ...header, ...footer.flatMap((column) => column.links)]; // the last one counts
  return Object.fromEntries(
    links.filter(({ to }) => pages.includes(to)).map(({ label, to }) => [to, label]),
  );
}

/**
 * Leaves out links to paths that are not among the `addresses` of the site, and columns without links. The contact
 * button, which every page has, leads to the contact page then.
 */
export function withoutDeadLinks(
  menus: Navigation,
  addresses: ReadonlySet<string>,
): { readonly navigation: Navigation; readonly issues: readonly ContentIssue[] } {
  const issues: ContentIssue[] = [];
  const alive =
    (list: string, outcome: Partial<ContentIssue> = {}) =>
    ({ label, to }: NavLink): boolean => {
      const [path = ""] = to.split(/[?#]/);
      if (!to.startsWith("/") || addresses.has(path)) return true;
      const problem = `leads to ${path}, which the site does not have`;
      const field = `${list}, “${label}”`;
      const issue = leftOut(navigation.name, `“${NAVIGATION_FILE}”`, field, problem);
      issues.push({ ...issue, ...outcome });
      return false;
    };
  const isContactAlive = alive("contact", {
    action: "repaired",
    shown: `it leads to ${ROUTES.contact}`,
  });
  return {
    navigation: {
      ...menus,
      header: menus.header.filter(alive("header")),
      mobile: menus.mobile.filter(alive("mobile")),
      contact: isContactAlive(menus.contact)
        ? menus.contact
        : { ...menus.contact, to: ROUTES.contact },
      footer: menus.footer
        .map(({ title, links }) => ({ title, links: links.filter(alive(`footer, “${title}”`)) }))
        .filter(({ links }) => links.length > 0),
      legal: menus.legal.filter(alive("legal")),
    },
    issues,
  };
}
