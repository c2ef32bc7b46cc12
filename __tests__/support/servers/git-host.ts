import { execFileSync } from "node:child_process";
import path from "node:path";
import { writeFiles } from "../temporary-folder";

interface Pull {
  readonly number: number;
  readonly title: string;
  readonly branch: string;
  isDraft: boolean;
  labels: string[];
  state: "open" | "merged" | "closed";
}

interface Answer {
  readonly status: number;
  readonly body: unknown;
}

/**
 * Replaces GitHub's API with a real Git repository, `acme/website`. Supports what Sveltia CMS asks
 * for one editor, with real commits, branches and merges. It doesn't check permissions.
 */
export interface GitHost {
  readonly answer: (method: string, url: string, body: string | null) => Answer;
  readonly pulls: readonly Pull[];
  readonly git: (...args: readonly string[]) => string;
}

interface CommitInput {
  readonly branch: { readonly branchName: string };
  readonly expectedHeadOid: string;
  readonly message: { readonly headline: string };
  readonly fileChanges: {
    readonly additions: readonly { readonly path: string; readonly contents: string }[];
    readonly deletions: readonly { readonly path: string }[];
  };
}

/** A query or mutation. Each mutation has its own fields of `input`. */
interface Call {
  readonly query: string;
  readonly variables: {
    readonly branch?: string;
    readonly input?: CommitInput & { readonly name: string; readonly oid: string } & {
      readonly pullRequestId: string;
    };
  };
}

interface PullBody {
  readonly title: string;
  readonly head: string;
  readonly draft: boolean;
  readonly labels: string[];
}

const AUTHOR = { name: "Zawadi", email: "zawadi@acme.example", login: "zawadi" };
const DATE = "2026-11-23T08:00:00Z";

/** Makes the repository in `folder`, with `files` as the first commit on `main`. */
export async function startGitHost(
  folder: string,
  files: Readonly<Record<string, string>>,
): Promise<GitHost> {
  const run = (
    args: readonly string[],
    input?: Buffer,
    env: Readonly<Record<string, string>> = {},
  ) =>
    execFileSync("git", ["-C", folder, ...args], {
      input,
      encoding: "utf8",
      maxBuffer: 1e8,
      stdio: "pipe",
      env: {
        PATH: process.env.PATH,
        GIT_CONFIG_GLOBAL: "/dev/null",
        GIT_AUTHOR_NAME: AUTHOR.name,
        GIT_AUTHOR_EMAIL: AUTHOR.email,
        GIT_COMMITTER_NAME: AUTHOR.name,
        GIT_COMMITTER_EMAIL: AUTHOR.email,
        ...env,
      },
    });
  const git = (...args: readonly string[]) => run(args).trimEnd();
  await writeFiles(folder, files);
  git("init", "-q", "-b", "main");
  git("add", "-A");
  git("commit", "-q", "-m", "Begin");

  const pulls: Pull[] = [];
  const openPulls = () => pulls.filter(({ state }) => state === "open");
  const head = (branch: string) => git("rev-parse", `refs/heads/${branch}`);
  const exists = (name: string) => git("for-each-ref", name) !== "";

  /**
   * Commits to a branch with low-level Git commands. Like GitHub, refuses if somebody else was
   * faster.
   */
  function commit({ branch: { branchName }, expectedHeadOid, message, fileChanges }: CommitInput) {
    const index = { GIT_INDEX_FILE: path.join(folder, ".git/index-of-the-host") };
    run(["read-tree", expectedHeadOid], undefined, index);
    for (const { path: file, contents } of fileChanges.additions) {
      const oid = run(["hash-object", "-w", "--stdin"], Buffer.from(contents, "base64")).trim();
      run(["update-index", "--add", "--cacheinfo", `100644,${oid},${file}`], undefined, index);
    }
    for (const { path: file } of fileChanges.deletions)
      run(["update-index", "--force-remove", file], undefined, index);
    const tree = run(["write-tree"], undefined, index).trim();
    const oid = git("commit-tree", tree, "-p", expectedHeadOid, "-m", message.headline);
    git("update-ref", `refs/heads/${branchName}`, oid, expectedHeadOid);
    const written = fileChanges.additions.map(({ path: file }, i) => [
      `file_${i}`,
      { oid: git("rev-parse", `${oid}:${file}`) },
    ]);
    return { oid, committedDate: DATE, ...Object.fromEntries(written) };
  }

  function merge({ branch, title }: Pull): void {
    const tree = git("merge-tree", "--write-tree", "main", branch);
    const parents = ["-p", head("main"), "-p", head(branch)];
    git("update-ref", "refs/heads/main", git("commit-tree", tree, ...parents, "-m", title));
  }

  /**
   * Files by their ids, or by branch and path. Read by one process, because a busy machine takes
   * too long to start one for each file.
   */
  function blobs(revisions: readonly string[]) {
    const input = Buffer.from(revisions.map((revision) => `${revision}\n`).join(""));
    let output = Buffer.from(run(["cat-file", "--batch"], input));
    return revisions.map((revision) => {
      const start = output.indexOf("\n") + 1;
      const [oid, , size] = output.toString("utf8", 0, start - 1).split(" ");
      if (!size) throw new Error(`There’s no ${revision}`);
      const end = start + Number(size);
      const text = output.toString("utf8", start, end);
      output = output.subarray(end + 1); // each file is followed by a line break
      return { oid, byteSize: Number(size), isBinary: false, isTruncated: false, text };
    });
  }

  const ref = (branch: string) => ({
    target: {
      oid: head(branch),
      history: {
        nodes: [
          {
            oid: head(branch),
            message: git("log", "-1", "--format=%s", branch),
            author: { ...AUTHOR, user: { id: 1, login: AUTHOR.login } },
            committedDate: DATE,
          },
        ],
      },
    },
  });

  /** Resolves the fields that Sveltia numbers, such as `content_3: object(oid: "…") { … }`. */
  function numbered(query: string): Record<string, unknown> {
    const objects = [...query.matchAll(/(\w+_\d+): +object\(\w+: ("(?:[^"\\]|\\.)*")/g)];
    const files = blobs(objects.map(([, , revision = '""']) => JSON.parse(revision)));
    const refs = [...query.matchAll(/(\w+_\d+): +ref\(/g)];
    const main = ref("main");
    return Object.fromEntries([
      ...objects.map(([, name], i) => [name, files[i]]),
      ...refs.map(([, name]) => [name, main]),
    ]);
  }

  const changesOf = (branch: string) =>
    git("diff", "--name-status", `main...${branch}`)
      .split("\n")
      .map((line) => line.split("\t"))
      .map(([kind, file]) => ({ path: file, changeType: kind === "A" ? "ADDED" : "CHANGED" }));

  const pullNode = ({ number, title, isDraft, branch, labels }: Pull) => ({
    id: String(number),
    number,
    title,
    isDraft,
    url: `https://github.com/acme/website/pull/${number}`,
    isCrossRepository: false,
    createdAt: DATE,
    updatedAt: DATE,
    headRefName: branch,
    headRefOid: head(branch),
    author: { ...AUTHOR, avatarUrl: "", databaseId: 1 },
    labels: { nodes: labels.map((name) => ({ name })) },
    files: { nodes: changesOf(branch) },
  });

  function graphql({ query, variables: { branch = "main", input } }: Call): unknown {
    if (input && query.includes("createCommitOnBranch"))
      return { createCommitOnBranch: { commit: commit(input) } };
    if (input && query.includes("createRef")) {
      git("update-ref", input.name, input.oid, ""); // fails if the branch exists
      return { createRef: { ref: { name: input.name } } };
    }
    const pull = pulls.find(({ number }) => String(number) === input?.pullRequestId);
    if (pull) {
      pull.isDraft = query.includes("convertPullRequestToDraft");
      return {};
    }
    if (query.includes("fork: repository"))
      return { fork: { id: "1" }, base: { ref: ref(branch) } };
    if (query.includes("pullRequests("))
      return { repository: { pullRequests: { nodes: openPulls().map(pullNode) } } };
    if (/\w_\d+: +(object|ref)\(/.test(query)) return { repository: numbered(query) };
    const isThere = exists(`refs/heads/${branch}`);
    return {
      repository: { defaultBranchRef: { name: "main" }, ref: isThere ? ref(branch) : null },
    };
  }

  function rest(method: string, url: string, body: PullBody): unknown {
    if (url === "/user") return { id: 1, ...AUTHOR, avatar_url: "", html_url: "" };
    const [, , , , kind, name = "", ...more] = url.split("/");
    if (kind === "collaborators") return null;
    if (kind === "git" && method === "GET") {
      const lines = git("ls-tree", "-r", "-l", more[0] ?? "main").split("\n");
      const entries = lines.map((line) => /^\d+ (\w+) (\w+) +(\d+)\t(.*)$/.exec(line) ?? []);
      return {
        tree: entries.map(([, type, sha, size, file]) => ({
          ...{ type, sha, size: Number(size), path: file },
        })),
      };
    }
    if (kind === "git") {
      git("update-ref", "-d", [name, ...more].join("/"));
      return null;
    }
    if (kind === "pulls" && !name) {
      const { title, head: branch, draft: isDraft } = body;
      const number = pulls.push({
        number: pulls.length + 1,
        title,
        branch,
        isDraft,
        labels: [],
        state: "open",
      });
      return { number, node_id: String(number), title, created_at: DATE, updated_at: DATE };
    }
    const pull = pulls.find(({ number }) => String(number) === name);
    if (!pull) throw new Error(`${method} ${url} is not known here`);
    if (kind === "issues") {
      if (method !== "GET") pull.labels = body.labels;
      return { labels: pull.labels.map((label) => ({ name: label })) };
    }
    const isMerge = more[0] === "merge";
    if (isMerge) merge(pull);
    if (method !== "GET") pull.state = isMerge ? "merged" : "closed";
    return {};
  }

  return {
    pulls,
    git,
    answer(method, url, text) {
      const { pathname } = new URL(url);
      const body = text ? JSON.parse(text) : {};
      try {
        if (pathname === "/graphql") return { status: 200, body: { data: graphql(body) } };
        const answer = rest(method, pathname, body);
        return { status: answer === null ? 204 : 200, body: answer };
      } catch (error) {
        return {
          status: 422,
          body: { message: String(error), errors: [{ message: String(error) }] },
        };
      }
    },
  };
}
