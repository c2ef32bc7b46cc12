import { cpSync } from "node:fs";
import path from "node:path";
import { inFull } from "../support/full";
import { type EdgeProcess, edgeFetch, startEdgeProcess } from "../support/servers/edge-host";
import { EDGE_SITE } from "../support/servers/edge-site";
import {
  json,
  type MisbehavingServer,
  startMisbehavingServer,
} from "../support/servers/misbehaving-server";
import { temporaryFolder, writeFiles } from "../support/temporary-folder";

/**
 * Shared reads of a content API on workerd, where a request can't wait for another request's
 * promises.
 */
const folder = temporaryFolder();
let api: MisbehavingServer;
let edge: EdgeProcess;

beforeAll(async () => {
  await writeFiles(folder, EDGE_SITE);
  cpSync("sample/company.json", path.join(folder, "content/company.json"));
  api = await startMisbehavingServer();
  edge = await startEdgeProcess(folder, { CONTENT_API_URL: api.url });
});
afterAll(() => Promise.all([edge.close(), api.stop()]));

const read = async (urlPath: string) => {
  const response = await edgeFetch(`${edge.url}/content-api${urlPath}`);
  return [response.status, await response.text()];
};

test("fifty simultaneous visitors cause one API request, and each gets the whole response", async () => {
  let answer: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    answer = resolve;
  });
  api.on("/blogs", (request, response, visit) => {
    void released.then(() => json({ blogs: [], visit })(request, response, visit));
  });
  const all = Array.from({ length: 50 }, () => read("/blogs"));
  await api.arrived(1);
  answer();
  expect(new Set((await Promise.all(all)).map(String))).toEqual(
    new Set(['200,{"blogs":[],"visit":1}']),
  );
  expect(api.requests).toHaveLength(1);
});

inFull(() =>
  test("ten thousand visits all get a response, and hardly any reach the API", async () => {
    for (const urlPath of ["/blogs/1", "/blogs/2", "/blogs/3"]) api.on(urlPath, json({ id: 1 }));
    const statuses = new Set<number>();
    const visitor = async (address: number) => {
      for (let visit = 0; visit < 200; visit += 1) {
        const response = await fetch(`${edge.url}/content-api/blogs/${(address % 3) + 1}`);
        await response.arrayBuffer();
        statuses.add(response.status);
      }
    };
    await Promise.all(Array.from({ length: 50 }, (_, n) => visitor(n)));
    expect(statuses).toEqual(new Set([200]));
    expect(api.requests.length).toBeLessThan(100);
  }),
);
