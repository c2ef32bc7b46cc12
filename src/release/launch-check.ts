import path from "node:path";
import { contentRoot } from "../content-files/content-root";
import { readShown } from "../gatsby/report/shown";
import { type InboxSettings, readInboxSettings } from "../inbox/inbox-settings";
import { readEnvironment } from "../node/environment";
import { DEFAULT_SITE_URL } from "../site/company/brand";
import { isRealOrigin } from "../site/hosts";
import { type Launch, type LaunchItem, LEVELS, openChecks } from "./launch-items";
import { samples } from "./launch-samples";
import { sendsHsts, servesPosts } from "./probes";
import { readShipped, readSignedOff, readUnfinished } from "./read-launch";

/** Checks the last build of the project in `root`. Throws if there's no build. */
export async function readLaunchItems(
  environment: NodeJS.ProcessEnv = process.env,
  root = ".",
): Promise<readonly LaunchItem[]> {
  const shown = readShown(root);
  if (!shown)
    throw new Error(
      "Nothing has been built yet, so there’s nothing to check. Run `npm run build` first.",
    );
  const { siteUrl, contentApiUrl } = shown.settings;
  const { isForWorkers: isEdge, contentApiTimeoutMs } = readEnvironment(
    DEFAULT_SITE_URL,
    environment,
  );
  const inbox = readInbox(environment);
  const mail = isEdge ? null : hostOf(inbox?.mail?.smtpUrl);
  const webhook = hostOf(inbox?.webhook?.url);
  const folder = path.resolve(root, contentRoot(root));
  return launchItems({
    shown,
    shipped: readShipped(root),
    signedOff: readSignedOff(folder),
    unfinished: readUnfinished(folder, root),
    // CI builds for another machine and doesn't know that machine's settings.
    channels: mail || webhook || !inbox || !environment.CI ? { mail, webhook } : null,
    isEdge,
    hasHsts: siteUrl.startsWith("https://") && isRealOrigin(siteUrl) && (await sendsHsts(siteUrl)),
    isApiUp: contentApiUrl === null || (await servesPosts(contentApiUrl, contentApiTimeoutMs)),
  });
}

/** Returns null if the settings are invalid, because no host would start with them. */
function readInbox(environment: NodeJS.ProcessEnv): InboxSettings | null {
  try {
    return readInboxSettings(environment);
  } catch {
    return null;
  }
}

/** Returns only the host, because the rest of the URL may contain a password. */
const hostOf = (url: string | undefined): string | null => (url ? new URL(url).hostname : null);

/** Returns the open items by level. If there are none, the site can go live. */
export function launchItems(launch: Launch): readonly LaunchItem[] {
  const all = [...samples(launch), ...openChecks(launch), ...launch.unfinished];
  return LEVELS.flatMap((level) => all.filter(({ group }) => group === level));
}

/** Number of sample items listed for each place. The rest are only counted. */
const NAMED_SAMPLES = 3;

/** Formats the items for a terminal, grouped by level and by the file or setting to change. */
export function launchText(items: readonly LaunchItem[], isWhole = false): string {
  if (items.length === 0) return "This site is ready to go live.\n";
  const texts = groupedBy(items, "group").map(([group, ofLevel]) => {
    const named = isWhole || group !== LEVELS[2] ? undefined : NAMED_SAMPLES;
    const places = groupedBy(ofLevel, "where").map(([where, ofPlace]) => {
      const lines = ofPlace.slice(0, named).map(({ text }) => `- ${text}\n`);
      const more = ofPlace.length - lines.length;
      return `${where}\n${lines.join("")}${more > 0 ? `- … and ${more} more (--all)\n` : ""}\n`;
    });
    return `${group} (${ofLevel.length})\n\n${places.join("")}`;
  });
  return `${texts.join("")}What each of these means: docs/going-live.md\n`;
}

const groupedBy = (items: readonly LaunchItem[], key: "group" | "where") =>
  [...new Set(items.map((item) => item[key]))].map(
    (name) => [name, items.filter((item) => item[key] === name)] as const,
  );
