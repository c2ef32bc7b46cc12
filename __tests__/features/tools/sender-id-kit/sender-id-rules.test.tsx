import { render, screen, within } from "@testing-library/react";
import { SenderIdKit } from "../../../../src/features/tools/sender-id-kit/sender-id-kit";
import { PRICES } from "../../../fixtures/prices";
import { user } from "../../../support/dom/user";

jest.mock("../../../../src/site/company/values", () => {
  const { parseMessagingRules } = jest.requireActual<
    typeof import("../../../../src/content/messaging/messaging-rules")
  >("../../../../src/content/messaging/messaging-rules");
  const network = { checked: "2026-11-02" };
  const director = { title: "Director’s identity card", description: "A copy of both sides." };
  return {
    ...jest.requireActual<object>("../../../../src/site/company/values"),
    MESSAGING_RULES: parseMessagingRules({
      networks: [
        { ...network, name: "MTN Uganda", papers: [director] },
        {
          ...network,
          name: "Airtel Uganda",
          approval: "5 working days",
          maxChars: 8,
          protectedNames: [{ owner: "the network’s wallet", names: ["WALLET"] }],
          papers: [
            director,
            { title: "Sample texts", description: "Approved in {approval}." },
            { title: "Certificate", description: "A copy." },
          ],
        },
        { ...network, name: "Lycamobile Uganda" },
      ],
      protectedNames: [{ owner: "a public body", names: ["POLICE"] }],
      papers: [{ title: "Certificate", description: "A copy." }],
    }).rules,
  };
});

beforeEach(() => {
  jest.useFakeTimers();
  window.localStorage.clear();
  window.history.replaceState(null, "", "/tools/sender-id");
  render(<SenderIdKit prices={PRICES} />);
});

const name = () => screen.getByRole("textbox", { name: "Sender ID" });
const toggle = (network: string) => user.click(screen.getByRole("checkbox", { name: network }));
const papers = () => {
  const list = screen.getByText("Certificate").closest("ul");
  return within(list ?? document.body)
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent);
};

test("the maximum length is that of the strictest network chosen, which is named", async () => {
  expect(screen.getByText(/^A sender ID has at most 8 characters/)).toBeInTheDocument();
  await user.type(name(), "Kampala Bar");
  expect(
    screen.getByText("It has 11 characters; at most 8 fit on Airtel Uganda."),
  ).toBeInTheDocument();
  expect(screen.getByRole("button", { name: "KampalaB" })).toBeInTheDocument();
  await toggle("Airtel Uganda");
  expect(screen.getByText(/^A sender ID has at most 11 characters/)).toBeInTheDocument();
  expect(screen.getByText("Allowed, but may be rejected")).toBeInTheDocument();
});

test("a name reserved by one network is refused if that network is chosen", async () => {
  await user.type(name(), "WALLET");
  expect(
    screen.getByText("WALLET belongs on Airtel Uganda to the network’s wallet. Use your own name."),
  ).toBeInTheDocument();
  await toggle("Airtel Uganda");
  expect(screen.getByText("Ready to apply for")).toBeInTheDocument();
  await user.clear(name());
  await user.type(name(), "POLICE");
  expect(
    screen.getByText("POLICE belongs to a public body. Use your own name."),
  ).toBeInTheDocument();
});

test("papers required by some networks name them and follow the choice, while common ones name none", async () => {
  expect(papers()).toEqual([
    "CertificateA copy.",
    "Director’s identity card (MTN Uganda and Airtel Uganda)A copy of both sides.",
    "Sample texts (Airtel Uganda)Approved in 5 working days.",
  ]);
  await toggle("Airtel Uganda");
  expect(papers()).toEqual([
    "CertificateA copy.",
    "Director’s identity card (MTN Uganda)A copy of both sides.",
  ]);
  await toggle("MTN Uganda");
  expect(papers()).toEqual(["CertificateA copy."]);
});
