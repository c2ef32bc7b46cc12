/**
 * Replaces `npm run rebuild -- --for-desk`. Follows `plan.json`: sends `steps`, waits while a file
 * `hold` exists, asks `question`, and ends with `refusal`, or with `mistake` as its only error, or accepts the posts it found at the
 * start.
 */
const { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } =
  require("node:fs");
const { once } = require("node:events");
const path = require("node:path");

const {
  steps = [],
  question,
  refusal,
  mistake,
  report = [],
} = JSON.parse(readFileSync("plan.json", "utf8"));

async function main() {
  appendFileSync("rebuilds.log", `${process.pid}\n`);
  const names = readdirSync("content/posts").map((name) => `posts/${name}`);
  const texts = names.map((name) => [name, readFileSync(`content/${name}`, "utf8")]);
  for (const step of steps) process.send({ kind: "step", step });
  while (existsSync("hold")) await new Promise((resolve) => setTimeout(resolve, 5));
  if (question) {
    process.send({ kind: "question", ...question });
    const [answer] = await once(process, "message");
    if (answer !== "publish") return refuse("Not published, as you chose.");
  }
  if (refusal) return refuse(refusal);
  if (mistake) {
    console.error(mistake);
    process.exit(1);
  }
  mkdirSync("reports", { recursive: true });
  mkdirSync(".content-cache", { recursive: true });
  writeFileSync("reports/content.json", JSON.stringify({ issues: report }));
  writeFileSync(
    ".content-cache/content-files.json",
    JSON.stringify({ root: path.resolve("content"), texts: Object.fromEntries(texts) }),
  );
}

function refuse(reason) {
  process.send({ kind: "refused", reason });
  console.error(reason);
  process.exitCode = 1;
}

main().then(() => process.disconnect());
