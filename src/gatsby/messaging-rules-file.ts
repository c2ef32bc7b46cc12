import {
  MESSAGING_RULES_FILE,
  type MessagingRules,
  parseMessagingRules,
} from "../content/messaging/messaging-rules";
import { type ContentIssue, leftOut } from "../content/model/report";
import { isReadable, readContentFile, withPlaces } from "../content-files/content-file";
import { contentRoot } from "../content-files/content-root";

/** Reads `messaging-rules.json` of the content folder `root`. One that cannot be read leaves its parts of the tools out. */
export function readMessagingRules(root = contentRoot()): {
  readonly rules: MessagingRules;
  readonly issues: readonly ContentIssue[];
} {
  const file = readContentFile(root, MESSAGING_RULES_FILE);
  if (!isReadable(file)) {
    const issue = leftOut("Messaging rules", `“${file.name}”`, "the whole file", file.problem);
    return { rules: parseMessagingRules({ networks: [] }).rules, issues: [issue] };
  }
  const { rules, issues } = parseMessagingRules(file.value);
  return { rules, issues: withPlaces(file, issues) };
}
