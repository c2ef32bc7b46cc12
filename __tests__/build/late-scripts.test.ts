import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { LateScriptsPlugin, withLateScripts } from "../../src/build/late-scripts";
import { temporaryFolder, writeFiles } from "../support/temporary-folder";

const SLICE = `<script id="gatsby-chunk-mapping">window.___chunkMapping="{}";</script>
<script>window.___webpackCompilationHash="1";</script><script src="/polyfill-1.js" nomodule></script>
<script src="/webpack-runtime-1.js" async></script><script src="/app-1.js" async></script>`;

test("script elements become one inline script that knows their addresses in order", () => {
  const html = withLateScripts(SLICE, "/* why */ load(SCRIPT_URLS);\n");
  expect(html).toContain('<script>load(["/webpack-runtime-1.js","/app-1.js"]);</script>');
  expect(html).not.toContain("async");
  expect(html).not.toContain("why");
});

test("inline scripts and those for old browsers stay", () => {
  const html = withLateScripts(SLICE, "load(SCRIPT_URLS);");
  expect(html).toContain('window.___chunkMapping="{}";');
  expect(html).toContain("window.___webpackCompilationHash");
  expect(html).toContain('<script src="/polyfill-1.js" nomodule></script>');
});

test("a slice without script elements, rewritten ones among them, stays as it is", () => {
  const once = withLateScripts(SLICE, "load(SCRIPT_URLS);");
  expect(withLateScripts(once, "load(SCRIPT_URLS);")).toBe(once);
  expect(withLateScripts("", "load(SCRIPT_URLS);")).toBe("");
});

test("an address cannot end the inline script", () => {
  const html = withLateScripts(
    `<script src="/</script>x.js" async></script>`,
    "load(SCRIPT_URLS);",
  );
  expect(html.match(/<\/script>/g)).toHaveLength(1);
});

describe("in a build", () => {
  const folder = temporaryFolder();
  const slice = path.join(folder, "public/_gatsby/slices/_gatsby-scripts-1.html");
  const steps: { readonly stage: number; readonly run: () => void }[] = [];
  const tap = ({ stage }: { readonly stage: number }, run: () => void) =>
    void steps.push({ stage, run });
  new LateScriptsPlugin(folder).apply({ hooks: { done: { tap } } });
  const run = (when: "before Gatsby" | "after Gatsby") => {
    for (const step of steps) if (step.stage < 0 === (when === "before Gatsby")) step.run();
  };

  test("nothing happens without a slice", () => {
    run("before Gatsby");
    run("after Gatsby");
    expect(existsSync(slice)).toBe(false);
  });

  test("Gatsby compares with its own form of the slice, pages get the rewritten one", async () => {
    await writeFiles(folder, {
      ".cache/x": "",
      "src/build/late-scripts.browser.js": "load(SCRIPT_URLS);",
      "public/_gatsby/slices/_gatsby-scripts-1.html": SLICE,
    });
    run("after Gatsby");
    expect(readFileSync(slice, "utf8")).toContain('load(["/webpack-runtime-1.js","/app-1.js"]);');
    run("before Gatsby"); // the next build
    expect(readFileSync(slice, "utf8")).toBe(SLICE);
    run("after Gatsby");
    expect(readFileSync(slice, "utf8")).toContain('load(["/webpack-runtime-1.js","/app-1.js"]);');
  });
});
