import type { IconName } from "../../site/icons";
import { PHONE_ROUTES, TOOL_ROUTES } from "../../site/routes";
import type { PageCopy, PageName } from "../site/page-copy";

/** Tools in display order. The ids are also the keys of their copy in the content. */
const TOOLS = [
  { id: "quotation", icon: "receipt", route: TOOL_ROUTES.quotation },
  { id: "smsLength", icon: "message-square-text", route: TOOL_ROUTES.smsLength },
  { id: "smsPrice", icon: "calculator", route: TOOL_ROUTES.smsPrice },
  { id: "senderId", icon: "badge-check", route: TOOL_ROUTES.senderId },
  { id: "ussdPhone", icon: "smartphone", route: PHONE_ROUTES.ussd },
  { id: "ivrPhone", icon: "audio-lines", route: PHONE_ROUTES.ivr },
] as const satisfies readonly { id: PageName; icon: IconName; route: string }[];

export type ToolId = (typeof TOOLS)[number]["id"];

export type ToolWords = Pick<
  PageCopy,
  "title" | "searchTitle" | "subtitle" | "action" | "keywords"
> & { readonly page: string };

export interface Tool extends ToolWords {
  readonly id: ToolId;
  readonly icon: IconName;
  readonly route: string;
}

/** Returns the tools that have copy. */
export const toolsOf = (words: readonly ToolWords[]): readonly Tool[] =>
  TOOLS.flatMap((tool) => {
    const found = words.find(({ page }) => page === tool.id);
    return found ? { ...found, ...tool } : [];
  });

export const toolRoutes = (words: readonly Pick<ToolWords, "page">[]): readonly string[] =>
  TOOLS.filter(({ id }) => words.some(({ page }) => page === id)).map(({ route }) => route);

/** Returns whether a path belongs to a tool, even one that this site doesn't have. */
export const isToolRoute = (path: string): boolean => TOOLS.some(({ route }) => route === path);
