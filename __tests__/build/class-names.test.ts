import { shortNames } from "../../src/build/class-names";

const CARD = `/* not .this */
.card { padding: 0.5rem; content: ".nor-this"; }
.card:hover .title { animation: rise 1s; }
@keyframes rise { to { opacity: 1; } }`;

test("each class and animation of each module has a name of its own", () => {
  const modules = new Map(
    Array.from({ length: 60 }, (_, i) => [`/src/${String(i).padStart(2, "0")}.module.css`, CARD]),
  );
  const nameOf = shortNames(modules);
  const names = [...modules.keys()].flatMap((file) =>
    ["card", "title", "rise"].map((name) => nameOf(file, name)),
  );
  expect(names.slice(0, 4)).toEqual(["a0", "a1", "a2", "b0"]);
  expect(names.slice(-1)).toEqual(["ch2"]);
  expect(new Set(names).size).toBe(180);
});

test("the order in which modules are found does not matter", () => {
  const [a, b] = [["/a.module.css", CARD] as const, ["/b.module.css", CARD] as const];
  expect(shortNames(new Map([b, a]))("/b.module.css", "title")).toBe("b1");
  expect(shortNames(new Map([a, b]))("/b.module.css", "title")).toBe("b1");
});

test("what is no name of the module is an error, and never a name of another", () => {
  const nameOf = shortNames(new Map([["/a.module.css", CARD]]));
  for (const name of ["this", "nor-this", "5rem"]) {
    expect(() => nameOf("/a.module.css", name)).toThrow(`the class ${name} was not found`);
  }
});
