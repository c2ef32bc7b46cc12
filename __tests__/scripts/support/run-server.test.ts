import { runServer } from "../../../scripts/support/run-server";

test.each([
  ["http://127.0.0.1:9000", true],
  ["http://[::1]:9000", true],
  ["http://localhost:9000", true],
  ["http://0.0.0.0:9000", false],
  ["http://[fe80::1%eth0]:9000", false], // not a URL according to the standard
])(
  "a server at %s runs until a signal, and says that it's only for this machine: %s",
  async (url, isLocal) => {
    const print = jest.spyOn(console, "log").mockImplementation();
    const on = jest.spyOn(process, "on").mockReturnThis();
    runServer("Site", async () => ({ url, close: async () => undefined }), {
      toOpen: "HOST=0.0.0.0",
    });
    await new Promise(setImmediate);
    const signals = on.mock.calls.map(([name]) => name);
    const lines = print.mock.calls.map(([line]) => line);
    jest.restoreAllMocks();
    expect(signals).toEqual(["SIGINT", "SIGTERM"]);
    expect(lines).toEqual([
      `Site ready at ${url}`,
      ...(isLocal ? ["Only this machine can reach it. To let others in, use HOST=0.0.0.0."] : []),
    ]);
  },
);

test.each([
  [
    "PORT=9001",
    "Port 9000 is in use. Stop the other program or choose another port, such as PORT=9001.",
  ],
  [undefined, "Port 9000 is in use. Stop the other program."],
])("a used port is reported with the setting that changes it: %s", async (toMove, message) => {
  const print = jest.spyOn(console, "error").mockImplementation();
  jest.spyOn(process, "exit").mockImplementation();
  const error = Object.assign(new Error(), { code: "EADDRINUSE", port: 9000 });
  runServer("Site", () => Promise.reject(error), { ...(toMove && { toMove }) });
  await new Promise(setImmediate);
  const lines = print.mock.calls.flat();
  jest.restoreAllMocks();
  expect(lines).toEqual([message]);
});
