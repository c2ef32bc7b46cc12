import {
  senderIdLengths,
  senderIdLengthWords,
} from "../../../src/content/messaging/sender-id-length";

const network = (name: string, maxChars = 11) => ({ name, maxChars });

test.each([
  [[network("Safaricom"), network("Airtel")], "At most 11 characters"],
  [
    [network("Safaricom"), network("Airtel", 8), network("Faiba", 8), network("Telkom", 6)],
    "At most 11 characters; 8 on Airtel and Faiba; 6 on Telkom",
  ],
  [[], "As each network allows"],
])("the lengths %j read “%s”", (networks, words) => {
  expect(senderIdLengthWords(networks)).toBe(words);
});

test("the shortest limit comes first, with its networks", () => {
  const networks = [network("Safaricom"), network("Airtel", 8), network("Faiba", 8)];
  expect(senderIdLengths(networks)).toEqual([
    { maxChars: 8, networks: ["Airtel", "Faiba"] },
    { maxChars: 11, networks: ["Safaricom"] },
  ]);
});
