/* In place of src/site/structured-data.ts in the browser: whoever reads such data reads built pages. */
const nothing = () => [];

export {
  nothing as blogPosting,
  nothing as breadcrumbs,
  nothing as collectionPage,
  nothing as contactPage,
  nothing as faqPage,
  nothing as homeGraph,
  nothing as offerCatalog,
  nothing as pageGraph,
  nothing as pricedService,
  nothing as service,
  nothing as webPage,
};
