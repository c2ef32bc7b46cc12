/**
 * Where the files that the desk edits are stored: in the repository's folder on this machine, or on
 * a Git host.
 */
export type Backend =
  | { readonly name: "local"; readonly folder: string }
  | {
      readonly name: "github";
      readonly repo: string;
      readonly branch: string;
      /** URL of the OAuth server, or null if editors sign in with a token. */
      readonly signInUrl: string | null;
    }
  | {
      readonly name: "gitlab";
      readonly repo: string;
      readonly branch: string;
      readonly applicationId: string;
      readonly hostUrl: string;
    };

export interface DeskSettings {
  /**
   * Whether each save becomes a branch for review (Sveltia's editorial workflow, only on Git
   * hosts).
   */
  readonly hasWorkflow?: boolean;
  readonly backend: Backend;
  /** Origin of the public site or, for a local desk, of the development site. */
  readonly siteUrl: string;
}

/**
 * Returns a desk's content security policy. It allows only the desk's own files and either the
 * development site's pages (for a local desk) or the Git host's API and avatars.
 */
export function deskPolicy({ backend, siteUrl }: DeskSettings): string {
  const api = apiOrigin(backend);
  const frames = backend.name === "local" ? siteUrl : "";
  return Object.entries({
    "default-src": "'none'",
    "script-src": "'self' 'wasm-unsafe-eval'", // for thumbnails, in browsers that can't write WebP
    "style-src": "'self' 'unsafe-inline'",
    "img-src": `'self' blob: data: ${avatarOrigin(backend)}`,
    "font-src": "'self'",
    "connect-src": `'self' blob: data: ${api}`,
    "frame-src": `blob: ${frames}`,
    "base-uri": "'self'", // the preview's own document has a base element
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
