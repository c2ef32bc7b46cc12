import { escapeHtml } from "../../../content/model/text";
import { BRAND, BRAND_COLOURS } from "../../../site/company/brand";
import { ROUTES } from "../../../site/routes";

const NAME = escapeHtml(BRAND.name);

/** The page of a removed article, with status 410. Without the site's scripts, which would look for it. */
export const removedPage = (): string => `<!doctype html>
<html lang="en-KE"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>Article removed | ${NAME}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<style>
*{box-sizing:border-box}
body{margin:0;font:1.0625rem/1.6 Figtree,system-ui,sans-serif;color:${BRAND_COLOURS.navy};background:#fff}
header{padding:1.25rem 1.5rem;border-bottom:1px solid #d9deea}header img{display:block;height:2.25rem}
main{max-width:40rem;margin:0 auto;padding:4rem 1.5rem}
h1{margin:0 0 1rem;font:700 clamp(1.75rem,1.2rem + 2.5vw,2.5rem)/1.15 Sora,system-ui,sans-serif}
ul{display:flex;flex-wrap:wrap;gap:.75rem;margin:2rem 0 0;padding:0;list-style:none}
li a{display:block;padding:.75rem 1.25rem;border:2px solid ${BRAND_COLOURS.navy};border-radius:.5rem;
color:inherit;font-weight:600;text-decoration:none}
li:first-child a{background:${BRAND_COLOURS.navy};color:#fff}
a:hover{text-decoration:underline}
a:focus-visible{outline:3px solid ${BRAND_COLOURS.magenta};outline-offset:3px}
</style></head><body>
<header><a href="${ROUTES.home}"><img src="/logo.svg" alt="${NAME}, home page"></a></header>
<main>
<h1>This article has been removed</h1>
<p>We have taken this article down because it was out of date or no longer correct. Everything we
publish today is on the blog, and our team is glad to answer a question it has left open.</p>
<ul><li><a href="${ROUTES.blog}">Go to the blog</a></li>
<li><a href="${ROUTES.services}">See our services</a></li>
<li><a href="${ROUTES.contact}">Ask us</a></li></ul>
</main></body></html>
`;
