import { BRAND } from "../site/brand";

/** What a build reads from its environment. Documented in `.env.example`. */
export interface BuildEnvironment {
  /** Base address of the content API without a trailing slash; empty: bundled content. */
  readonly contentApiUrl: string;
  readonly contentApiTimeoutMs: number;
  readonly isContentStrict: boolean;
  /** Canonical origin without a trailing slash. */
  readonly siteUrl: string;
  /** Analytics id; empty: no analytics in the pages. */
  readonly analyticsId: string;
}

/** Reads and checks the variables. Throws one line that says what to mend. */
export function readBuildEnvironment(env: NodeJS.ProcessEnv): BuildEnvironment {
  return {
    contentApiUrl: address(env, "CONTENT_API_URL", ""),
    contentApiTimeoutMs: milliseconds(env, "CONTENT_API_TIMEOUT_MS", 10_000),
    isContentStrict: env.CONTENT_STRICT === "1",
    siteUrl: address(env, "SITE_URL", BRAND.siteUrl),
    analyticsId: analyticsId(env),
  };
}

function address(env: NodeJS.ProcessEnv, name: string, fallback: string): string {
  const value = env[name]?.trim() || fallback;
  if (value === "") return "";
  const url = URL.canParse(value) ? new URL(value) : null;
  if (url?.protocol !== "http:" && url?.protocol !== "https:") {
    throw new Error(`${name} is “${value}”; it must be an address such as https://api.example.com`);
  }
  return value.replace(/\/+$/, "");
}

function milliseconds(env: NodeJS.ProcessEnv, name: string, fallback: number): number {
  const text = env[name]?.trim();
  if (!text) return fallback;
  const value = Number(text);
  if (Number.isInteger(value) && value > 0) return value;
  throw new Error(`${name} is “${text}”; it must be a whole number of milliseconds above 0`);
}

function analyticsId(env: NodeJS.ProcessEnv): string {
  const id = env.GA_MEASUREMENT_ID?.trim() ?? "";
  if (id === "" || /^[A-Z]{1,3}-[A-Z0-9-]+$/i.test(id)) return id;
  throw new Error(`GA_MEASUREMENT_ID is “${id}”; it must look like G-XXXXXXXXXX`);
}
