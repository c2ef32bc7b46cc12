import { readMessagingRules } from "../../gatsby/messaging-rules-file";

/**
 * The rules of `content/messaging-rules.json`, for programs that run in Node. In the bundles of pages webpack puts a
 * module of constants in place of this one: src/gatsby/webpack.ts.
 */
export const MESSAGING_RULES = readMessagingRules().rules;
