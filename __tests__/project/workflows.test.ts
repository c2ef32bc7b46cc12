import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";

/** Holds of the workflows what their own files do not say; they cannot run here. */
interface Step {
  readonly uses?: string;
  readonly run?: string;
  readonly with?: Readonly<Record<string, unknown>>;
}
interface Job {
  readonly needs?: string;
  readonly permissions?: Readonly<Record<string, string>>;
  readonly steps: readonly Step[];
}
interface Workflow {
  readonly on: Readonly<Record<string, unknown>>;
  readonly permissions: unknown;
  readonly jobs: Readonly<Record<string, Job>>;
}

const FOLDER = ".github/workflows";
const { scripts } = JSON.parse(readFileSync("package.json", "utf8"));
// The reader that the tools of Gatsby bring along; one of our own is not worth a package.
const yaml: { parse: (text: string) => Workflow } = createRequire(
  require.resolve("gatsby/package.json"),
)("yaml");
const textOf = (file: string) => readFileSync(path.join(FOLDER, file), "utf8");
const jobsOf = (file: string) => Object.values(yaml.parse(textOf(file)).jobs);
const stepsOf = (file: string) => jobsOf(file).flatMap(({ steps }) => steps);

describe.each(readdirSync(FOLDER))("%s", (file) => {
  test("may only read the repository and puts nothing that others write into a command", () => {
    expect(yaml.parse(textOf(file)).permissions).toEqual({ contents: "read" });
    const allowed = jobsOf(file).flatMap(({ permissions = {} }) => Object.values(permissions));
    expect(new Set(allowed)).toEqual(new Set(allowed.length > 0 ? ["read"] : []));
    for (const { run = "" } of stepsOf(file)) expect(run).not.toContain("${{");
  });

  test("names every action by its commit, with the version as a comment", () => {
    const lines = textOf(file).match(/^.*\buses: .*$/gm) ?? [];
    expect(lines.length).toBeGreaterThan(2);
    for (const line of lines) {
      expect(line).toMatch(/uses: actions\/[\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
    }
  });

  test("names commands that exist", () => {
    const text = stepsOf(file).map(({ run }) => run);
    const named = Array.from(text.join("\n").matchAll(/npm run ([\w:-]+)/g), ([, name]) => name);
    expect(named.length).toBeGreaterThan(0);
    for (const name of named) expect(scripts).toHaveProperty([name ?? ""]);
  });
});

describe("publishing", () => {
  const { on, jobs } = yaml.parse(textOf("rebuild.yml"));
  const steps = stepsOf("rebuild.yml");
  const using = (action: string) =>
    steps.findIndex(({ uses }) => uses?.startsWith(`actions/${action}@`));
  const running = (command: string) => steps.findIndex(({ run }) => run?.includes(command));

  test("restores what makes a rebuild small under the key that the last run saved", () => {
    const restore = steps[using("cache/restore")]?.with;
    const save = steps[using("cache/save")]?.with;
    expect(String(restore?.path).split("\n")).toContain(".content-cache"); // the shrink guard's
    expect(save).toEqual({ path: restore?.path, key: restore?.key });
    expect(String(save?.key).startsWith(String(restore?.["restore-keys"]))).toBe(true);
  });

  test("restores, rebuilds, saves and then publishes, in this order", () => {
    const rebuild = [using("cache/restore"), running("npm run rebuild"), using("cache/save")];
    const order = [running("npm ci"), ...rebuild, running("rsync_site")];
    expect(order).toEqual([...new Set(order)].sort((a, b) => a - b));
    expect(order).not.toContain(-1);
  });

  test("sends pages after the files that they name, then deletes all but code", () => {
    const commands = steps[running("rsync_site")]?.run ?? "";
    const [first = "", second = ""] = commands.match(/^rsync_site(?: .*)?$/gm) ?? [];
    expect(first).toContain("--exclude '*.html'");
    expect(first).not.toContain("--delete");
    expect(second).toMatch(/^rsync_site --delete-after ".*kept/);
    const kept = Array.from(commands.matchAll(/--filter 'P ([^']+)'/g), ([, pattern]) => pattern);
    expect(kept).toEqual(["/static/*.*", "*.js", "*.js.??", "*.css", "*.css.??"]);
    expect(commands).toContain('if test -n "$PURGE"; then kept=(); fi');
  });

  test("has its keys in a job that installs nothing and checks nothing out", () => {
    const holders = Object.values(jobs).filter((job) => JSON.stringify(job).includes("secrets."));
    expect(holders).toEqual([jobs.publish]);
    expect(jobs.publish?.needs).toBe("rebuild");
    const used = holders[0]?.steps.map(({ uses, run }) => uses?.replace(/@.*/, "") ?? run) ?? [];
    expect(used[0]).toBe("actions/download-artifact");
    expect(used.slice(1).join("\n")).not.toMatch(/\b(?:npm|npx|node|checkout)\b/);
  });

  test("takes the newest commit that passed the checks, whatever has asked for it", () => {
    expect(Object.keys(on).sort()).toEqual(["schedule", "workflow_dispatch", "workflow_run"]);
    expect(on.workflow_run).toMatchObject({ workflows: ["CI"], branches: ["main"] });
    const [find, checkout] = jobs.rebuild?.steps ?? [];
    expect(find?.run).toMatch(/gh run list .*--workflow ci\.yml --branch main --event push/);
    expect(find?.run).toMatch(/--status success .*\ntest -n "\$commit"/s);
    expect(checkout?.with?.ref).toContain("{ steps.checked.outputs.commit }");
  });
});
