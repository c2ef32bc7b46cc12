import path from "node:path";
import { KINDS } from "../../bench/kinds";
import { readBuildOptions, readPagesOptions } from "../../bench/options";
import { PAGE_KINDS } from "../support/page-kinds";

test("pages without arguments are three runs of the kinds that both sites have", () => {
  expect(readPagesOptions([])).toEqual({
    runs: 3,
    kinds: ["home", "services", "service", "pricing", "blog", "post", "contact"],
    also: [],
  });
});

test("pages takes a number of runs, some kinds and other checkouts", () => {
  const args = ["--runs", "5", "--kinds", "home,legal", "--also", "a=x", "--also", "b=/y/z"];
  expect(readPagesOptions(args)).toEqual({
    runs: 5,
    kinds: ["home", "legal"],
    also: [
      { name: "a", directory: path.resolve("x") },
      { name: "b", directory: "/y/z" },
    ],
  });
});

test("the kinds are those that the end-to-end tests know", () => {
  const { kinds } = readPagesOptions(["--kinds", "all"]);
  expect(new Set(kinds.map((kind) => KINDS[kind]))).toEqual(new Set(PAGE_KINDS));
});

test("build takes sizes and other checkouts", () => {
  expect(readBuildOptions(["10", "1000", "--also", "before=/b"])).toEqual({
    sizes: [10, 1_000],
    also: [{ name: "before", directory: "/b" }],
  });
  expect(readBuildOptions([]).sizes).toEqual([100, 1_000, 5_000]);
});

test.each([
  [() => readPagesOptions(["--runs", "0"]), "--runs is a whole number from 1"],
  [() => readPagesOptions(["--runs", "two"]), "--runs is a whole number from 1"],
  [() => readPagesOptions(["--kinds", "home,moon"]), "--kinds: moon is none of home,"],
  [() => readPagesOptions(["--also", "before"]), "--also is NAME=DIR, not before"],
  [() => readPagesOptions(["--also", "site=/b"]), "the name site is taken"],
  [() => readPagesOptions(["--also", "a=/b", "--also", "a=/c"]), "the name a is taken"],
  [() => readPagesOptions(["--round", "1"]), "--round"],
  [() => readBuildOptions(["many"]), "A number of posts is a whole number from 1"],
])("what is wrong with the arguments is said: %#", (read, message) => {
  expect(read).toThrow(message);
});
