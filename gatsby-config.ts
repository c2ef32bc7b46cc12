import path from "node:path";
import type { GatsbyConfig } from "gatsby";
import { NEWEST_FIRST } from "./src/client/post-paths";
import { CONTENT_NAMES, CONTENT_TYPES } from "./src/content/registry";
import { ICON_FILE } from "./src/gatsby/brand/brand-files";
import { SITE_PICTURES } from "./src/gatsby/brand/site-pictures";
import { sitemapOptions } from "./src/gatsby/outputs/sitemap";
import { readEnvironment } from "./src/node/environment";
import { BRAND, BRAND_COLOURS, DEFAULT_SITE_URL, MARKET } from "./src/site/company/brand";
import { LIST_FETCH_PER_PAGE } from "./src/site/limits";
import { CONTENT_API_ROUTE } from "./src/site/routes";

const { contentApiUrl, contentApiTimeoutMs, siteUrl, gaMeasurementId, lateScripts } =
  readEnvironment(DEFAULT_SITE_URL);

const config: GatsbyConfig = {
  siteMetadata: { title: BRAND.name, siteUrl, description: BRAND.description },
  trailingSlash: "never",
  // `npm run develop` starts the server for content API requests. Builds don't use this setting,
  // but they have it too, so that both generate the same types.
  proxy: { prefix: CONTENT_API_ROUTE, url: process.env.DEVELOPMENT_API_ORIGIN ?? siteUrl },
  jsxRuntime: "automatic",
  graphqlTypegen: {
    typesOutputPath: "src/gatsby-types.d.ts",
    generateOnBuild: process.env.GENERATE_TYPES !== "0", // not needed if only content has changed
    documentSearchPaths: ["./gatsby-node.ts", "./src/gatsby/**/*.ts"],
  },
  plugins: [
    {
      resolve: "gatsby-source-custom-api",
      options: {
        baseUrl: contentApiUrl?.href ?? "",
        endpoints: CONTENT_NAMES.map((name) => ({
          name,
          path: CONTENT_TYPES[name].endpoint,
          // read page by page, because the site is built from all posts
          ...(name === "blogPosts" && {
            query: NEWEST_FIRST,
            paging: { perPage: LIST_FETCH_PER_PAGE, listKeys: CONTENT_TYPES.blogPosts.listKeys },
          }),
        })),
        storeDirectory: ".content-cache/documents",
        timeoutMs: contentApiTimeoutMs,
      },
    },
    {
      resolve: "gatsby-source-filesystem",
      options: { name: "images", path: path.resolve(SITE_PICTURES) },
    },
    "gatsby-plugin-image",
    {
      resolve: "gatsby-plugin-sharp",
      options: { defaults: { placeholder: "none", formats: ["auto", "webp"], quality: 72 } },
    },
    "gatsby-transformer-sharp",
    "gatsby-plugin-react-helmet",
    {
      resolve: "gatsby-plugin-manifest",
      options: {
        name: BRAND.name,
        short_name: BRAND.name,
        description: BRAND.description,
        lang: MARKET.language,
        start_url: "/",
        background_color: "#ffffff",
        theme_color: BRAND_COLOURS.primary,
        display: "browser",
        icon: ICON_FILE,
        // the icon isn't made until sources are read, which is too late for a digest
        cache_busting_mode: "none",
        legacy: false,
        theme_color_in_head: false, // each page's Seo sets it
        include_favicon: false, // gatsby-ssr.tsx adds the SVG icon
      },
    },
    { resolve: "gatsby-plugin-late-scripts", options: { enabled: lateScripts } },
    { resolve: "gatsby-plugin-sitemap", options: sitemapOptions(siteUrl) },
    // without an ID, pages contain no analytics code
    ...(gaMeasurementId
      ? [
          {
            resolve: "gatsby-plugin-google-gtag",
            // excludes all pages, because features/consent reports views once the visitor agrees
            options: { trackingIds: [gaMeasurementId], pluginConfig: { exclude: ["/**", "/"] } },
          },
        ]
      : []),
  ],
};

export default config;
