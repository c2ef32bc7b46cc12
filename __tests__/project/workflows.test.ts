import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";

/**
 * What can be known of the workflows without running them: they cannot run here, and a mistake in one
 * is only found when a site is to be published.
 */
interface Step {
  readonly name?: string;
  readonly uses?: string;
  readonly run?: string;
  readonly with?: Readonly<Record<string, unknown>>;
}
interface Workflow {
  readonly on: Readonly<Record<string, unknown>>;
  readonly permissions: unknown;
  readonly concurrency: { readonly group: string; readonly "cancel-in-progress": boolean };
  readonly jobs: Readonly<
    Record<string, { readonly "timeout-minutes": number; readonly steps: readonly Step[] }>
  >;
}

const FOLDER = ".github/workflows";
const { scripts, engines } = JSON.parse(readFileSync("package.json", "utf8"));
// The reader that the tools of Gatsby bring along; one of our own is not worth a package.
const yaml: { parse: (text: string) => Workflow } = createRequire(
  require.resolve("gatsby/package.json"),
)("yaml");
const files = readdirSync(FOLDER);
const textOf = (file: string) => readFileSync(path.join(FOLDER, file), "utf8");
const read = (file: string) => yaml.parse(textOf(file));
const stepsOf = (file: string) => Object.values(read(file).jobs).flatMap(({ steps }) => steps);

test("there is one that tests and one that publishes", () => {
  expect(files.sort()).toEqual(["ci.yml", "rebuild.yml"]);
});

describe.each(files)("%s", (file) => {
  test("may only read the repository, and no job runs for ever", () => {
    const { permissions, jobs } = read(file);
    expect(permissions).toEqual({ contents: "read" });
    for (const job of Object.values(jobs)) expect(job["timeout-minutes"]).toBeLessThanOrEqual(45);
  });

  test("names every action by its commit, with the version as a comment", () => {
    const named = stepsOf(file).flatMap(({ uses }) => uses ?? []);
    expect(named.length).toBeGreaterThan(2);
    for (const uses of named) expect(uses).toMatch(/^actions\/[\w/-]+@[0-9a-f]{40}$/);
    const lines = textOf(file).match(/^.*\buses: .*$/gm) ?? [];
    expect(lines).toHaveLength(named.length);
    for (const line of lines) expect(line).toMatch(/@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  });

  test("names commands that exist", () => {
    const text = stepsOf(file)
      .flatMap(({ run }) => run ?? [])
      .join("\n");
    const named = Array.from(text.matchAll(/npm run ([\w-]+)/g), ([, name]) => name);
    expect(named.length).toBeGreaterThan(0);
    for (const name of named) expect(scripts).toHaveProperty([name ?? ""]);
    const others = Array.from(text.matchAll(/npm (?!run\b)([\w-]+)/g), ([, name]) => name);
    for (const name of others) expect(["ci", "test"]).toContain(name);
  });

  test("puts nothing that others write into a command", () => {
    for (const { run = "" } of stepsOf(file)) expect(run).not.toContain("${{");
  });

  test("uses a Node that the project supports", () => {
    const least = Number(/(\d+)/.exec(engines.node)?.[1]);
    for (const step of stepsOf(file).filter(({ uses }) => uses?.startsWith("actions/setup-node"))) {
      const version = step.with?.["node-version"];
      if (typeof version === "number") expect(version).toBeGreaterThanOrEqual(least);
      expect(step.with?.cache).toBe("npm");
    }
  });
});

test("the tests run on every change, the audit every week too", () => {
  const { on, jobs } = read("ci.yml");
  expect(Object.keys(on)).toEqual(["push", "pull_request", "schedule"]);
  expect(jobs.audit?.steps.flatMap(({ run }) => run ?? [])).toEqual(["npm ci", "npm run audit"]);
});

describe("publishing", () => {
  const { on, concurrency, jobs } = read("rebuild.yml");
  const steps = jobs.rebuild?.steps ?? [];
  const at = (isMeant: (step: Step) => boolean) => steps.findIndex(isMeant);
  const using = (action: string) =>
    at(({ uses }) => uses?.startsWith(`actions/${action}@`) ?? false);
  const running = (command: string) => at(({ run }) => run?.includes(command) ?? false);

  test("happens on a schedule, when the content system calls, by hand, and with new code", () => {
    expect(on).toMatchObject({
      schedule: [{ cron: "7 * * * *" }],
      repository_dispatch: { types: ["content-changed"] },
      workflow_dispatch: { inputs: { allow_shrink: { type: "boolean", default: false } } },
      push: { branches: ["main"] },
    });
  });

  test("is done one at a time, and one under way is not broken off", () => {
    expect(concurrency).toEqual({ group: "rebuild", "cancel-in-progress": false });
  });

  test("keeps between runs what makes a rebuild small, under a key that a later run finds", () => {
    const restore = steps[using("cache/restore")]?.with;
    const save = steps[using("cache/save")]?.with;
    expect(String(restore?.path).trim().split("\n")).toEqual([
      ".cache",
      ".content-cache",
      "public",
    ]);
    expect(save?.path).toBe(restore?.path);
    expect(save?.key).toMatch(/^site-\$\{\{ github.run_id \}\}-\$\{\{ github.run_attempt \}\}$/);
    expect(restore?.key).toBe(save?.key);
    expect(String(save?.key).startsWith(String(restore?.["restore-keys"]))).toBe(true);
  });

  test("restores, rebuilds, saves and then publishes, in this order", () => {
    const order = [
      running("npm ci"),
      using("cache/restore"),
      running("npm run rebuild"),
      using("cache/save"),
      running("rsync_site"),
    ];
    expect(order).toEqual([...order].sort((a, b) => a - b));
    expect(order).not.toContain(-1);
  });

  test("deletes nothing on the server, and sends pages after the files that they name", () => {
    const commands = steps[running("rsync_site")]?.run ?? "";
    expect(commands).not.toContain("--delete ");
    const [first = "", second = ""] = commands.match(/^rsync_site(?: .*)?$/gm) ?? [];
    expect(first).toContain("--exclude '*.html'");
    expect(second).toBe("rsync_site");
  });
});
