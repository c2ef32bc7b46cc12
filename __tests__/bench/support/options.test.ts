import path from "node:path";
import { KINDS, readOptions } from "../../../bench/support/options";

test("without arguments three runs of the kinds of page that most visits begin with", () => {
  expect(readOptions([])).toEqual({
    runs: 3,
    pages: ["/", "/services", "/services/ussd", "/pricing", "/blog", "/blog/12", "/contact"],
    also: [],
    words: [],
  });
});

test("a number of runs, some kinds, other checkouts and words", () => {
  const options = ["--runs", "5", "--kinds", "home,legal", "--also", "a=x", "--also", "b=/y/z"];
  expect(readOptions(["10", ...options])).toEqual({
    runs: 5,
    pages: ["/", "/privacy-policy"],
    also: [
      { name: "a", directory: path.resolve("x") },
      { name: "b", directory: "/y/z" },
    ],
    words: ["10"],
  });
});

test("--kinds all names each kind of page", () => {
  expect(readOptions(["--kinds", "all"]).pages).toEqual(Object.values(KINDS));
});

test.each([
  [["--runs", "0"], "--runs must be a whole number from 1 to 1000"],
  [["--runs", "two"], "--runs must be a whole number from 1 to 1000"],
  [["--kinds", "home,moon"], "--kinds: moon is none of home,"],
  [["--also", "before"], "--also is NAME=DIR, not before"],
  [["--also", "site=/b"], "the name site is taken"],
  [["--also", "a=/b", "--also", "a=/c"], "the name a is taken"],
  [["--round", "1"], "--round"],
])("what is wrong with %j is said", (args, message) => {
  expect(() => readOptions(args)).toThrow(message);
});
