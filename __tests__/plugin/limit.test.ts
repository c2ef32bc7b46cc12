import { createLimiter } from "../../plugins/gatsby-source-custom-api/src/limit";

const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

test("a place is taken over, not doubled, and freed by failures too", async () => {
  const limit = createLimiter(2);
  const started: string[] = [];
  const finish = new Map<string, (failed: boolean) => void>();
  const run = (name: string) =>
    limit(
      () =>
        new Promise<void>((resolve, reject) => {
          started.push(name);
          finish.set(name, (failed) => (failed ? reject(new Error(name)) : resolve()));
        }),
    ).catch(() => undefined);

  for (const name of ["a", "b", "c", "d"]) void run(name);
  await settled();
  expect(started).toEqual(["a", "b"]);

  finish.get("a")?.(true);
  await settled();
  void run("e");
  await settled();
  expect(started).toEqual(["a", "b", "c"]);

  for (const name of ["b", "c", "d", "e"]) {
    finish.get(name)?.(false);
    await settled();
  }
  expect(started).toEqual(["a", "b", "c", "d", "e"]);
});
