import { configOf } from "../../desk/config";
import { hostedSettings } from "../../desk/hosted";
import { deskPolicy } from "../../desk/settings";

const SITE = "https://www.example.com";
const hosted = (env: NodeJS.ProcessEnv) => {
  const settings = hostedSettings(env, SITE);
  return { config: configOf(settings), policy: deskPolicy(settings) };
};
const GITHUB = { DESK_BACKEND: "github", DESK_REPO: "acme/site" };
const GITLAB = { DESK_BACKEND: "gitlab", DESK_REPO: "acme/web/site", DESK_APPLICATION_ID: "ab12" };

test("a desk for GitHub signs in with a token, and only talks to GitHub's API", () => {
  const { config, policy } = hosted(GITHUB);
  expect(config.backend).toEqual({
    name: "github",
    repo: "acme/site",
    branch: "main",
    auth_methods: ["token"],
  });
  expect(policy).toContain("connect-src 'self' blob: data: https://api.github.com;");
  expect(policy).toContain("frame-src blob:;");
  expect(config.editor).toEqual({ preview: false });
});

test("a desk for GitHub with a sign-in server signs in there", () => {
  const { config } = hosted({ ...GITHUB, DESK_SIGN_IN_URL: "https://sign-in.example.com " });
  expect(config.backend).toMatchObject({ base_url: "https://sign-in.example.com" });
  expect(config.backend).not.toHaveProperty("auth_methods");
});

test("a desk for a GitLab server signs in with PKCE, and only talks to that server", () => {
  const { config, policy } = hosted({ ...GITLAB, DESK_GITLAB_URL: "https://git.example.com" });
  expect(config.backend).toEqual({
    name: "gitlab",
    repo: "acme/web/site",
    branch: "main",
    auth_type: "pkce",
    app_id: "ab12",
    base_url: "https://git.example.com",
    api_root: "https://git.example.com/api/v4",
  });
  expect(policy).toContain("connect-src 'self' blob: data: https://git.example.com;");
});

test.each<[NodeJS.ProcessEnv, string]>([
  [{}, "DESK_BACKEND must be github or gitlab"],
  [{ DESK_BACKEND: "svn" }, "DESK_BACKEND must be github or gitlab"],
  [{ DESK_BACKEND: "github" }, "DESK_REPO must be a repository such as owner/name"],
  [
    { ...GITLAB, DESK_APPLICATION_ID: " " },
    "DESK_APPLICATION_ID must be the id of a GitLab application",
  ],
  [
    { ...GITHUB, DESK_SIGN_IN_URL: "http://a.example" },
    "DESK_SIGN_IN_URL must start with https://",
  ],
  [{ ...GITHUB, DESK_SIGN_IN_URL: "https://a.example/x" }, "DESK_SIGN_IN_URL must be an origin"],
])("a desk on the web is refused with a sentence: %j", (env, sentence) => {
  expect(() => hostedSettings(env, SITE)).toThrow(
    `The desk needs to know its Git host (docs/publishing.md): ${sentence}`,
  );
});

test("saves go to their own branch only if that's configured", () => {
  expect(hosted(GITHUB).config.publish_mode).toBe("simple");
  expect(hosted({ ...GITHUB, DESK_WORKFLOW: "1" }).config.publish_mode).toBe("editorial_workflow");
  expect(() => hosted({ ...GITHUB, DESK_WORKFLOW: "yes" })).toThrow("DESK_WORKFLOW must be 1 or 0");
});

test("lists mark drafts and dates of all records that can have them", () => {
  const { collections = [] } = hosted(GITHUB).config;
  const records = collections.filter(
    (entry) => "folder" in entry && !["authors", "legal"].includes(entry.name),
  );
  expect(records.length).toBeGreaterThan(5);
  for (const entry of records) {
    const { name, summary } = entry as { name: string; summary: string };
    expect({ name, marks: /draft \| ternary.*publish_at \| date/.test(summary) }).toEqual({
      name,
      marks: true,
    });
  }
});
