import { assetSite } from "../../src/edge/assets";

const RELEASE = {
  id: "r1",
  headers: {},
  gone: [],
  hasInbox: false,
  program: 1,
  siteUrl: "https://www.duka.example",
  contentApiUrl: null,
  contentApiTimeoutMs: 1_000,
};
const REDIRECTS = [{ from: "/blog/old", to: "/blog/new" }];

/** Files that respond with each status in turn, then keep the last one. */
function answering(...statuses: readonly number[]) {
  let asked = 0;
  const fetch = async () => {
    const status = statuses[Math.min(asked++, statuses.length - 1)] ?? 200;
    return Response.json(status === 200 ? REDIRECTS : {}, { status });
  };
  return { site: assetSite({ fetch }, RELEASE), asked: () => asked };
}

test("a file of the build is read once", async () => {
  const { site, asked } = answering(200);
  for (const _ of [1, 2]) expect(await site.redirects()).toEqual(REDIRECTS);
  expect(asked()).toBe(1);
});

test("a file missing from the build is requested once", async () => {
  const { site, asked } = answering(404);
  for (const _ of [1, 2]) expect(await site.redirects()).toEqual([]);
  expect(asked()).toBe(1);
});

test("a platform failure isn't mistaken for a missing file", async () => {
  const { site } = answering(503, 200);
  expect(await site.redirects()).toEqual([]);
  expect(await site.redirects()).toEqual(REDIRECTS);
});
