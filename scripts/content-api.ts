/** `npm run content-api [-- --port N] [--host ADDRESS]`: serves only the embedded content API. */
import "./support/built-site-values";
import { parseArgs } from "node:util";
import { wholeNumber } from "../src/node/cli";
import { loadEnvironmentFile, readEnvironment } from "../src/node/environment";
import { createFolderApi } from "../src/server/folder-api";
import { listen } from "../src/server/listen";
import { refuseForeign } from "../src/server/local-only";
import { BRAND, DEFAULT_SITE_URL, PROMISES, TIME_ZONE } from "../src/site/company/brand";
import { API_HEADERS } from "../src/site/headers";
import { isLoopback } from "../src/site/hosts";
import { runServer } from "./support/run-server";
import { embeddedInbox } from "./support/serve-options";

const CONTENT_API_PORT = 4_000;

function readOptions(): { readonly port: number; readonly host: string | undefined } {
  const options = { port: { type: "string" }, host: { type: "string" } } as const;
  const { values } = parseArgs({ options });
  const port = wholeNumber(values.port ?? String(CONTENT_API_PORT), "--port", { max: 65_535 });
  return { port, host: values.host };
}

runServer(
  "Content API",
  async () => {
    const { port, host } = readOptions();
    loadEnvironmentFile();
    const { siteUrl } = readEnvironment(DEFAULT_SITE_URL);
    const inbox = embeddedInbox({
      ...BRAND,
      url: siteUrl,
      reply: PROMISES.reply,
      timeZone: TIME_ZONE,
    });
    const api = createFolderApi({ inbox });
    const isOpen = host !== undefined && !isLoopback(host);
    const respond = (request: Request) => refuseForeign(request, isOpen) ?? api.fetch(request);
    const server = await listen(respond, { port, host, headers: API_HEADERS });
    return { url: server.url, close: () => server.close().then(inbox.close) };
  },
  { toOpen: "--host 0.0.0.0", toMove: "--port 4001" },
);
