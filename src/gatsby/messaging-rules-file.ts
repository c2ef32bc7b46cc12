import {
  MESSAGING_RULES_FILE,
  type MessagingRules,
  parseMessagingRules,
} from "../content/messaging/messaging-rules";
import { type ContentIssue, LAST_VERSION, leftOut } from "../content/model/report";
import { isReadable, withPlaces } from "../content-files/content-file";
import { contentRoot } from "../content-files/content-root";
import { goodFiles } from "./sourcing/good-files";

const SECTION = "Messaging rules";

/**
 * Reads `messaging-rules.json` in the content folder `root`, or its last good version. If neither
 * can be read, the tools work without the networks' rules.
 */
export function readMessagingRules(root = contentRoot()): {
  readonly rules: MessagingRules;
  readonly issues: readonly ContentIssue[];
} {
  const file = goodFiles(root)(MESSAGING_RULES_FILE);
  if (!isReadable(file)) {
    const issue = leftOut(SECTION, `“${file.name}”`, "the whole file", file.problem);
    return { rules: parseMessagingRules({ networks: [] }).rules, issues: [issue] };
  }
  const { rules, issues } = parseMessagingRules(file.value);
  const kept = file.unread
    ? [leftOut(SECTION, `“${file.name}”`, "the whole file", file.unread, LAST_VERSION)]
    : [];
  return { rules, issues: [...kept, ...withPlaces(file, issues)] };
}
