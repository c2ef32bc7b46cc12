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
    runServer("Site", async () => ({ url, close: async () => undefined }), "HOST=0.0.0.0");
    await new Promise(setImmediate);
    const signals = on.mock.calls.map(([name]) => name);
    const lines = print.mock.calls.map(([line]) => line);
    jest.restoreAllMocks();
    expect(signals).toEqual(["SIGINT", "SIGTERM"]);
    expect(lines).toEqual([
      `Site ready at ${url}`,
      ...(isLocal ? ["Only this machine can reach it. To open it to others: HOST=0.0.0.0."] : []),
    ]);
  },
);
