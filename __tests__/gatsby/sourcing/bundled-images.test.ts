import { writeFileSync } from "node:fs";
import path from "node:path";
import type { CreateResolversArgs, PluginOptions } from "gatsby";
import { checkBundledImages, createResolvers } from "../../../src/gatsby/sourcing/bundled-images";
import { createImageDecoder } from "../../../src/gatsby/sourcing/image-decoder";
import { hostileImages } from "../../support/content/hostile-images";
import { temporaryFolder } from "../../support/temporary-folder";

const folder = temporaryFolder();
const fileNode = (relativePath: string, bytes: Buffer | string) => {
  const absolutePath = path.join(folder, relativePath);
  writeFileSync(absolutePath, bytes);
  const extension = path.extname(relativePath).slice(1);
  const sourceInstanceName = "images";
  const internal = { contentDigest: relativePath };
  return { id: relativePath, internal, sourceInstanceName, extension, relativePath, absolutePath };
};

interface SiteResolvers {
  readonly File: { readonly childImageSharp: { resolve: (...all: unknown[]) => unknown } };
}

/** Returns what the site's resolver gives for the crops of `node`. */
function cropsOf(node: unknown): unknown {
  let crops: unknown;
  const info = { originalResolver: () => "crops" };
  const api = {
    createResolvers: ({ File }: SiteResolvers) => {
      crops = File.childImageSharp.resolve(node, {}, {}, info);
    },
  } as unknown as CreateResolversArgs; // as much of Gatsby as is called
  createResolvers?.(api, {} as PluginOptions, () => {});
  return crops;
}

test("checkBundledImages refuses hostile images of the repository, and no query gets their crops", async () => {
  const hostile = (await hostileImages()).filter(([name]) => /line|truncated/.test(name));
  const bad = hostile.map(([name, bytes]) => fileNode(name, bytes));
  const good = ["fallback/blog.jpg", "brand/logo.svg"].map((file) => ({
    ...fileNode(path.basename(file), ""),
    absolutePath: path.resolve("src/images", file),
  }));
  const api = {
    getNodesByType: () => [...bad, ...good],
    actions: {
      createNodeField: ({ node, name, value }: { node: object; name: string; value: string }) =>
        Object.assign(node, { fields: { [name]: value } }),
    },
  } as unknown as Parameters<typeof checkBundledImages>[0]; // as much of Gatsby as is called
  const decoder = createImageDecoder();
  const first = await checkBundledImages(api, decoder);
  decoder.stop();

  expect([...first.images.keys()]).toEqual(["blog.jpg", "logo.svg"]);
  expect(first.issues).toEqual(
    hostile.map(([name, , problem]) =>
      expect.objectContaining({
        item: expect.stringContaining(name),
        problem: expect.stringMatching(problem),
        action: "replaced",
      }),
    ),
  );
  expect([...bad, ...good].map(cropsOf)).toEqual([null, null, "crops", "crops"]);

  const again = jest.fn(async () => ({ problem: "is still refused" }));
  const second = await checkBundledImages(api, { check: again, stop: () => {} });
  expect([second.images, again.mock.calls.length]).toEqual([first.images, bad.length]);
});
