// Gatsby looks for this file. The plugin itself is gatsby-node.ts.
