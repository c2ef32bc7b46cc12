/** Storage of the desk's files: the repository's folder on this machine, or a Git host. */
export type Backend =
  | { readonly name: "local"; readonly folder: string }
  | {
      readonly name: "github";
      readonly repo: string;
      readonly branch: string;
      /** URL of the server that signs in with OAuth; null: with a token only. */
      readonly signInUrl: string | null;
    }
  | {
      readonly name: "gitlab";
      readonly repo: string;
      readonly branch: string;
      readonly applicationId: string;
      /** Origin of the GitLab server. */
      readonly hostUrl: string;
    };

/** Settings of one build of the desk. */
export interface DeskSettings {
  /** Whether each save is a branch that is reviewed: the CMS's editorial workflow, of a Git host alone. */
  readonly hasWorkflow?: boolean;
  readonly backend: Backend;
  /** Origin of the site that editors visit; a local desk shows its pages beside the editor. */
  readonly siteUrl: string;
}

/**
 * Returns the content security policy of a desk. Its program asks for nothing but its own files and, for
 * a Git host, that host's API.
 */
export function deskPolicy({ backend, siteUrl }: DeskSettings): string {
  const api = apiOrigin(backend);
  const frames = backend.name === "local" ? siteUrl : "";
  return Object.entries({
    "default-src": "'none'",
    "script-src": "'self' 'wasm-unsafe-eval'", // for thumbnails, where a browser writes no WebP
    "style-src": "'self' 'unsafe-inline'",
    "img-src": `'self' blob: data: ${avatarOrigin(backend)}`,
    "font-src": "'self'",
    "connect-src": `'self' blob: data: ${api}`,
    "frame-src": `blob: ${frames}`,
    "base-uri": "'self'", // the preview's own document has one
    "form-action": "'none'",
    "frame-ancestors": "'none'",
  })
    .map(([name, sources]) => `${name} ${sources.trim()}`)
    .join("; ");
}

function apiOrigin(backend: Backend): string {
  if (backend.name === "github") return "https://api.github.com";
  return backend.name === "gitlab" ? backend.hostUrl : "";
}

function avatarOrigin(backend: Backend): string {
  if (backend.name === "github") return "https://avatars.githubusercontent.com";
  return backend.name === "gitlab" ? backend.hostUrl : "";
}
