import { pageWords, wordsOfPage } from "../../../src/content/site/page-words";

jest.mock("../../../src/site/company/brand", () => ({
  ...jest.requireActual("../../../src/site/company/brand"),
  PROMISES: { reply: "", commitment: "" },
}));

test("a sentence that quotes an empty fact is left out, the others stay", () => {
  const result = pageWords.parse({
    contact: { subtitle: "Ask us. We typically respond {reply}. Or come to {city}." },
  });
  if (result.kind !== "filled") throw new Error(result.reason);
  expect(wordsOfPage(result.content, "contact").subtitle).toBe("Ask us. Or come to Nairobi.");
});
