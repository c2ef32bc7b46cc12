import type { Node, NodeInput } from "gatsby";
import type { ContentNode } from "../../../src/gatsby/sourcing/content-nodes";
import { createNodes, planNode } from "../../../src/gatsby/sourcing/create-nodes";

const held = new Map<string, NodeInput>();
const created: string[] = [];
const touched: string[] = [];
const api = {
  getNode: (id: string) => held.get(id),
  actions: {
    createNode: async (node: NodeInput) => {
      created.push(node.id);
      held.set(node.id, node);
    },
    touchNode: ({ id }: Node) => touched.push(id),
  },
} as unknown as Parameters<typeof createNodes>[1]; // the part of Gatsby that's called

const madeBodies: string[] = [];
const post = (key: string, text: string): ContentNode => ({
  type: "BlogPost",
  key,
  fields: { title: key },
  late: {
    of: text,
    fields: () => {
      madeBodies.push(key);
      return { content: `<p>${text}</p>` };
    },
  },
});

/** Sources `posts` (text by key) like one build. */
async function source(posts: Readonly<Record<string, string>>) {
  for (const log of [created, touched, madeBodies]) log.length = 0;
  const nodes = Object.entries(posts).map(([key, text]) =>
    planNode(post(key, text), (type, name) => `${type} ${name}`),
  );
  await createNodes(nodes, api);
  return { created: [...created], touched: [...touched], madeBodies: [...madeBodies] };
}

describe("createNodes", () => {
  test("makes every node of a first build", async () => {
    expect(await source({ one: "1", two: "2" })).toEqual({
      created: ["BlogPost one", "BlogPost two"],
      touched: [],
      madeBodies: ["one", "two"],
    });
    expect(held.get("BlogPost one")).toMatchObject({ title: "one", content: "<p>1</p>" });
  });

  test("makes new and changed nodes and touches equal ones, without making their text again", async () => {
    expect(await source({ one: "1", two: "edited", three: "3" })).toEqual({
      created: ["BlogPost two", "BlogPost three"],
      touched: ["BlogPost one"],
      madeBodies: ["two", "three"],
    });
  });

  test("leaves a removed node untouched, so that Gatsby deletes it", async () => {
    expect(await source({ three: "3" })).toEqual({
      created: [],
      touched: ["BlogPost three"],
      madeBodies: [],
    });
  });
});
