/**
 * Defines numbers that more than one folder needs, each with its unit in its name; a number of a single file stays
 * there. Sources: docs/product.md, "Numbers".
 */

// Shell
/** Version of the analytics notice; a higher one asks again. */
export const CONSENT_NOTICE_VERSION = 1;

// Breakpoints: "at this width or less"
export const MOBILE_MENU_MAX_PX = 1024;
export const TWO_COLUMNS_MAX_PX = 992;
export const STEP_TAP_MAX_PX = 768;
export const ONE_COLUMN_MAX_PX = 576;

// Sections
export const ITEM_DELAY_S = 0.1;

// Contact
/** Hours that an unsent message is kept on the visitor's device after its last change. */
export const CONTACT_DRAFT_HOURS = 24;

// Blog
export const POSTS_PER_PAGE = 9;
export const HOME_POSTS = 6;
export const HOME_POSTS_SAMPLED_FROM = 20;
export const LIST_FETCH_PER_PAGE = 50;
/** The most entries of any other list of content: categories, testimonials, parts of a post. */
export const LIST_ENTRIES_MAX = 200;
/** The most objects and lists within one another in JSON; content has eight at most. */
export const JSON_LEVELS_MAX = 32;
export const RECENT_POSTS = 4;
export const RELATED_POSTS = 3;

// Live layer
export const CACHE_MAX_AGE_MS = 300_000;
export const LIVE_TIMEOUT_MS = 10_000;

// Messaging
/**
 * The most characters of a sender ID, after 3GPP TS 23.040; a network may allow fewer (`content/messaging-rules.json`).
 */
export const SENDER_ID_MAX_CHARS = 11;
/** The maximum quantity that the calculator prices. */
export const SMS_QUANTITY_MAX = 100_000_000;

// Length of an SMS, after 3GPP TS 23.038 and 23.040: alone, and as one part of several
export const GSM_SINGLE_SEPTETS = 160;
export const GSM_PART_SEPTETS = 153;
export const UCS2_SINGLE_UNITS = 70;
export const UCS2_PART_UNITS = 67;
/** The most characters that the counter accepts: ten parts of the 7-bit alphabet. */
export const SMS_TEXT_MAX_CHARS = 1_530;

// Tools
export const TOOL_FIELD_MAX_CHARS = 60;
/** The greatest quantity of one offer in a quotation. */
export const OFFER_COUNT_MAX = 100;
export const QUANTITY_FIELD_MAX_CHARS = 20;
/** The most digits of a number to dial or of an entry on a phone. */
export const PHONE_ENTRY_MAX_CHARS = 20;
export const SENDER_ID_MIN_CHARS = 3;
/** The most characters on one screen of a USSD session. */
export const USSD_SCREEN_MAX_CHARS = 182;
/** The most levels of a menu; a plan may have fewer (`content/services`). */
export const MENU_LEVELS_MAX = 4;
export const USSD_TIMEOUT_S = 60;

// Contact message, as the content API takes it
export const CONTACT_EMAIL_MAX_CHARS = 254;
export const CONTACT_MESSAGE_MAX_CHARS = 5_000;
/** Months that an enquiry is kept after its last message. */
export const ENQUIRY_KEPT_MONTHS = 24;
/** Days that a sender's device keeps the reference of a message. */
export const RECEIPT_DAYS = 30;
/** Days that the server keeps its access log, as Debian's nginx package rotates it. */
export const SERVER_LOGS_DAYS = 14;
export const CONTACT_BODY_MAX_BYTES = 65_536;
/** Bytes that are read of an overlong or unwanted message, so that its sender can read the response. */
export const CONTACT_DISCARD_MAX_BYTES = 16_777_216;
/** Enquiries that one client may send at once; `CONTACT_PER_MINUTE` limits the long run. */
export const CONTACT_BURST = 6;
export const CONTACT_PER_MINUTE = 10;
/** Subscriptions that one client may end in a minute: a mail provider does it for many people. */
export const UNSUBSCRIBES_PER_MINUTE = 300;

// Content
/** The most bytes of one file of the content folder. */
export const CONTENT_FILE_MAX_BYTES = 1_000_000;

// Content API
export const API_PER_PAGE = 10;
export const API_PER_PAGE_MAX = 100;
/** Milliseconds for one request to the content API, by the build and by the host; CONTENT_API_TIMEOUT_MS overrides it. */
export const API_TIMEOUT_MS = 10_000;
export const API_ANSWER_MAX_BYTES = 20_971_520;
/** Bytes of the content API's responses that a host holds in memory until visitors have read them. */
export const API_BUFFER_MAX_BYTES = 268_435_456;
/** Milliseconds that visitors get a copy of a response before the content API is asked again. */
export const API_COPY_MAX_AGE_MS = 60_000;
/** Milliseconds since its last response that a copy is used while the content API fails. */
export const API_COPY_OF_A_FAILING_API_MAX_MS = 86_400_000;
export const API_COPY_MAX_BYTES = 1_000_000;
/** The most copies in the memory of a host. */
export const API_COPIES_MAX = 128;
/** Reads in preview mode that one client may make in a minute; they are never copies. */
export const PREVIEW_READS_PER_MINUTE = 60;

// Server
export const REQUEST_HEADERS_TIMEOUT_MS = 10_000;
export const REQUEST_TIMEOUT_MS = 20_000;
export const IDLE_CONNECTION_TIMEOUT_MS = 60_000;
/** Milliseconds for one whole response: 20 MB at 70 KB a second. */
export const RESPONSE_TIMEOUT_MS = 300_000;
export const CONNECTIONS_MAX = 4_000;
/** The most connections of one IPv4 address: mobile carriers put thousands of visitors behind one. */
export const CONNECTIONS_PER_ADDRESS_MAX = 512;
/** The most connections of one /64 of IPv6, which one household or phone has. */
export const CONNECTIONS_PER_NETWORK_MAX = 64;
/** Requests that a connection may send before the response to an earlier one has been sent. */
export const REQUESTS_AHEAD_MAX = 10;
export const SHUTDOWN_GRACE_MS = 5_000;

// Releases
/** Calls for a rebuild within this time of the first make one build. */
export const REBUILD_WAIT_MS = 1_000;

// Editing desk
/** The port of `gatsby develop`. */
export const DEVELOPMENT_PORT = 8_000;

// Inbox
/** Enquiries that one network may send in a day (UTC); subscriptions are counted apart. */
export const ENQUIRIES_PER_DAY = 200;
export const SUBSCRIPTIONS_PER_DAY = 20;
/** Free bytes below which the inbox accepts nothing; below `DISK_FREE_LOW_BYTES` the health check complains. */
export const DISK_FREE_MIN_BYTES = 500_000_000;
export const DISK_FREE_LOW_BYTES = 1_000_000_000;
/** Milliseconds after which a person may have filled in a form; one that is sent sooner comes from a program. */
export const FORM_FILL_MIN_MS = 3_000;
/** Milliseconds that a killed worker keeps others from the outbox. */
export const OUTBOX_LEASE_MS = 10_000;
/** Milliseconds for one whole attempt over a channel. */
export const DELIVERY_TIMEOUT_MS = 60_000;
/** The most files of a site on Cloudflare's free plan. */
export const EDGE_FILES_MAX = 20_000;
/** Days that a link works that confirms a subscription. */
export const CONFIRM_LINK_DAYS = 7;
/** Milliseconds within which an e-mail address gets one acknowledgement, and one question to confirm. */
export const MAIL_PAUSE_MS = 86_400_000;
/** Days before an erasure by age on which it is announced. */
export const RETENTION_NOTICE_DAYS = 30;

// Faces of the brand
/** The most bytes that every page fetches of one face; `FACES_FETCHED_MAX_BYTES` is for both. */
export const FACE_FETCHED_MAX_BYTES = 16_384;
export const FACES_FETCHED_MAX_BYTES = 24_576;
