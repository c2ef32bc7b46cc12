import { render, screen } from "@testing-library/react";
import { AuthorizationLetter } from "../../../../src/features/tools/sender-id-kit/authorization-letter";

const FULL = {
  company: "Duka Bora Limited",
  registration: "PVT-ABC123",
  signatory: "Amina Wanjiru",
  position: "Director",
  date: "2026-10-05",
};

test.each([
  [
    "a complete letter",
    { senderId: "DUKABORA", kind: "promotional", networks: ["Safaricom", "Airtel"], entries: FULL },
    [
      "Date: October 5, 2026",
      "The network operators: Safaricom and Airtel",
      "Through Savanna Signal Limited, Savanna Business Park, Block B, Waiyaki Way, Westlands, Nairobi",
      "Authorization to use the sender ID DUKABORA",
      "We, Duka Bora Limited, registered in Kenya under number PVT-ABC123, authorize Savanna Signal Limited to apply on our behalf for the sender ID DUKABORA on Safaricom and Airtel, and to send messages under it for us.",
      "We will use the sender ID for promotional messages to our own customers only, and not for any other kind of traffic.",
      "ForDuka Bora LimitedNameAmina WanjiruPositionDirectorSignature(blank)Company stamp(blank)",
    ],
  ],
  [
    "a letter to fill in by hand",
    {
      senderId: " ",
      kind: "transactional",
      networks: ["Safaricom", "Airtel", "Telkom"],
      entries: {},
    },
    [
      "Date: (blank)",
      "The network operators: Safaricom, Airtel and Telkom",
      "Authorization to use the sender ID (blank)",
      "We, (blank), registered in Kenya under number (blank), authorize",
      "For(blank)Name(blank)Position(blank)",
    ],
  ],
] as const)("%s says who authorizes whom to do what, on which networks", (_name, props, texts) => {
  render(<AuthorizationLetter {...props} />);
  for (const text of texts) expect(screen.getByRole("article")).toHaveTextContent(text);
});

test.each(["5 October", "2026-13-45", "2026-10-5"])("a date of %p is left blank", (date) => {
  const entries = { date };
  render(
    <AuthorizationLetter senderId="A" kind="promotional" networks={["Airtel"]} entries={entries} />,
  );
  expect(screen.getByText(/^Date:/)).toHaveTextContent("Date: (blank)");
});
