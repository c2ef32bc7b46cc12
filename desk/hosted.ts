import * as v from "valibot";
import { parseVariables } from "../src/site/parse-variables";
import type { DeskSettings } from "./settings";

const text = (pattern: RegExp, message: string) =>
  v.pipe(v.optional(v.string(), ""), v.regex(pattern, message));
const isOrigin = (url: string) => URL.canParse(url) && new URL(url).origin === url;
const origin = v.pipe(
  v.string(),
  v.check(isOrigin, "must be an origin such as https://sign-in.example.com"),
  v.startsWith("https://", "must start with https://"),
);
const repository = {
  DESK_REPO: text(/^[\w.-]+(?:\/[\w.-]+)+$/, "must be a repository such as owner/name"),
  DESK_BRANCH: v.optional(v.string(), "main"),
  DESK_WORKFLOW: v.optional(v.picklist(["0", "1"], "must be 1 or 0"), "0"),
};
const variables = v.variant(
  "DESK_BACKEND",
  [
    v.object({
      DESK_BACKEND: v.literal("github"),
      ...repository,
      DESK_SIGN_IN_URL: v.optional(origin),
    }),
    v.object({
      DESK_BACKEND: v.literal("gitlab"),
      ...repository,
      DESK_APPLICATION_ID: text(/^[\w-]+$/, "must be the id of a GitLab application"),
      DESK_GITLAB_URL: v.optional(origin, "https://gitlab.com"),
    }),
  ],
  "must be github or gitlab",
);

/**
 * Reads the settings for a desk on a Git host from the environment. Blank variables count as unset.
 * Throws one error that lists all missing and invalid variables.
 */
export function hostedSettings(env: NodeJS.ProcessEnv, siteUrl: string): DeskSettings {
  const parsed = parseVariables(variables, env);
  if ("problems" in parsed) {
    const problems = parsed.problems.join("; ");
    throw new Error(`The desk needs to know its Git host (docs/publishing.md): ${problems}.`);
  }
  const { output } = parsed;
  const { DESK_REPO: repo, DESK_BRANCH: branch } = output;
  const backend =
    output.DESK_BACKEND === "github"
      ? ({ name: "github", repo, branch, signInUrl: output.DESK_SIGN_IN_URL ?? null } as const)
      : ({
          name: "gitlab",
          repo,
          branch,
          applicationId: output.DESK_APPLICATION_ID,
          hostUrl: output.DESK_GITLAB_URL,
        } as const);
  return { backend, siteUrl, hasWorkflow: output.DESK_WORKFLOW === "1" };
}
