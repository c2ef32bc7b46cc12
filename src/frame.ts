/**
 * What every page uses, and nearly every one: in the site's main script, so that no page fetches a
 * handful of small ones for it and none holds its own copy.
 */
import "./components/button/button";
import "./components/page-frame/page-frame";
import "./components/picture/picture";
import "./components/reveal/reveal";
import "./components/section/section";
import "./components/seo/seo";
import "./site/structured-data";
import "./slices/footer";
import "./slices/header";
import "./slices/recent-posts";
