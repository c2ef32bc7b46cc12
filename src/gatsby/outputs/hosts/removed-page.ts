import { escapeHtml } from "../../../content/model/text";
import { BRAND, BRAND_COLOURS, MARKET, phoneLink } from "../../../site/company/brand";
import { ROUTES } from "../../../site/routes";

const NAME = escapeHtml(BRAND.name);

const links = (entries: Readonly<Record<string, string>>): string =>
  Object.entries(entries)
    .map(([label, to]) => `<a href="${to}">${label}</a>`)
    .join(" ");
const HEADER = {
  Services: ROUTES.services,
  Pricing: ROUTES.pricing,
  Blog: ROUTES.blog,
  Contact: ROUTES.contact,
};
const FOOTER = { "Privacy Policy": ROUTES.privacy, "Terms of Service": ROUTES.terms };

/** The page of a removed article, with status 410. Without the site's scripts, which would look for it. */
export const removedPage = (): string => `<!doctype html>
<html lang="${MARKET.language}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>Article not available | ${NAME}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<style>
*{box-sizing:border-box}
body{margin:0;font:1.0625rem/1.6 Figtree,system-ui,sans-serif;color:${BRAND_COLOURS.primary};background:#fff}
header,footer{display:flex;flex-wrap:wrap;gap:.75rem 1.5rem;align-items:center;justify-content:space-between;padding:1.25rem 1.5rem}
header{border-bottom:1px solid #d9deea}footer{border-top:1px solid #d9deea}footer p{margin:0}
nav{display:flex;flex-wrap:wrap;gap:.5rem 1.25rem}nav a,footer a{color:inherit}header img{display:block;height:2.25rem}
main{max-width:40rem;margin:0 auto;padding:4rem 1.5rem}
h1{margin:0 0 1rem;font:700 clamp(1.75rem,1.2rem + 2.5vw,2.5rem)/1.15 Sora,system-ui,sans-serif}
ul{display:flex;flex-wrap:wrap;gap:.75rem;margin:2rem 0 0;padding:0;list-style:none}
li a{display:block;padding:.75rem 1.25rem;border:2px solid ${BRAND_COLOURS.primary};border-radius:.5rem;
color:inherit;font-weight:600;text-decoration:none}
li:first-child a{background:${BRAND_COLOURS.primary};color:#fff}
a:hover{text-decoration:underline}
a:focus-visible{outline:3px solid ${BRAND_COLOURS.accent};outline-offset:3px}
</style></head><body>
<header><a href="${ROUTES.home}"><img src="/logo.svg" alt="${NAME}, home page"></a>
<nav aria-label="Main">${links(HEADER)}</nav></header>
<main>
<h1>This article is no longer here</h1>
<p>It was published at this address, and we have withdrawn it. What we publish today is on the blog, and
our team is glad to answer a question that it has left open.</p>
<ul><li><a href="${ROUTES.blog}">Go to the blog</a></li>
<li><a href="${ROUTES.services}">See our services</a></li>
<li><a href="${ROUTES.contact}">Ask us</a></li></ul>
</main>
<footer><p>${escapeHtml(BRAND.legalName)} · <a href="${phoneLink()}">${escapeHtml(BRAND.phone)}</a> ·
<a href="mailto:${escapeHtml(BRAND.email)}">${escapeHtml(BRAND.email)}</a></p>
<nav aria-label="Footer">${links(FOOTER)}</nav></footer>
</body></html>
`;
