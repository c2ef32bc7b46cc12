import { execFileSync, spawnSync } from "node:child_process";
import { chmodSync, mkdirSync, readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { temporaryFolder, writeFiles } from "../support/temporary-folder";

interface Step {
  readonly name?: string;
  readonly uses?: string;
  readonly run?: string;
}
interface Job {
  readonly if?: string;
  readonly environment?: string;
  readonly permissions?: Readonly<Record<string, string>>;
  readonly steps: readonly Step[];
}
interface Workflow {
  readonly permissions: unknown;
  readonly jobs: Readonly<Record<string, Job>>;
}

const FOLDER = ".github/workflows";
const { scripts } = JSON.parse(readFileSync("package.json", "utf8"));
// The YAML parser that Gatsby's tools bring along, because ours isn't worth a dependency.
const yaml: { parse: (text: string) => Workflow } = createRequire(
  require.resolve("gatsby/package.json"),
)("yaml");
const textOf = (file: string) => readFileSync(path.join(FOLDER, file), "utf8");
const jobsOf = (file: string) => Object.values(yaml.parse(textOf(file)).jobs);
const stepsOf = (file: string) => jobsOf(file).flatMap(({ steps }) => steps);

describe.each(readdirSync(FOLDER))("%s", (file) => {
  test("can only read the repository and puts no untrusted text into a command", () => {
    expect(yaml.parse(textOf(file)).permissions).toEqual({ contents: "read" });
    const allowed = jobsOf(file).flatMap(({ permissions = {} }) => Object.values(permissions));
    expect(new Set(allowed)).toEqual(new Set(allowed.length > 0 ? ["read"] : []));
    for (const { run = "" } of stepsOf(file)) expect(run).not.toContain("${{");
  });

  test("pins every action to a commit, with the version as a comment", () => {
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

test("only jobs in the production environment on main get secrets, and none of them builds the site", () => {
  const withSecrets = readdirSync(FOLDER)
    .flatMap(jobsOf)
    .filter((job) => JSON.stringify(job).includes("secrets."));
  expect(withSecrets).toHaveLength(2);
  for (const { environment, if: condition, steps } of withSecrets) {
    expect(environment).toBe("production");
    expect(condition).toMatch(/ && github\.ref == 'refs\/heads\/main'$/);
    expect(JSON.stringify(steps)).not.toMatch(/actions\/checkout|npx|npm (?!ci --ignore-scripts)/);
  }
});

/**
 * Lists the commands that GitHub obeys in a log: "::name::" at the start of a line, and the older
 * "##[name]" anywhere.
 */
function obeyed(log: string): readonly string[] {
  const names: string[] = [];
  let stop: string | null = null;
  for (const line of log.split("\n")) {
    const [, name, value = ""] =
      /^\s*::([\w-]+)[^:]*::(.*)/.exec(line) ?? /##\[([\w-]+)[^\]]*\](.*)/.exec(line) ?? [];
    if (!name || (stop !== null && name !== stop)) continue;
    if (name === "stop-commands") stop = value;
    else if (name === stop) stop = null;
    else names.push(name);
  }
  return names;
}

const runner = temporaryFolder();

test.each([
  ["0", []],
  ["1", []],
  ["3", ["warning"]],
])(
  "no title becomes a command in the log of a rebuild that ends with %s",
  async (code, commands) => {
    const folder = path.join(runner, code);
    const titles = "    ::add-mask::a\n::stop-commands::b\n“##[error]c” (/blog/c)\n::b::\n";
    await writeFiles(folder, {
      "bin/npm": `#!/bin/sh\nprintf '${titles}'\nprintf '${titles}' >&2\nexit ${code}\n`,
    });
    chmodSync(path.join(folder, "bin/npm"), 0o755);
    const { run = "" } =
      stepsOf("rebuild.yml").find(({ name }) => name === "Rebuild and check") ?? {};
    const { stdout, stderr } = spawnSync("bash", ["-e", "-c", run], {
      cwd: folder,
      encoding: "utf8",
      env: {
        ...process.env,
        PATH: `${path.join(folder, "bin")}:${process.env.PATH}`,
        GITHUB_STEP_SUMMARY: path.join(folder, "summary.md"),
      },
    });
    expect(stdout.match(/add-mask/g)).toHaveLength(2); // the log contains both streams
    expect(obeyed(stdout + stderr)).toEqual(commands);
  },
);

describe("compare.sh", () => {
  const root = temporaryFolder();
  let repositories = 0;
  const script = path.resolve(".github/compare.sh");
  const identity = ["-c", "user.name=A", "-c", "user.email=a@site.test"];

  /** A repository in which `passed` lists the commits whose run succeeded. */
  async function repository() {
    const folder = path.join(root, String(++repositories));
    mkdirSync(folder);
    const at = (name: string) => path.join(folder, name);
    const git = (...args: readonly string[]) =>
      execFileSync("git", [...identity, ...args], { cwd: folder, encoding: "utf8" }).trim();
    git("init", "--quiet", "--initial-branch=main");
    const commit = async (files: Readonly<Record<string, string>>) => {
      await writeFiles(folder, files);
      git("add", ...Object.keys(files));
      git("commit", "--quiet", "--message", "Change");
      return git("rev-parse", "HEAD");
    };
    const compare = async (...passed: readonly string[]) => {
      git("update-ref", "refs/remotes/origin/main", "main");
      await writeFiles(folder, {
        "bin/gh": `#!/bin/sh\nprintf '%s\\n' ${passed.join(" ")}\n`,
        output: "",
      });
      chmodSync(at("bin/gh"), 0o755);
      execFileSync(script, {
        cwd: folder,
        env: {
          ...{ PATH: `${at("bin")}:${process.env.PATH}`, GITHUB_OUTPUT: at("output") },
          GITHUB_REPOSITORY: "owner/site",
        },
      });
      return readFileSync(at("output"), "utf8");
    };
    return { git, commit, compare };
  }
  const output = (commit: string, isContentOnly: boolean) =>
    `commit=${commit}\ncontent_only=${isContentOnly}\n`;

  test("takes the newest commit that passed, and knows whether only content/ differs from it", async () => {
    const { commit, compare } = await repository();
    const first = await commit({ "src/a.ts": "1", "content/company.json": "1" });
    expect(await compare()).toBe(output("", false));
    const content = await commit({ "content/company.json": "2" });
    expect(await compare(first)).toBe(output(first, true));
    const code = await commit({ "src/a.ts": "2" });
    expect(await compare(first, content)).toBe(output(content, false));
    await commit({ "content/company.json": "3" });
    expect(await compare(first)).toBe(output(first, false)); // the previous code hasn't passed
    expect(await compare(first, code)).toBe(output(code, true));
  });

  test("takes no commit of a merged branch, even if a run of main passed for it", async () => {
    const { git, commit, compare } = await repository();
    const first = await commit({ "src/a.ts": "1" });
    git("checkout", "--quiet", "-b", "branch");
    const onBranch = await commit({ "src/a.ts": "2" });
    git("checkout", "--quiet", "main");
    git("merge", "--quiet", "--no-ff", "--message", "Merge", "branch");
    expect(await compare(onBranch, first)).toBe(output(first, false));
  });
});
