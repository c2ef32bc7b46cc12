/** `npm run content-api [-- --port N] [--host ADDRESS]`: the embedded content API alone. */
import { parseArgs } from "node:util";
import { openContactStore } from "../src/server/contact-store";
import { createContentApi } from "../src/server/content-api";
import { listen } from "../src/server/listen";
import { CONTENT_API_PORT } from "../src/site/limits";
import { runServer } from "./support/run-server";

function readOptions(): { readonly port: number; readonly host: string | undefined } {
  const options = { port: { type: "string" }, host: { type: "string" } } as const;
  const { values } = parseArgs({ options });
  const given = values.port ?? String(CONTENT_API_PORT);
  if (!/^\d{1,5}$/.test(given) || Number(given) > 65_535) {
    throw new Error(`--port must be a number from 0 to 65535, not "${given}".`);
  }
  return { port: Number(given), host: values.host };
}

runServer(
  "Content API",
  async () => {
    const { port, host } = readOptions();
    const contactStore = await openContactStore();
    const api = createContentApi({ contactStore });
    const server = await listen(api.fetch, { port, host });
    return { url: server.url, close: () => server.close().then(contactStore.close) };
  },
  "--host 0.0.0.0",
);
