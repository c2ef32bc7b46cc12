import { hashOfNames, SteadyHashPlugin } from "../../src/build/steady-hash";

/** A compiler that is done with these files, under webpack's own hash. */
function compile(names: readonly string[], own: string): string | null | undefined {
  const compilation: Parameters<Parameters<Done>[1]>[0]["compilation"] = {
    hash: own,
    getAssets: () => names.map((name) => ({ name })),
  };
  const tap: Done = (_at, run) => run({ compilation });
  new SteadyHashPlugin().apply({ hooks: { done: { tap } } });
  return compilation.hash;
}
type Done = Parameters<SteadyHashPlugin["apply"]>[0]["hooks"]["done"]["tap"];

test("the same files are the same build, whatever webpack's own hash and their order", () => {
  const cold = compile(["app-1f.js", "styles-2e.css"], "a9b628819c12da8b57ec");
  const cached = compile(["styles-2e.css", "app-1f.js"], "5638b3e594f18bcc0a12");
  expect(cold).toBe(cached);
  expect(cold).toMatch(/^[0-9a-f]{20}$/);
});

test("another file is another build, by which an open page notices a new release", () => {
  expect(hashOfNames(["app-1f.js"])).not.toBe(hashOfNames(["app-20.js"]));
});
