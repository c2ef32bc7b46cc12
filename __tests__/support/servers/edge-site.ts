/** A small built site with an inbox, for tests that aren't about pages. */
export const EDGE_SITE: Readonly<Record<string, string>> = {
  "public/index.html": "<h1>Home</h1>",
  "public/404.html": "<h1>Not here</h1>",
  "public/_headers": "/*\n  Content-Security-Policy: default-src a\n",
  "public/content-api/content.json": '{"documents":{},"blogs":[],"categories":["SMS"]}',
  "deploy/generated/headers.json": '{"Content-Security-Policy":"default-src a"}',
  "deploy/generated/inbox.json": '{"hasInbox":true}',
};
