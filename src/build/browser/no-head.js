/* In place of Gatsby's Head API in the browser: metadata are written by react-helmet (Seo). */
export const headHandlerForBrowser = () => undefined;
