/** The plugins that Gatsby's documentation names for such a site, with the image defaults of ours. */
module.exports = {
  siteMetadata: { siteUrl: "https://www.savannasignal.example" },
  trailingSlash: "never",
  jsxRuntime: "automatic",
  plugins: [
    { resolve: "gatsby-source-filesystem", options: { name: "images", path: "./src/images" } },
    "gatsby-plugin-image",
    {
      resolve: "gatsby-plugin-sharp",
      options: { defaults: { placeholder: "none", formats: ["auto", "webp"], quality: 72 } },
    },
    "gatsby-transformer-sharp",
    "gatsby-plugin-react-helmet",
    "gatsby-plugin-sitemap",
    {
      resolve: "gatsby-plugin-manifest",
      options: {
        name: "Savanna Signal",
        short_name: "Savanna Signal",
        start_url: "/",
        background_color: "#ffffff",
        theme_color: "#2B3857",
        display: "browser",
        icon: "src/images/brand/icon.png",
      },
    },
  ],
};
