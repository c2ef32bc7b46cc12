import { createOriginRule } from "../../src/server/enquiry-origin";

test("however many origins are refused, only those that the log lists are remembered", () => {
  const lines: string[] = [];
  const isAllowed = createOriginRule({ log: (line) => void lines.push(line) });
  const remembered = jest.spyOn(Set.prototype, "add");
  for (let n = 0; n < 1_000; n++) {
    expect(isAllowed(`https://${"a".repeat(9_000)}${n}.example`, ["www.example.com"])).toBe(false);
  }
  const texts = remembered.mock.calls.map(([value]) => String(value));
  remembered.mockRestore();
  expect(lines).toHaveLength(100);
  expect(new Set(texts).size).toBeLessThanOrEqual(100);
});
