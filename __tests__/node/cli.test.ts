import { runCommand, wholeNumber } from "../../src/node/cli";

test.each(["0", "7", "65535"])("wholeNumber accepts %s from 0 to 65535", (text) => {
  expect(wholeNumber(text, "--port", { max: 65_535 })).toBe(Number(text));
});

test.each(["", "-1", "1e3", "80 ", "65536", "9".repeat(12)])(
  "wholeNumber refuses “%s” with a sentence that names the option",
  (text) => {
    expect(() => wholeNumber(text, "--port", { max: 65_535 })).toThrow(
      `--port must be a whole number from 0 to 65535, not “${text}”.`,
    );
  },
);

test.each([
  [
    "throws",
    () => {
      throw new Error("Say which.");
    },
  ],
  ["rejects", () => Promise.reject(new Error("Say which."))],
])("a command that %s says why in its own words and exits with 1", async (_how, main) => {
  const said = jest.spyOn(console, "error").mockImplementation(() => undefined);
  await runCommand(main);
  expect(said.mock.calls).toEqual([["Say which."]]);
  expect(process.exitCode).toBe(1);
  process.exitCode = 0;
  said.mockRestore();
});

test("a command on a full disk says so before the system's own message", async () => {
  const said = jest.spyOn(console, "error").mockImplementation(() => undefined);
  const words = "ENOSPC: no space left on device, write";
  await runCommand(() => Promise.reject(Object.assign(new Error(words), { code: "ENOSPC" })));
  expect(said.mock.calls).toEqual([[`The disk is full: ${words}`]]);
  process.exitCode = 0;
  said.mockRestore();
});
