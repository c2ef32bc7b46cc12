import { copyOfPage, pageCopy } from "../../../src/content/site/page-copy";

jest.mock("../../../src/site/company/brand", () => ({
  ...jest.requireActual("../../../src/site/company/brand"),
  PROMISES: { reply: "", commitment: "" },
}));

test("a sentence that quotes an empty fact is left out, and the others stay", () => {
  const result = pageCopy.parse({
    contact: { subtitle: "Ask us. We typically respond {reply}. Or come to {city}." },
  });
  if (result.kind !== "filled") throw new Error(result.reason);
  expect(copyOfPage(result.content, "contact").subtitle).toBe("Ask us. Or come to Nairobi.");
});
