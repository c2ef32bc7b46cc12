import { OPT_OUT_TEXT, PROMOTIONAL_LABEL } from "../../../src/features/tools/messaging-guidance";

jest.mock("../../../src/site/company/values", () => ({
  ...jest.requireActual<object>("../../../src/site/company/values"),
  MESSAGING_RULES: {
    ...jest.requireActual("../../../src/site/company/values").MESSAGING_RULES,
    networks: [
      { name: "Airtel Uganda", optOut: "", promotionalHours: { from: "", to: "" }, approval: "" },
      {
        name: "MTN Uganda",
        optOut: "STOP to 8008",
        promotionalHours: { from: "", to: "" },
        approval: "",
      },
    ],
  },
}));

test("a text's kind names the network that requires an opt-out", () => {
  expect(PROMOTIONAL_LABEL).toBe("Promotional (MTN Uganda)");
  expect(OPT_OUT_TEXT).toBe("STOP to 8008");
});
