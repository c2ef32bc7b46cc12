import { shortNames } from "../../src/build/class-names";

const CARD = `/* not .this */
.card { padding: 0.5rem; content: ".nor-this"; }
.card:hover .title { animation: rise 1s; }
@keyframes rise { to { opacity: 1; } }`;

test("each class and animation has a name of its own", () => {
  const nameOf = shortNames(
    new Map([
      ["card.module.css", CARD],
      ["chip.module.css", CARD],
    ]),
  );
  const names = ["card.module.css", "chip.module.css"].flatMap((file) =>
    ["card", "title", "rise"].map((name) => nameOf(file, name)),
  );
  expect(new Set(names).size).toBe(6);
  for (const name of names) expect(name).toMatch(/^[a-zA-Z]{3}\d$/);
});

test("a name does not depend on the other modules, which may be kept from the last build", () => {
  const alone = shortNames(new Map([["b.module.css", CARD]]));
  const among = shortNames(
    new Map([
      ["a.module.css", CARD],
      ["b.module.css", CARD],
    ]),
  );
  expect(among("b.module.css", "title")).toBe(alone("b.module.css", "title"));
});

test("two modules never share their names", () => {
  const many = Array.from({ length: 3_000 }, (_, i) => [`${i}.module.css`, CARD] as const);
  expect(() => shortNames(new Map(many))).toThrow("its classes would be those of");
});

test("what is no name of the module is an error, and never a name of another", () => {
  const nameOf = shortNames(new Map([["a.module.css", CARD]]));
  for (const name of ["this", "nor-this", "5rem"]) {
    expect(() => nameOf("a.module.css", name)).toThrow(`the class ${name} was not found`);
  }
});
