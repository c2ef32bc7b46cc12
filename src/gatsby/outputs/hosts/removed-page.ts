import path from "node:path";
import type { BuildArgs } from "gatsby";
import type { NavLink } from "../../../content/site/navigation";
import { escapeHtml } from "../../../content/text/plain-text";
import { replaceOutput } from "../../../node/replace-file";
import { BRAND, BRAND_COLOURS, MARKET, phoneLink } from "../../../site/company/brand";
import { ROUTES } from "../../../site/routes";
import { brandPalette } from "../../brand/brand-palette";

const NAME = escapeHtml(BRAND.name);
const DESCRIPTION = "We have removed this page. Use the menu, or ask us what you were looking for.";
const { primary, accent } = brandPalette(BRAND_COLOURS);

export interface Menus {
  readonly header: readonly NavLink[];
  readonly contact: NavLink;
  readonly legal: readonly NavLink[];
}

const links = (entries: readonly NavLink[]): string =>
  entries.map(({ label, to }) => `<a href="${escapeHtml(to)}">${escapeHtml(label)}</a>`).join(" ");

/**
 * Renders the page that's sent with status 410 for a removed article, service or case study, even
 * if the removal is temporary. The page doesn't contain the site's scripts, because they would look
 * for the removed page.
 */
export const removedPage = ({ header, contact, legal }: Menus): string => `<!doctype html>
<html lang="${MARKET.language}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>Page not available | ${NAME}</title>
<meta name="description" content="${DESCRIPTION}">
<meta name="theme-color" content="${BRAND_COLOURS.primary}">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<style>
*{box-sizing:border-box}
body{margin:0;font:1.0625rem/1.6 system-ui,sans-serif;color:${primary};background:#fff}
header,footer{display:flex;flex-wrap:wrap;gap:.75rem 1.5rem;align-items:center;justify-content:space-between;padding:1.25rem 1.5rem}
header{border-bottom:1px solid #d9deea}footer{border-top:1px solid #d9deea}footer p{margin:0}
nav{display:flex;flex-wrap:wrap;gap:.5rem 1.25rem}nav a,footer a{color:inherit}header img{display:block;height:2.25rem}
main{max-width:40rem;margin:0 auto;padding:4rem 1.5rem}
h1{margin:0 0 1rem;font:700 clamp(1.75rem,1.2rem + 2.5vw,2.5rem)/1.15 system-ui,sans-serif}
ul{display:flex;flex-wrap:wrap;gap:.75rem;margin:2rem 0 0;padding:0;list-style:none}
li a{display:block;padding:.75rem 1.25rem;border:2px solid ${primary};border-radius:.5rem;
color:inherit;font-weight:600;text-decoration:none}
li:first-child a{background:${primary};color:#fff}
a:hover{text-decoration:underline}
a:focus-visible{outline:3px solid ${accent};outline-offset:3px}
</style></head><body>
<header><a href="${ROUTES.home}"><img src="/logo.svg" alt="${NAME}, home page"></a>
<nav aria-label="Main">${links([...header, contact])}</nav></header>
<main>
<h1>This page is no longer here</h1>
<p>${DESCRIPTION}</p>
<ul><li><a href="${ROUTES.home}">Go to the home page</a></li>
<li><a href="${ROUTES.blog}">See the blog</a></li>
<li><a href="${ROUTES.contact}">Ask us</a></li></ul>
</main>
<footer><p>${escapeHtml(BRAND.legalName)} · <a href="${phoneLink()}">${escapeHtml(BRAND.phone)}</a> ·
<a href="mailto:${escapeHtml(BRAND.email)}">${escapeHtml(BRAND.email)}</a></p>
<nav aria-label="Footer">${links(legal)}</nav></footer>
</body></html>
`;

/** Writes the page, with the same menus as on every other page. */
export async function writeRemovedPage(
  graphql: BuildArgs["graphql"],
  publicDirectory: string,
): Promise<void> {
  const { data, errors } = await graphql<Queries.RemovedPageQuery>(`#graphql
    query RemovedPage {
      navigation {
        header {
          label
          to
        }
        contact {
          label
          to
        }
        legal {
          label
          to
        }
      }
    }
  `);
  if (!data?.navigation) throw new Error(`The menus couldn't be queried: ${errors}`);
  replaceOutput(path.join(publicDirectory, "410.html"), removedPage(data.navigation));
}
