import { render } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { Highlight } from "../../../../../src/features/blog/cards/highlight/highlight";
import { growingPieces } from "../../../../support/content/count-steps";

test.each([
  ["every match, whatever the case", "SMS and sms", "sMs", ["SMS", "sms"]],
  ["trimmed text", "a bulk SMS", "  sms ", ["SMS"]],
  ["signs as text, not as a pattern", "a.b", ".", ["."]],
  ["a match after a letter that grows in lower case", "İstanbul sms", "sms", ["sms"]],
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

test("twice the text takes at most three times the steps", () => {
  const read = (text: string) => renderToString(<Highlight text={text} query={text.slice(0, 9)} />);
  expect(growingPieces(read, ["a", "ab ", "sms", ".", "💥"])).toEqual([]);
});
