import { act } from "@testing-library/react";
import { createBlogStore } from "../../../src/features/blog/blog-store";
import { indexedPost } from "../../fixtures/posts";

test("loadIndex loads the index once, and again after a failure", async () => {
  let attempts = 0;
  const store = createBlogStore({
    loadIndex: async (onPart) => {
      attempts += 1;
      if (attempts === 1) throw new Error("offline");
      onPart({ posts: [indexedPost(1)], isComplete: true });
    },
    readNewer: async () => [],
  });
  await act(async () => store.loadIndex());
  expect(store.get()).toMatchObject({ hasFailed: true, index: null });
  await act(async () => {
    store.loadIndex();
    store.loadIndex();
  });
  await act(async () => store.loadIndex());
  expect(attempts).toBe(2);
  expect(store.get()).toMatchObject({ hasFailed: false, index: { isComplete: true } });
});

test("readNewer collects all lists' new posts, newest first and each once", async () => {
  const found = [[indexedPost(2)], [indexedPost(1), indexedPost(2, { title: "again" })]];
  const store = createBlogStore({
    loadIndex: async () => undefined,
    readNewer: async () => found.shift() ?? Promise.reject(new Error("offline")),
  });
  let changes = 0;
  store.subscribe(() => {
    changes += 1;
  });
  for (const category of ["", "sms", "sms"]) {
    await act(async () => store.readNewer({ category, total: 2 }));
  }
  expect(store.get().newer.map(({ slug }) => slug)).toEqual(["post-1", "post-2"]);
  expect(changes).toBe(2);
});
