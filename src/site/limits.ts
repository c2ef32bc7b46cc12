/**
 * Numbers that several folders need, each with its unit in its name. Numbers that only one file
 * needs are in that file.
 */

export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

// Breakpoints: "at this width or less"
export const MOBILE_MENU_MAX_PX = 1024;
export const STEP_TAP_MAX_PX = 768;

// Sections
export const ITEM_DELAY_S = 0.1;

// Contact
/** How long the contact form's draft is kept after its last change. */
export const CONTACT_DRAFT_HOURS = 24;

// Blog
export const POSTS_PER_PAGE = 9;
export const HOME_POSTS = 6;
export const HOME_POSTS_SAMPLED_FROM = 20;
export const LIST_FETCH_PER_PAGE = 50;
/**
 * Limit for each list in content other than the posts, such as testimonials or a post's sections.
 */
export const LIST_ENTRIES_MAX = 200;
/** Maximum depth of nested objects and lists in JSON. Content has at most eight levels. */
export const JSON_LEVELS_MAX = 32;
export const RECENT_POSTS = 4;
export const RELATED_POSTS = 3;

// Live layer
export const CACHE_MAX_AGE_MS = 300_000;
export const LIVE_TIMEOUT_MS = 10_000;

// Messaging
/** According to 3GPP TS 23.040. A network may allow fewer (`content/messaging-rules.json`). */
export const SENDER_ID_MAX_CHARS = 11;
/** The largest quantity that the calculator prices. */
export const SMS_QUANTITY_MAX = 100_000_000;

// Length of an SMS according to 3GPP TS 23.038 and 23.040, on its own and as one of several parts.
export const GSM_SINGLE_SEPTETS = 160;
export const GSM_PART_SEPTETS = 153;
export const UCS2_SINGLE_UNITS = 70;
export const UCS2_PART_UNITS = 67;
/** Enough for ten parts in the 7-bit alphabet. */
export const SMS_TEXT_MAX_CHARS = 1_530;

// Tools
export const TOOL_FIELD_MAX_CHARS = 60;
/** Maximum length of a number to dial, or of what a caller keys in. */
export const PHONE_ENTRY_MAX_CHARS = 20;
export const SENDER_ID_MIN_CHARS = 3;
export const USSD_SCREEN_MAX_CHARS = 182;
export const MENU_SCREENS_MAX = 40;
/** A plan may allow fewer (`content/services`). */
export const MENU_LEVELS_MAX = 4;

// Contact message, as the content API accepts it
export const CONTACT_EMAIL_MAX_CHARS = 254;
export const CONTACT_MESSAGE_MAX_CHARS = 5_000;
/** How long enquiries are kept after the sender's last message. */
export const ENQUIRY_KEPT_MONTHS = 24;

// Content API
/**
 * Time limit for the build's and the host's requests to the content API. CONTENT_API_TIMEOUT_MS
 * overrides it.
 */
export const API_TIMEOUT_MS = 10_000;
/** How long cached copies are used while the content API fails, counted from its last response. */
export const API_STALE_IF_ERROR_MAX_MS = 24 * HOUR_MS;

// Server
export const SHUTDOWN_GRACE_MS = 5_000;

// Releases
/** Rebuild requests that arrive within this time after the first one share a build. */
export const REBUILD_WAIT_MS = 1_000;
/** Cloudflare's limit on the number of files on the free plan. */
export const EDGE_FILES_MAX = 20_000;

// Inbox
/** A form sent sooner than this is assumed to have been filled in by a bot. */
export const FORM_FILL_MIN_MS = 3_000;
/** How long a killed worker blocks the outbox for other workers. */
export const OUTBOX_LEASE_MS = 10_000;
/** How long a confirmation link works. */
export const CONFIRM_LINK_DAYS = 7;
/** How long in advance we announce that enquiries will be erased. */
export const RETENTION_NOTICE_DAYS = 30;
