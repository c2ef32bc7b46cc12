// `node verify.mjs URL`: checks for up to two minutes whether the site at URL serves the release in
// `dist/release.json`, next to this file: its health, a page and a post. If not, exits with 1 and
// the reason. Problems that need a person are only printed.
import { existsSync, readFileSync } from "node:fs";
import { setTimeout } from "node:timers/promises";

const [, , address = ""] = process.argv;
const folder = new URL(process.env.EDGE_DIST ?? "./dist/", import.meta.url);
const releaseFile = new URL("release.json", folder);
if (!URL.canParse(address) || !existsSync(releaseFile)) {
  console.error(
    URL.canParse(address)
      ? `There's no ${releaseFile.pathname}. Run \`npm run edge\` first.`
      : "Usage: node verify.mjs URL (such as https://www.example.com)",
  );
  process.exit(1);
}
const url = new URL(address);
const { id, pages } = JSON.parse(readFileSync(releaseFile, "utf8"));
const patience = Number(process.env.VERIFY_SECONDS ?? 120);
const end = Date.now() + patience * 1_000;

const ask = (path) =>
  fetch(new URL(path, url), { redirect: "manual", signal: AbortSignal.timeout(10_000) });

/** Returns what's wrong with the deployment, or null. */
async function problem() {
  const health = await ask("/content-api/health");
  const release = health.headers.get("x-release");
  if (release !== id) return `it serves release ${release}, not ${id}`;
  if (health.status !== 200) return `the health check says: ${await health.text()}`;
  for (const page of pages) {
    const answer = await ask(page);
    const type = answer.headers.get("content-type") ?? "";
    if (answer.status !== 200 || !type.startsWith("text/html"))
      return `${page} returned ${answer.status}`;
    if (!answer.headers.has("content-security-policy"))
      return `${page} has no content security policy`;
  }
  return null;
}

for (;;) {
  const found = await problem().catch((error) => String(error.cause ?? error));
  if (found === null) break;
  if (Date.now() > end) {
    console.error(`${url.origin}: ${found}`);
    process.exit(1);
  }
  await setTimeout(2_000);
}
console.log(`${url.origin} serves release ${id}.`);
// not a reason to roll back: visitors' messages can cause it, and an older release would have it too
const attention = await ask("/content-api/health/attention")
  .then((answer) => answer.json())
  .catch(() => ({ problems: [] }));
for (const line of attention.problems) console.log(`Needs attention: ${line}`);
