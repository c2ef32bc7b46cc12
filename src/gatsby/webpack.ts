import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import type { GatsbyNode } from "gatsby";
import type { Parts } from "../content/site/parts";
import { COMPANY_MODULE } from "./company-file";
import { FACES_MODULE } from "./faces/save-faces";
import { MESSAGING_MODULE } from "./messaging-rules-file";
import { readParts } from "./parts-file";

/** Path of the module that reads `content/company.json`, which a browser cannot. */
const COMPANY_VALUES = "src/site/company/company-values.ts";
/** Path of the module that reads the faces of the brand, which a browser cannot. */
const FACE_VALUES = "src/site/company/face-values.ts";
/** Path of the module that reads `content/messaging-rules.json`, which a browser cannot. */
const MESSAGING_VALUES = "src/site/company/messaging-values.ts";

const BABEL_HELPERS = "node_modules/@babel/runtime/helpers/esm";
/** Stubs for packages of others that pages never use: docs/performance.md has the weight of each. */
const STUBS = {
  "prop-types$": path.resolve("src/gatsby/stubs/prop-types.cjs"),
  "@builder.io/partytown/integration$": path.resolve("src/gatsby/stubs/partytown.cjs"),
  "gatsby-script$": path.resolve("src/gatsby/stubs/gatsby-script.mjs"),
  "react-fast-compare$": path.resolve("src/gatsby/stubs/react-fast-compare.cjs"),
  // by their whole paths, as Babel imports its helpers
  [path.resolve(BABEL_HELPERS, "wrapNativeSuper.js")]: path.resolve(
    "src/gatsby/stubs/wrap-native-super.cjs",
  ),
  [path.resolve(BABEL_HELPERS, "toConsumableArray.js")]: path.resolve(
    "src/gatsby/stubs/to-consumable-array.mjs",
  ),
};

/** Components of each part that pages of other parts show. */
const PART_COMPONENTS: Partial<Record<keyof Parts, readonly string[]>> = {
  tools: [
    "src/features/tools/quotation/quotation-builder.tsx",
    "src/features/tools/ussd-phone/ussd-phone.tsx",
    "src/features/tools/ivr-phone/ivr-phone.tsx",
  ],
  newsletter: [
    "src/features/newsletter/newsletter-form/newsletter-form.tsx",
    "src/features/newsletter/subscribe-card/subscribe-card.tsx",
  ],
  whatsApp: ["src/features/shell/floating-buttons/chat-button.tsx"],
  map: ["src/features/contact/contact-map.tsx"],
};
/** Path of the module that bundles have in place of each. */
export const PART_STUB = path.resolve("src/gatsby/stubs/part.cjs");

/** Returns the components that bundles lack, since their parts are off. */
export const withoutParts = (parts: Parts): readonly string[] =>
  Object.entries(PART_COMPONENTS)
    .filter(([part]) => !parts[part as keyof Parts]) // a key of the table
    .flatMap(([, files]) => files);

/** Matches an import of a component: no two modules have one name. */
const importOf = (component: string): RegExp =>
  new RegExp(`/${path.basename(component, path.extname(component))}$`);

/**
 * Returns a digest of what bundles are made of that webpack's cache does not compare: the browsers of `package.json`, the
 * versions of loaders and Babel's plugins.
 */
function cacheVersion(): string {
  const hash = createHash("sha256");
  for (const file of ["package.json", "package-lock.json"]) hash.update(readFileSync(file));
  return hash.digest("hex");
}

/**
 * Configures webpack: no source maps in production, which would be published; no warnings about the order of style
 * sheets, since base styles are in layers and no two modules style one element; styles by page instead of all in each
 * page: docs/performance.md has the figures. The company's values are constants of the bundles, for which no browser
 * needs a parser. Parts that are off are no aliases: webpack's cache would go on from the former ones.
 */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({
  stage,
  actions,
  plugins,
}) => {
  actions.setWebpackConfig({
    cache: { type: "filesystem", version: cacheVersion() },
    plugins: withoutParts(readParts().parts).map((component) =>
      plugins.normalModuleReplacement(importOf(component), PART_STUB),
    ),
    ignoreWarnings: [/Conflicting order/],
    resolve: {
      alias: {
        [path.resolve(COMPANY_VALUES)]: path.resolve(COMPANY_MODULE),
        [path.resolve(FACE_VALUES)]: path.resolve(FACES_MODULE),
        [path.resolve(MESSAGING_VALUES)]: path.resolve(MESSAGING_MODULE),
      },
    },
  });
  if (stage !== "build-javascript") return;
  actions.setWebpackConfig({
    devtool: false,
    resolve: { alias: STUBS },
    optimization: { splitChunks: { cacheGroups: { styles: false } } },
  });
};
