import { existsSync, rmSync } from "node:fs";
import path from "node:path";
import type { Node, NodeInput } from "gatsby";
import { type ContentNode, planNode } from "../../src/build/content-nodes";
import { FINISHED_FILE, KNOWN_FILE, updateNodes } from "../../src/build/known-nodes";
import { temporaryFolder, writeFiles } from "../support/temporary-folder";

const root = temporaryFolder();
const isFinished = () => existsSync(path.join(root, FINISHED_FILE));

/** Gatsby as far as nodes go: what it holds, and what it was asked to do. */
function gatsby() {
  const held = new Map<string, Node>();
  const log: string[] = [];
  const actions = {
    createNode: (node: NodeInput, plugin?: { name: string }) => {
      const owner = plugin?.name ?? "default-site-plugin";
      log.push(`create ${node.id}`);
      held.set(node.id, { ...node, internal: { ...node.internal, owner } } as unknown as Node);
      return Promise.resolve();
    },
    deleteNode: ({ id }: { id: string }) => {
      log.push(`delete ${id}`);
      held.delete(id);
    },
    enableStatefulSourceNodes: () => {},
  };
  const getNode = (id: string) => held.get(id);
  const api = { actions, getNode, getNodes: () => [...held.values()] };
  return { api: api as unknown as Parameters<typeof updateNodes>[2], log, held };
}

const made: string[] = [];
const post = (key: string, text: string): ContentNode => ({
  type: "BlogPost",
  key,
  fields: { title: key },
  late: {
    of: text,
    fields: () => {
      made.push(key);
      return { content: `<p>${text}</p>` };
    },
  },
});
const plan = (posts: Readonly<Record<string, string>>) =>
  Object.entries(posts).map(([key, text]) =>
    planNode(post(key, text), (type, name) => `${type} ${name}`),
  );
const picture = (contentDigest: string): NodeInput => ({
  id: "picture",
  internal: { type: "File", contentDigest },
});
const { api, log, held } = gatsby();

/** One build that comes to its end, from sourcing on; what Gatsby was asked to do. */
async function build(posts: Readonly<Record<string, string>>, digest = "a") {
  log.length = 0;
  made.length = 0;
  await updateNodes(plan(posts), [picture(digest)], api, root);
  const wasChanged = !isFinished();
  await writeFiles(root, { [FINISHED_FILE]: "made with this" });
  return { log: [...log], made: [...made], wasChanged };
}

test("the first build makes every node", async () => {
  expect(await build({ one: "1", two: "2" })).toEqual({
    log: ["create picture", "create BlogPost one", "create BlogPost two"],
    made: ["one", "two"],
    wasChanged: true,
  });
  expect(held.get("BlogPost one")).toMatchObject({ title: "one", content: "<p>1</p>" });
});

test("where nothing changed, nothing of the site's own is made, and the cache stays sound", async () => {
  const outcome = { log: ["create picture"], made: [], wasChanged: false };
  expect(await build({ one: "1", two: "2" })).toEqual(outcome);
});

test("an edited node is made, one that has gone is taken away, the others are left alone", async () => {
  expect(await build({ one: "1", two: "edited", three: "3" })).toEqual({
    log: ["create picture", "create BlogPost two", "create BlogPost three"],
    made: ["two", "three"],
    wasChanged: true,
  });
  expect((await build({ one: "1", three: "3" })).log).toEqual([
    "create picture",
    "delete BlogPost two",
  ]);
});

test("another picture under the same name is a change too", async () => {
  expect(await build({ one: "1", three: "3" }, "b")).toEqual({
    log: ["create picture"],
    made: [],
    wasChanged: true,
  });
});

test("without the note of the last build Gatsby is asked what it holds", async () => {
  rmSync(path.join(root, KNOWN_FILE));
  const { log: asked } = await build({ one: "1", four: "4" });
  expect(asked).toEqual(["create picture", "delete BlogPost three", "create BlogPost four"]);
  expect([...held.keys()]).toEqual(["picture", "BlogPost one", "BlogPost four"]);
});
