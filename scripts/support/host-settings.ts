import path from "node:path";
import * as v from "valibot";
import { BUILT_VALUES_FILE } from "../../src/content/content-store";
import type { MailSite } from "../../src/inbox/channels/mail-channel";
import { type Environment, loadEnvironmentFile, readEnvironment } from "../../src/node/environment";
import { readCacheFile } from "../../src/node/json-file";

const builtValues = v.object({
  BRAND: v.object({ name: v.string(), email: v.string(), phone: v.string() }),
  DEFAULT_SITE_URL: v.string(),
  PROMISES: v.object({ reply: v.string() }),
  TIME_ZONE: v.string(),
});

/**
 * Reads the settings for programs that work on a built site and may run without a content folder.
 * The company's values come from the current release or, if there's none, from the last build in
 * `root`. Without either, the company's name is the site's host name.
 */
export function readHostSettings(root = "."): {
  readonly environment: Environment;
  readonly site: MailSite;
} {
  loadEnvironmentFile();
  const { releasesDirectory, port } = readEnvironment("");
  const folders = [...(releasesDirectory ? [path.join(releasesDirectory, "current")] : []), ""];
  const values = folders
    .map((folder) => path.resolve(root, folder, "public", BUILT_VALUES_FILE))
    .reduce<v.InferOutput<typeof builtValues> | null>(
      (found, file) => found ?? readCacheFile(builtValues, file),
      null,
    );
  const environment = readEnvironment(values?.DEFAULT_SITE_URL ?? `http://localhost:${port}`);
  const url = environment.siteUrl;
  const { BRAND, PROMISES, TIME_ZONE } = values ?? {
    BRAND: { name: new URL(url).hostname, email: "", phone: "" },
    PROMISES: { reply: "" },
    TIME_ZONE: "UTC",
  };
  return { environment, site: { url, ...BRAND, reply: PROMISES.reply, timeZone: TIME_ZONE } };
}
