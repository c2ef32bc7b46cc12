import path from "node:path";
import { postCounts, readOptions } from "../../../bench/support/options";
import { PAGE_KINDS } from "../../support/browser/page-kinds";

const THIS = { name: "site", directory: process.cwd() };

describe("readOptions", () => {
  test("defaults to three runs of the kinds of page that most visits start with", () => {
    expect(readOptions([])).toEqual({
      runs: 3,
      pages: ["/", "/services", "/services/ussd", "/pricing", "/blog", "/blog/12", "/contact"],
      checkouts: [THIS],
      words: [],
    });
  });

  test("accepts a number of runs, some kinds, other checkouts and words", () => {
    const options = ["--runs", "5", "--kinds", "home,legal", "--also", "a=x", "--also", "b=/y/z"];
    expect(readOptions(["10", ...options])).toEqual({
      runs: 5,
      pages: ["/", "/privacy-policy"],
      checkouts: [
        THIS,
        { name: "a", directory: path.resolve("x") },
        { name: "b", directory: "/y/z" },
      ],
      words: ["10"],
    });
  });

  test("expands --kinds all to every kind of page", () => {
    expect(readOptions(["--kinds", "all"]).pages).toEqual(Object.values(PAGE_KINDS));
  });

  test.each([
    [["--runs", "0"], "--runs must be a whole number from 1 to 1000"],
    [["--runs", "two"], "--runs must be a whole number from 1 to 1000"],
    [["--kinds", "home,moon"], "--kinds: moon must be one of home,"],
    [["--also", "before"], "--also is NAME=DIR, not before"],
    [["--also", "site=/b"], "--also: site is taken"],
    [["--also", "a=/b", "--also", "a=/c"], "--also: a is taken"],
    [["--round", "1"], "--round"],
  ])("explains what's wrong with %j", (args, message) => {
    expect(() => readOptions(args)).toThrow(message);
  });
});

test("positional arguments are numbers of posts, with a default", () => {
  expect(postCounts([], [100])).toEqual([100]);
  expect(postCounts(["10", "2000"], [100])).toEqual([10, 2000]);
  expect(() => postCounts(["many"], [100])).toThrow("The number of posts must be a whole number");
});
