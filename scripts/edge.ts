/**
 * `npm run edge`: writes the worker, site, settings and migrations for Cloudflare Workers to
 * `deploy/cloudflare/dist`, from the current release or `public/`. See docs/deploy.md.
 */
import { cpSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { runCommand } from "../src/node/cli";
import { linkOrCopy } from "../src/node/files";
import { NEWSLETTER_ROUTES, postRoute, RESERVED_POST_IDS, ROUTES } from "../src/site/routes";
import {
  bundleWorker,
  MIGRATIONS,
  readEdgeSite,
  readWranglerSettings,
  uploadedFiles,
} from "./support/edge-bundle";
import { readHostSettings } from "./support/host-settings";

const DIST = "deploy/cloudflare/dist";
const POST = /^blog\/([^/]+)\/index\.html$/;

runCommand(async () => {
  const { environment } = readHostSettings();
  const { publicDirectory, release } = readEdgeSite(environment);
  const files = uploadedFiles(publicDirectory, environment.edgeFilesMax);
  if (files.includes(`${NEWSLETTER_ROUTES.confirm.slice(1)}/index.html`)) {
    throw new Error(
      "The site was built for your own server, with a newsletter form, but Workers can’t send confirmation mails. Set DEPLOY_TARGET=cloudflare and build it again.",
    );
  }
  const worker = await bundleWorker(release);

  const at = (...parts: string[]) => path.resolve(DIST, ...parts);
  rmSync(at(), { recursive: true, force: true });
  for (const file of [...files, "_headers"]) {
    mkdirSync(path.dirname(at("assets", file)), { recursive: true });
    linkOrCopy(path.join(publicDirectory, file), at("assets", file));
  }
  cpSync(MIGRATIONS, at("migrations"), { recursive: true });
  const write = (name: string, text: string) => writeFileSync(at(name), text);
  write("worker.js", worker);
  const { $schema: _editors, d1_databases, triggers, ...settings } = readWranglerSettings();
  write(
    "wrangler.json",
    JSON.stringify({
      ...settings,
      main: "worker.js",
      no_bundle: true,
      assets: { ...settings.assets, directory: "assets" },
      ...(release.hasInbox && { d1_databases, triggers }), // otherwise there's nothing to store
    }),
  );
  const post = files
    .flatMap((file) => POST.exec(file)?.[1] ?? [])
    .find((slug) => !RESERVED_POST_IDS.has(slug));
  write(
    "release.json",
    JSON.stringify({
      id: release.id,
      hasInbox: release.hasInbox,
      pages: [ROUTES.home, ...(post ? [postRoute(post)] : [])],
    }),
  );
  console.log(
    `Release ${release.id}: ${files.length} of at most ${environment.edgeFilesMax} files and a worker of ${Math.ceil(worker.length / 1_024)} KB are in ${DIST}.`,
  );
});
