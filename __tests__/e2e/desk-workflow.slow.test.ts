import type { Page } from "playwright-core";
import { buildDesk, deskHeaders } from "../../scripts/support/desk-build";
import { serveDesk } from "../../scripts/support/desk-server";
import type { RunningServer } from "../../src/server/listen";
import { startBrowser } from "../support/browser/browser";
import { edit, sampleFiles, saveButton } from "../support/browser/desk";
import { testWith } from "../support/browser/programs";
import { type GitHost, startGitHost } from "../support/servers/git-host";
import { temporaryFolder } from "../support/temporary-folder";

/**
 * The desk for GitHub with `DESK_WORKFLOW=1`, where each save is a branch, with a stand-in for
 * GitHub backed by real Git.
 */

const test = testWith("chromium");
const folder = temporaryFolder();
const repository = temporaryFolder();
let desk: RunningServer;
let host: GitHost;
const browser = startBrowser(() => desk.url);

const MEMBER = "content/team/zawadi-achieng.json";
const BRANCH = "cms/team/zawadi-achieng";
const roleIn = (branch: string) => JSON.parse(host.git("show", `${branch}:${MEMBER}`)).role;
const branches = () => host.git("for-each-ref", "--format=%(refname:short)").split("\n");

beforeAll(async () => {
  const backend = {
    name: "github",
    repo: "acme/website",
    branch: "main",
    signInUrl: null,
  } as const;
  const settings = { backend, siteUrl: "https://www.example.com", hasWorkflow: true };
  await buildDesk(settings, folder);
  desk = await serveDesk(folder, { port: 0, headers: deskHeaders(settings) });
  host = await startGitHost(repository, sampleFiles());
});
afterAll(() => desk.close());

const CROSS_ORIGIN = {
  "access-control-allow-origin": "*",
  "access-control-allow-headers": "*",
  "access-control-allow-methods": "*",
};

/** Opens the desk and signs in with a token. */
async function signIn(): Promise<Page> {
  const { page } = await browser.newPage({ viewport: { width: 1280, height: 3_000 } });
  await page.route("https://api.github.com/**", async (route) => {
    const request = route.request();
    if (request.method() === "OPTIONS") return route.fulfill({ headers: CROSS_ORIGIN });
    const { status, body } = host.answer(request.method(), request.url(), request.postData());
    const headers = { ...CROSS_ORIGIN, "content-type": "application/json" };
    return route.fulfill({ status, headers, body: status === 204 ? "" : JSON.stringify(body) });
  });
  await page.goto("/");
  await page.getByRole("button", { name: "Sign In Using Access Token" }).click();
  const dialog = page.getByRole("alertdialog");
  await dialog.getByText("read/write access to pull requests").waitFor();
  await dialog.getByRole("textbox", { name: "Personal Access Token" }).fill("github_pat_1");
  await dialog.getByRole("button", { name: "Sign In" }).click();
  await page.getByText("Blog posts").first().waitFor();
  return page;
}

/** Saves a team member's role and declines to send it for review yet. */
async function saveRole(page: Page, role: string): Promise<void> {
  await edit(page, "team/entries/zawadi-achieng", "Zawadi Achieng");
  await page.getByRole("textbox", { name: "Role" }).fill(role);
  await saveButton(page).click();
  const question = page.getByRole("alertdialog", { name: "Send for Review" });
  await question.getByRole("button", { name: "Later" }).click();
  await saveButton(page, true).waitFor();
}

const board = async (page: Page) => {
  await page.goto("/#/workflow");
  return page.getByRole("group", { name: "Editorial Workflow" });
};

test("each save is a commit on its record's branch, which somebody else publishes or discards", async () => {
  const former = roleIn("main");
  const author = await signIn();
  await saveRole(author, "Head of Networks");
  await saveRole(author, "Head of Networks and Compliance");
  expect(branches()).toEqual([BRANCH, "main"]);
  expect(host.git("log", "--format=%s", `main..${BRANCH}`).split("\n")).toHaveLength(2);
  expect([roleIn("main"), roleIn(BRANCH)]).toEqual([former, "Head of Networks and Compliance"]);
  expect(host.pulls).toMatchObject([
    { branch: BRANCH, isDraft: true, labels: ["sveltia-cms/draft"], state: "open" },
  ]);

  const reviewer = await signIn();
  const drafts = (await board(reviewer)).getByRole("list", { name: "Drafts" });
  await drafts.getByRole("button", { name: "Zawadi Achieng" }).click();
  const role = reviewer.getByRole("textbox", { name: "Role" });
  expect(await role.inputValue()).toBe("Head of Networks and Compliance");
  await reviewer.getByRole("button", { name: /^Status: / }).click();
  await reviewer.getByRole("menuitemradio", { name: "Ready" }).click();
  await reviewer.getByRole("button", { name: "Publish Entry" }).waitFor();
  const ready = (await board(reviewer)).getByRole("list", { name: "Ready" });
  await ready.getByRole("button", { name: "Publish Entry" }).click();
  expect([roleIn("main"), host.pulls[0]?.isDraft]).toEqual([former, false]);
  await reviewer.getByRole("alertdialog").getByRole("button", { name: "Publish" }).click();
  await reviewer.getByText("Entry published.").last().waitFor();
  expect(branches()).toEqual(["main"]);
  expect(roleIn("main")).toBe("Head of Networks and Compliance");

  await saveRole(reviewer, "On leave");
  const discarded = (await board(reviewer)).getByRole("list", { name: "Drafts" });
  await discarded.getByRole("button", { name: "Discard Changes" }).click();
  await reviewer
    .getByRole("alertdialog")
    .getByRole("button", { name: /^Discard/ })
    .click();
  await discarded.getByText("No entries.").waitFor();
  expect(branches()).toEqual(["main"]);
  expect(roleIn("main")).toBe("Head of Networks and Compliance");
  expect(host.pulls.map(({ state }) => state)).toEqual(["merged", "closed"]);
});

test("a new order of a list isn't a draft, so it's committed to the published branch at once", async () => {
  const page = await signIn();
  await page.goto("/#/collections/team");
  await page.getByRole("button", { name: "Reorder Entries" }).first().click();
  await page.getByRole("button", { name: "Move Down" }).first().click();
  await page.getByRole("button", { name: "Done Reordering Entries" }).click();
  await page
    .getByText(/entries saved\./)
    .last()
    .waitFor();
  expect(branches()).toEqual(["main"]);
  const changed = host.git("show", "--name-only", "--format=", "main").split("\n");
  expect(changed).toHaveLength(2);
  for (const file of changed) expect(file).toMatch(/^content\/team\/[a-z-]+\.json$/);
});
