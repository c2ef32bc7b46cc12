import * as client from "../../../src/client/client";

/**
 * Until mocks are restored, makes the browser's code read from a content API that responds with
 * `bodies`, by path without query, and with 404 to everything else. Returns the paths that have
 * been read.
 */
export function stubContent(bodies: Readonly<Record<string, unknown>>): readonly string[] {
  const reads: string[] = [];
  jest.spyOn(client, "readContent").mockImplementation(async (path) => {
    const [name = ""] = path.split("?");
    reads.push(path);
    return Object.hasOwn(bodies, name)
      ? { ok: true, body: bodies[name] }
      : { ok: false, status: 404 };
  });
  return reads;
}
