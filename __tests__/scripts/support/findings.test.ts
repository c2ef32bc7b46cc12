import { annotation, sentence, sorted, summary } from "../../../scripts/support/findings";

const FINDING = {
  file: "content/a,b.json",
  line: 3,
  field: "title",
  problem: "is “50 %\nless”",
} as const;

test("a finding is a sentence with file, line and field", () => {
  expect(sentence({ ...FINDING, problem: "is missing" })).toBe(
    "content/a,b.json, line 3: title is missing",
  );
  expect(sentence({ file: "content/a.json", field: "", problem: "is missing" })).toBe(
    "content/a.json: the file is missing",
  );
});

test("an annotation is escaped for the Git host, on one line", () => {
  expect(annotation(FINDING)).toBe(
    String.raw`::error file=content/a%2Cb.json,line=3::title is “50 %25\u000aless”`,
  );
});

test("the summary says how many there are, and that the published site doesn't change", () => {
  expect(summary([])).toBe("### Content: nothing to fix\n");
  const text = summary([{ ...FINDING, problem: "is <b>|" }]);
  expect(text).toContain("### Content: 1 thing to fix");
  expect(text).toContain("stays as it is");
  expect(text).toContain("| content/a,b.json, line 3 | title | is &#60;b&#62;&#124; |");
});

test("a finding that starts later says so in each format", () => {
  const later = { ...FINDING, problem: "is missing", from: "Monday 30 November, 08:00" };
  expect(sentence(later)).toBe(
    "content/a,b.json, line 3: from Monday 30 November, 08:00: title is missing",
  );
  expect(annotation(later)).toMatch(/::From Monday 30 November, 08:00: title is missing$/);
  expect(summary([later])).toContain("| title | from Monday 30 November, 08:00: is missing |");
});

test("findings are sorted by file and line", () => {
  const at = (file: string, line: number) => ({ ...FINDING, file, line });
  const [first, second, third] = [
    at("content/a.json", 2),
    at("content/a.json", 10),
    at("content/b.json", 1),
  ];
  expect(sorted([third, second, first])).toEqual([first, second, third]);
});
