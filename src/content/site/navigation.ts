import * as v from "valibot";
import { canonicalPath } from "../../site/canonical-path";
import { ROUTES, serviceRoute } from "../../site/routes";
import type { Service } from "../catalogue/service-record";
import { defineDocument } from "../model/define";
import { exactText, line } from "../model/fields";
import { optionalWithDefault, withDefault } from "../model/repair";
import { type ContentIssue, leftOut } from "../model/report";
import { named, type ViewModel } from "../model/view-model";

/** Path of the menus' file below the content folder. */
export const NAVIGATION_FILE = "navigation.json";

/**
 * A path on the site or an external URL. Paths are made canonical, because pages compare them with
 * their own.
 */
const address = v.pipe(
  exactText(
    /^(?:\/(?!\/)[^\s<>"'\\]*|https:\/\/[^\s<>"']+)$/,
    "must be a path on the site such as /pricing, or an address that starts with https://",
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
    /** Whether the entry opens the services menu. */
    services: optionalWithDefault(v.boolean(), false),
  }),
);
export type NavEntry = ViewModel<() => typeof entry>;

const column = named(
  "FooterColumn",
  v.object({
    title: line,
    links: v.array(link),
    /** Whether the column continues with links to all services. */
    services: optionalWithDefault(v.boolean(), false),
  }),
);

/** The menu used in place of an invalid one. */
const HOME = [{ label: "Home", to: ROUTES.home, services: false }];

const fields = {
  header: withDefault(v.array(entry), HOME),
  /** The menu for narrow windows. */
  mobile: withDefault(v.array(entry), HOME),
  /** The contact button at the end of the menus. */
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

/** `content/navigation.json`: the menus in the header and footer. */
export const navigation = defineDocument({
  name: "Menus",
  endpoint: NAVIGATION_FILE,
  schema: navigationSchema,
  needs: Object.keys(fields),
  count: () => 1,
  toViewModel: (menus): Navigation => menus,
});

/** Adds links to all services to those footer columns that ask for them. */
export const withServiceLinks = (
  menus: Navigation,
  services: readonly Pick<Service, "menuLabel" | "serviceId">[],
): Navigation => ({
  ...menus,
  footer: menus.footer.map((column) => ({
    ...column,
    links: [
      ...column.links,
      ...(column.services ? services : []).map(({ menuLabel, serviceId }) => ({
        label: menuLabel,
        to: serviceRoute(serviceId),
      })),
    ],
  })),
});

/**
 * Returns page names by path, taken from the footer, or from a menu if the footer doesn't list the
 * page.
 */
export function pageNames({
  header,
  mobile,
  footer,
}: Navigation): Readonly<Record<string, string>> {
  const pages: readonly string[] = Object.values(ROUTES);
  const links = [...mobile, ...header, ...footer.flatMap((column) => column.links)]; // later ones win
  return Object.fromEntries(
    links.filter(({ to }) => pages.includes(to)).map(({ label, to }) => [to, label]),
  );
}

/**
 * Removes links to paths that the site doesn't have, and columns that end up empty. The contact
 * button is on every page, so instead of being removed, it links to the contact page. A link to a
 * feature that's switched off (`isOff`) is removed without an issue, because the owner switched it
 * off on purpose.
 */
export function withoutDeadLinks(
  menus: Navigation,
  addresses: ReadonlySet<string>,
  isOff: (path: string) => boolean,
): { readonly navigation: Navigation; readonly issues: readonly ContentIssue[] } {
  const issues: ContentIssue[] = [];
  const alive =
    (list: string, outcome: Partial<ContentIssue> = {}) =>
    ({ label, to }: NavLink): boolean => {
      const [path = ""] = to.split(/[?#]/);
      if (!to.startsWith("/") || addresses.has(path)) return true;
      if (isOff(path) && !outcome.shown) return false;
      const problem = `links to ${path}, but the site has no such page`;
      const field = `${list}, “${label}”`;
      const issue = leftOut(navigation.name, `“${NAVIGATION_FILE}”`, field, problem);
      issues.push({ ...issue, ...outcome });
      return false;
    };
  const isContactAlive = alive("contact", {
    action: "repaired",
    shown: `it links to ${ROUTES.contact}`,
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
        .map((column) => ({
          ...column,
          links: column.links.filter(alive(`footer, “${column.title}”`)),
        }))
        .filter(({ links }) => links.length > 0),
      legal: menus.legal.filter(alive("legal")),
    },
    issues,
  };
}
