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
  readonly if?: string;
  readonly environment?: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly permissions?: Readonly<Record<string, string>>;
  readonly steps: readonly Step[];
}
interface Workflow {
  readonly name: string;
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
    expect(lines.length).toBeGreaterThan(1);
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

test("a pull request is compared with what the last rebuild published, built with the same settings", () => {
  const restored = (file: string) =>
    stepsOf(file).find(({ uses }) => uses?.startsWith("actions/cache/restore@"))?.with;
  expect(restored("dry-run.yml")?.path).toBe(restored("rebuild.yml")?.path);
  expect(restored("dry-run.yml")?.["restore-keys"]).toBe(restored("rebuild.yml")?.["restore-keys"]);
  expect(jobsOf("dry-run.yml")[0]?.env).toEqual(
    yaml.parse(textOf("rebuild.yml")).jobs.rebuild?.env,
  );
  const commands = stepsOf("dry-run.yml").map(({ run }) => run);
  expect(commands).toContain("npm run rebuild -- --dry-run");
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
    expect(holders).toEqual([jobs.publish, jobs["publish-cloudflare"]]);
    expect(jobs.publish?.needs).toBe("rebuild");
    const used = holders[0]?.steps.map(({ uses, run }) => uses?.replace(/@.*/, "") ?? run) ?? [];
    expect(used[0]).toBe("actions/download-artifact");
    expect(used.slice(1).join("\n")).not.toMatch(/\b(?:npm|npx|node|checkout)\b/);
  });

  test("deploys to Cloudflare with one pinned program, migrations first, and goes back where it must", () => {
    const job = jobs["publish-cloudflare"];
    const commands = (job?.steps ?? []).map(({ run }) => run ?? "").join("\n");
    expect(commands.match(/\bnpm .*/g)).toEqual(["npm ci --ignore-scripts"]);
    expect(commands).not.toMatch(/\bnpx\b/);
    expect(JSON.stringify(job)).not.toContain("actions/checkout");
    const order = ["migrations apply", "wrangler deploy", "verify.mjs", "wrangler rollback"];
    expect(order.map((part) => commands.indexOf(part))).toEqual(
      order.map((part) => commands.indexOf(part)).sort((a, b) => a - b),
    );
    expect(commands).not.toContain("|| true");
    const { dependencies } = JSON.parse(readFileSync("deploy/cloudflare/package.json", "utf8"));
    expect(dependencies.wrangler).toMatch(/^\d+\.\d+\.\d+$/);
    const lock = JSON.parse(readFileSync("deploy/cloudflare/package-lock.json", "utf8"));
    expect(lock.packages["node_modules/wrangler"].version).toBe(dependencies.wrangler);
  });

  test("sends to one target alone, and keeps releases where Cloudflare is it", () => {
    expect(jobs.publish?.if).toContain("vars.DEPLOY_TARGET != 'cloudflare'");
    expect(jobs["publish-cloudflare"]?.if).toContain("vars.DEPLOY_TARGET == 'cloudflare'");
    expect(textOf("rebuild.yml")).toMatch(/RELEASES_DIR: .*'cloudflare' && 'releases'/);
    expect(running("npm run edge")).toBeGreaterThan(running("npm run rebuild"));
  });

  test("has its keys from an environment, and on main alone", () => {
    const withKeys = readdirSync(FOLDER)
      .flatMap(jobsOf)
      .filter((job) => JSON.stringify(job).includes("secrets."));
    for (const { environment, if: condition } of withKeys) {
      expect(environment).toBe("production");
      expect(condition).toMatch(/ && github\.ref == 'refs\/heads\/main'$/);
    }
    expect(readFileSync("docs/deploy.md", "utf8")).toContain("environment `production`");
  });

  test("takes the newest code that passed its tests, and the newest content that fits it", () => {
    expect(Object.keys(on).sort()).toEqual(["schedule", "workflow_dispatch", "workflow_run"]);
    expect(on.workflow_run).toMatchObject({ workflows: ["CI", "Content"], branches: ["main"] });
    const [find, checkout] = jobs.rebuild?.steps ?? [];
    expect(find?.run).toMatch(/gh run list .*--workflow ci\.yml --branch main --event push/);
    expect(find?.run).toMatch(/--status success .*\ntest -n "\$commit"/s);
    expect(checkout?.with?.ref).toContain("{ steps.checked.outputs.commit }");
    expect(checkout?.with?.["fetch-depth"]).toBe(0); // with the content of later commits
    const taken = running("npm run take-content -- origin/main");
    expect(taken).toBeGreaterThan(running("npm ci"));
    expect(taken).toBeLessThan(running("npm run rebuild"));
  });

  test("says in the summary why it does not publish", () => {
    const { run = "" } = steps[running("npm run rebuild")] ?? {};
    expect(run).toMatch(/"### Not published".* >> "\$GITHUB_STEP_SUMMARY"\n *exit 1/);
  });
});

describe("the two gates", () => {
  const code = yaml.parse(textOf("ci.yml"));
  const content = yaml.parse(textOf("content.yml"));

  test("a change of content/ alone does not wait for the tests of the code", () => {
    for (const event of ["push", "pull_request"]) {
      expect(code.on[event]).toMatchObject({ "paths-ignore": ["content/**"] });
    }
    expect(code.on.push).toMatchObject({ branches: ["main"] });
  });

  test("every change goes through the gate of content, which installs no browser and builds nothing", () => {
    expect(content.on).toEqual({ push: { branches: ["main"] }, pull_request: null });
    const commands = stepsOf("content.yml").flatMap(({ run = [] }) => run);
    expect(commands).toEqual(["npm ci", "npm run check:content"]);
  });

  test("have the names that publishing waits for", () => {
    expect([code.name, content.name]).toEqual(["CI", "Content"]);
  });
});
