/**
 * A part of the first script (`first-script.ts`): names the manifest, for who keeps a page on the home
 * screen. Named in the HTML, browsers fetch it before the first paint.
 */
export function nameManifestLate(painted: Promise<unknown>): void {
  painted.then(() => {
    const manifest = { rel: "manifest", href: "/manifest.webmanifest" };
    document.head.append(Object.assign(document.createElement("link"), manifest));
  });
}
