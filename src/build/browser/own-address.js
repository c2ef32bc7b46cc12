/*
 * In place of Gatsby's list of addresses that client-only pages answer. To keep them from answering
 * for built pages it names each of those: every post in every page's script, and another script for
 * each new post. The server has decided already: where it sent a client-only page, that page answers
 * the address in the bar, and no other. Met on the way, an address without a page leads to the
 * not-found page, which asks the server (src/pages/404.tsx).
 */
const decoded = (path) => {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
};
const page = document.body.dataset.clientOnly; // gatsby-ssr.tsx

export default page ? [{ path: page, matchPath: decoded(window.location.pathname) }] : [];
