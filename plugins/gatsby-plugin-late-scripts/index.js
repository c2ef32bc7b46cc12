// Gatsby looks for this file; the plugin itself is gatsby-node.ts and gatsby-browser.ts.
