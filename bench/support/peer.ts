import { cpSync, existsSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { type BuildOutcome, runNode } from "../../__tests__/support/content/site-copy";
import { type ImageRef, resolveImages } from "../../src/content/model/image";
import { readCatalogue } from "../../src/gatsby/sourcing/content-folder";
import { PEER } from "./options";

const SOURCE = path.resolve("bench/peers", PEER);
/** Pictures that both sites show. */
const PICTURES = ["src/images", "content/images"];

const imagePath = ({ path: own, fallback }: ImageRef): string => own ?? fallback;

/** What our content folder holds, in the form that the peer's gatsby-node reads. */
function catalogue() {
  const { services: all, prices } = readCatalogue();
  const services = all.map(({ serviceId, benefitsImage, testimonials, ...service }) =>
    resolveImages(
      { ...service, slug: serviceId, image: benefitsImage, quotes: testimonials },
      imagePath,
    ),
  );
  const pricing = {
    philosophy: prices.philosophy,
    offers: prices.offers,
    tiers: prices.tiers,
    reasons: prices.whyChoose,
    steps: prices.onboarding,
  };
  return { services, pricing };
}

/** The versions and browsers of our own package.json, so that both sites are built alike. */
function packageJson() {
  const { browserslist, dependencies } = JSON.parse(readFileSync("package.json", "utf8"));
  const shared = Object.entries(dependencies).filter(([name]) => /^(?:gatsby|react)/.test(name));
  return { name: PEER, private: true, browserslist, dependencies: Object.fromEntries(shared) };
}

/**
 * Puts the plain Gatsby site into `directory`, ready to build, with pictures of its own beside those that
 * both sites show, and keeps the `.cache` and `public` that are there. Dependencies are shared by a link.
 */
export function preparePeer(directory: string, ...ownPictures: readonly string[]): void {
  rmSync(path.join(directory, "src"), { recursive: true, force: true });
  const options = { recursive: true, preserveTimestamps: true };
  cpSync(SOURCE, directory, options);
  for (const pictures of [...PICTURES, ...ownPictures]) {
    cpSync(pictures, path.join(directory, "src/images"), options);
  }
  const write = (name: string, value: unknown) =>
    writeFileSync(path.join(directory, name), JSON.stringify(value));
  write("package.json", packageJson());
  write("catalogue.json", catalogue());
  const modules = path.join(directory, "node_modules");
  if (!existsSync(modules)) symlinkSync(path.resolve("node_modules"), modules);
}

/** `gatsby build` of the site in `directory`, with the content of an API. */
export const buildPeer = (directory: string, contentApiUrl: string): Promise<BuildOutcome> =>
  runNode(directory, [path.join(directory, "node_modules/gatsby/cli.js"), "build"], {
    env: { CI: "1", GATSBY_TELEMETRY_DISABLED: "1", CONTENT_API_URL: contentApiUrl },
  });
