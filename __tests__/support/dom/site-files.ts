import { API_DOCUMENTS, readDocument } from "../../../src/content-files/folder-documents";
import { BUILT_AUTHORS_ROUTE, BUNDLED_POSTS_ROUTE } from "../../../src/site/routes";

const FILES: Readonly<Record<string, unknown>> = {
  [BUNDLED_POSTS_ROUTE]: readDocument(API_DOCUMENTS.blogPosts).body,
  [BUILT_AUTHORS_ROUTE]: [
    { authorId: "ivy-wanjiku", name: "Ivy Wanjiku", role: "Lawyer, Duka Advocates", bio: "Guest." },
  ],
};

/** While the tests of a file run, serves the files next to the pages as the built site would. */
export function serveSiteFiles(): void {
  const original = globalThis.fetch;
  beforeAll(() => {
    globalThis.fetch = async (url) => {
      const body = FILES[String(url)];
      return {
        ok: body !== undefined,
        status: body ? 200 : 404,
        json: async () => body,
      } as Response; // the parts that are read
    };
  });
  afterAll(() => {
    globalThis.fetch = original;
  });
}
