import { render } from "@testing-library/react";
import { Highlight } from "../../../../src/features/blog/cards/highlight";

test.each([
  ["every match, ignoring case", "SMS and sms", "sMs", ["SMS", "sms"]],
  ["trimmed text", "a bulk SMS", "  sms ", ["SMS"]],
  ["special characters as text, not as a pattern", "a.b", ".", ["."]],
  ["a match after a letter that's longer in lower case", "İstanbul sms", "sms", ["sms"]],
  ["nothing for blank text", "a b", "  ", []],
  ["nothing without a match", "abc", "x", []],
  ["nothing for a search too long for any pattern", "aaa", "a".repeat(1_000_000), []],
])("Highlight marks %s", (_case, text, query, marked) => {
  const { container } = render(<Highlight text={text} query={query} />);
  expect(container).toHaveTextContent(text);
  expect(Array.from(container.querySelectorAll("mark"), (mark) => mark.textContent)).toEqual(
    marked,
  );
});
