/** @jest-environment jsdom */
import { readdirSync, readFileSync } from "node:fs";
import { cleanArticle } from "../../../../src/content/text/paste/clean-article";
import { parsePaste } from "../../../../src/content/text/paste/parse-paste";
import { parsePaste as parseInBrowser } from "../../../../src/content/text/paste/parse-paste-in-browser";

jest.mock("../../../../src/content/text/paste/parse-paste", () => ({
  parsePaste: jest.fn(
    jest.requireActual("../../../../src/content/text/paste/parse-paste").parsePaste,
  ),
}));

/** Parses by htmlparser2, as the build does, and by the DOM, as bundles for browsers do. */
const PARSERS = [
  ["the build", jest.requireActual("../../../../src/content/text/paste/parse-paste").parsePaste],
  ["a browser", parseInBrowser],
] as const;

const FOLDER = "__tests__/fixtures/pastes";
const PASTES = readdirSync(FOLDER).filter((name) => !name.includes(".expected."));
const read = (name: string) => readFileSync(`${FOLDER}/${name}`, "utf8");
const clean = (html: string) => cleanArticle([html], [])[0]?.html ?? "";

describe.each(PARSERS)("in %s", (_where, parser) => {
  beforeEach(() => {
    jest.mocked(parsePaste).mockImplementation(parser);
  });

  test.each(PASTES)("%s is read as its author saw it", (name) => {
    const expected = read(name.replace(".html", ".expected.html"));
    expect(clean(read(name))).toBe(expected.replace(/>\n(?=<)/g, ">").trim());
  });

  test.each(PASTES)("%s is the same after a second pass", (name) => {
    const once = clean(read(name));
    expect(clean(once)).toBe(once);
  });
});
