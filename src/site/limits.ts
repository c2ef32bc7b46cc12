/**
 * Numbers of the product, each with its unit in its name. Sources: docs/product.md, "Numbers".
 */

// Shell
export const HEADER_SCROLL_THRESHOLD_PX = 50;
export const NEWSLETTER_MESSAGE_MS = 3_000;
export const TOAST_VISIBLE_MS = 5_000;
export const TOAST_EXIT_MS = 300;
export const BACK_TO_TOP_PX = 600;
/** Version of the analytics notice; a higher one asks again. */
export const CONSENT_NOTICE_VERSION = 1;

// Breakpoints: "at this width or less"
export const MOBILE_MENU_MAX_PX = 1024;
export const TWO_COLUMNS_MAX_PX = 992;
export const STEP_TAP_MAX_PX = 768;
export const ONE_COLUMN_MAX_PX = 576;

// Hero
export const HERO_TYPE_MS = 120;
export const HERO_DELETE_MS = 50;
export const HERO_WAIT_MS = 2_000;
export const HERO_PAUSE_MS = 500;
export const HERO_TRANSITION_MS = 300;
export const PARTICLES_MAX = 48;
export const PARTICLE_AREA_PX2 = 18_000;
export const PARTICLE_LINK_PX = 130;
export const PIXEL_RATIO_MAX = 2;

// Sections
export const REVEAL_THRESHOLD = 0.1;
export const ITEM_DELAY_S = 0.1;
export const SLOW_ITEM_DELAY_S = 0.2;
/** One percent of a slide: 100 ticks, 5 s, make one. */
export const CAROUSEL_TICK_MS = 50;
export const SWIPE_MIN_PX = 40;
export const COUNT_UP_MS = 2_000;
export const COUNT_UP_STEPS_PER_S = 60;
export const SERVICE_OVERLAY_MS = 500;
export const RELATED_SERVICES = 3;
export const DEFAULT_RATING = 5;

// Contact
export const CONTACT_SUCCESS_MS = 5_000;
/** How long an unsent message is kept on the visitor's device after its last change. */
export const CONTACT_DRAFT_HOURS = 24;

// Blog
export const POSTS_PER_PAGE = 9;
export const HOME_POSTS = 6;
export const HOME_POSTS_SAMPLED_FROM = 20;
export const LIST_FETCH_PER_PAGE = 50;
/** More posts than these, the first that the API sends, are not published. */
export const POSTS_MAX = 25_000;
export const POST_TAGS_MAX = 50;
/** Entries of any other list that content holds: categories, testimonials, parts of a post. */
export const LIST_ENTRIES_MAX = 200;
/** Objects and lists within one another; content has eight at most. */
export const JSON_LEVELS_MAX = 32;
export const RECENT_POSTS_FETCHED = 10;
export const RECENT_POSTS = 4;
export const RELATED_POSTS = 3;
export const EXCERPT_MAX_CHARS = 150;
/** Pages of 50 posts that a preview of a list reads. */
export const PREVIEW_PAGES_MAX = 40;
/** Headings from which on a post has a table of contents. */
export const CONTENTS_HEADINGS_MIN = 4;

// SMS portal
export const PORTAL_LOAD_MS = 8_000;

// Live layer
export const CACHE_MAX_AGE_MS = 300_000;
export const LIVE_TIMEOUT_MS = 10_000;

// Messaging
/** What a sender ID can have at most, after 3GPP TS 23.040; a network may take fewer (`content/messaging-rules.json`). */
export const SENDER_ID_MAX_CHARS = 11;
/** The maximum quantity that the calculator prices. */
export const SMS_QUANTITY_MAX = 100_000_000;

// Length of an SMS, after 3GPP TS 23.038 and 23.040: alone, and as one part of several
export const GSM_SINGLE_SEPTETS = 160;
export const GSM_PART_SEPTETS = 153;
export const UCS2_SINGLE_UNITS = 70;
export const UCS2_PART_UNITS = 67;
/** The longest text that the counter takes: ten parts of the 7-bit alphabet. */
export const SMS_TEXT_MAX_CHARS = 1_530;

// Tools
export const TOOL_FIELD_MAX_CHARS = 60;
/** The length of all offers in a link: their ids and how many of each. */
export const TOOL_OFFERS_MAX_CHARS = 300;
/** The most of one offer that a quotation adds up. */
export const OFFER_COUNT_MAX = 100;
export const MONTHS_PER_YEAR = 12;
export const QUANTITY_FIELD_MAX_CHARS = 20;
export const LETTER_FIELD_MAX_CHARS = 120;
/** Digits of a number to dial or of an entry on a phone. */
export const PHONE_ENTRY_MAX_CHARS = 20;
export const TOOL_ANNOUNCE_MS = 900;
export const TOOL_URL_DELAY_MS = 500;
export const SENDER_ID_MIN_CHARS = 3;
/** What one screen of a USSD session holds. */
export const USSD_SCREEN_MAX_CHARS = 182;
/** The most levels of a menu; a plan may have fewer (`content/services`). */
export const MENU_LEVELS_MAX = 4;
export const USSD_TIMEOUT_S = 60;
export const IVR_TIMEOUT_S = 30;
/** A session that is about to close says so once. */
export const SESSION_WARNING_S = 10;

// Contact message, as the content API takes it
export const CONTACT_NAME_MAX_CHARS = 200;
export const CONTACT_EMAIL_MAX_CHARS = 254;
export const CONTACT_PHONE_MAX_CHARS = 40;
export const CONTACT_COMPANY_MAX_CHARS = 200;
export const CONTACT_SERVICE_MAX_CHARS = 100;
export const CONTACT_MESSAGE_MAX_CHARS = 5_000;
/** The longest that an enquiry is kept after its last message. */
export const ENQUIRY_KEPT_MONTHS = 24;
/** How long a sender's device keeps the reference of a message. */
export const RECEIPT_DAYS = 30;
/** What the server keeps of its access log, as Debian's nginx package rotates it. */
export const SERVER_LOGS_DAYS = 14;
/** The topic that a link writes into the message. */
export const TOPIC_MAX_CHARS = 200;
export const CONTACT_BODY_MAX_BYTES = 65_536;
/** What is read of a longer one, so that its sender reads the refusal. */
export const CONTACT_DISCARD_MAX_BYTES = 16_777_216;
/** Enquiries that one client may send at once, and on and on. */
export const CONTACT_BURST = 6;
export const CONTACT_PER_MINUTE = 10;

// Content
/** One file of the content folder. */
export const CONTENT_FILE_MAX_BYTES = 1_000_000;

// Content API
export const API_PER_PAGE = 10;
export const API_PER_PAGE_MAX = 100;
export const API_TIMEOUT_MS = 10_000;
export const API_IMAGE_MAX_AGE_S = 300;
export const API_ANSWER_MAX_BYTES = 20_971_520;
/** What a host holds in memory of all responses of the content API that visitors have not yet read. */
export const API_BUFFER_MAX_BYTES = 268_435_456;
/** How long visitors get a copy of an answer before the content API is asked again. */
export const API_COPY_MAX_AGE_MS = 60_000;
/** How long a copy is used while the content API fails, since it last answered. */
export const API_COPY_OF_A_FAILING_API_MAX_MS = 86_400_000;
export const API_COPY_MAX_BYTES = 1_000_000;
/** Copies in the memory of a host. */
export const API_COPIES_MAX = 128;
/** Reads of one client in preview mode, which are never copies. */
export const PREVIEW_READS_PER_MINUTE = 60;

// Images, before any of them is decoded
export const IMAGE_MIN_SIDE_PX = 64;
/** The longer side to the shorter: what a crop may enlarge is bounded by it. */
export const IMAGE_MAX_RATIO = 5;
/** Width by height by frames. */
export const IMAGE_MAX_PIXELS = 50_000_000;
/** AVIF takes several times the memory of other formats to decode. */
export const AVIF_MAX_PIXELS = 16_000_000;

// Server
export const SITE_PORT = 9_000;
export const CONTENT_API_PORT = 4_000;
export const REQUEST_HEADERS_TIMEOUT_MS = 10_000;
export const REQUEST_TIMEOUT_MS = 20_000;
export const IDLE_CONNECTION_TIMEOUT_MS = 60_000;
/** The time for one whole response: 20 MB at 70 KB a second. */
export const RESPONSE_TIMEOUT_MS = 300_000;
export const CONNECTIONS_MAX = 4_000;
/** The connections of one IPv4 address: mobile carriers put thousands of visitors behind one. */
export const CONNECTIONS_PER_ADDRESS_MAX = 512;
/** The connections of one /64 of IPv6, which one household or phone has. */
export const CONNECTIONS_PER_NETWORK_MAX = 64;
/** Requests that a connection may send before the response to an earlier one has been sent. */
export const REQUESTS_AHEAD_MAX = 10;
export const SHUTDOWN_GRACE_MS = 5_000;
export const COMPRESSION_MIN_BYTES = 1_024;
export const HASHED_FILE_MAX_AGE_S = 31_536_000;
/** Posts in a feed. */
export const FEED_POSTS = 20;

// Blog search
/** Posts in one file of the search index; the newest are in the first. */
export const SEARCH_SHARD_POSTS = 400;
/** Slugs of the newest posts in the search manifest, by which the browser detects posts since the build. */
export const KNOWN_NEWEST_POSTS = 100;
export const SEARCH_URL_DELAY_MS = 300;
export const LIVE_START_DELAY_MS = 2_000;

// Releases
/** More removed or rewritten posts than this, and a greater share of all than the next, are confirmed. */
export const SHRINK_MAX_POSTS = 3;
export const SHRINK_MAX_SHARE = 0.2;
/** Calls for a rebuild within this time of the first make one build. */
/** How often a watcher looks whether something is due: well within the minute. */
export const DUE_CHECK_MS = 20_000;
export const REBUILD_WAIT_MS = 1_000;
export const REBUILD_INTERVAL_MIN = 15;
/** How far a webhook's time may be off, either way. */
export const WEBHOOK_WINDOW_S = 300;
export const WEBHOOK_BODY_MAX_BYTES = 65_536;
export const WATCH_PORT = 9_100;

// Editing desk
/** The port of `gatsby develop`. */
export const DEVELOPMENT_PORT = 8_000;
export const DESK_PORT = 8_100;
export const DESK_PICTURE_MAX_BYTES = 10_000_000;

// Inbox
/** Enquiries, and apart from them subscriptions, that one network may send in a day (UTC). */
export const ENQUIRIES_PER_DAY = 200;
export const SUBSCRIPTIONS_PER_DAY = 20;
/** With less free space nothing is taken, and with less than the next the health check complains. */
export const DISK_FREE_MIN_BYTES = 500_000_000;
export const DISK_FREE_LOW_BYTES = 1_000_000_000;
/** A form that is sent sooner after its page was shown was filled in by a program. */
export const FORM_FILL_MIN_MS = 3_000;
/** A message with more links is suspect. */
export const ENQUIRY_LINKS_MAX = 5;
/** Pauses between two attempts at a delivery, and how long after the first it is given up. */
export const RETRY_MIN_MS = 5_000;
export const RETRY_MAX_MS = 21_600_000;
export const RETRY_FOR_MS = 259_200_000;
/** A delivery that waits for longer is reported. */
export const DELIVERY_LATE_MS = 900_000;
/** How long a worker that was killed keeps others from the outbox. */
export const OUTBOX_LEASE_MS = 10_000;
export const OUTBOX_POLL_MS = 1_000;
/** The time for one whole attempt over a channel. */
export const DELIVERY_TIMEOUT_MS = 60_000;
/** The time for one attempt on Workers, which end a run 30 s after its response. */
export const EDGE_DELIVERY_TIMEOUT_MS = 20_000;
/** Files that Cloudflare takes of a site on its free plan. */
export const EDGE_FILES_MAX = 20_000;
/** Attempts of one run on Workers, whose free plan has 50 queries and calls a run. */
export const EDGE_ATTEMPTS = 8;
/** How long a link that confirms a subscription works. */
export const CONFIRM_LINK_DAYS = 7;
/** An address gets one acknowledgement, and one question to confirm, within this time. */
export const MAIL_PAUSE_MS = 86_400_000;
/** Erasing by age is announced so many days before. */
export const RETENTION_NOTICE_DAYS = 30;

// Faces of the brand
/** Of a font that a company brings. */
export const FACE_FILE_MAX_BYTES = 400_000;
/** What every page fetches of one face, and of both. */
export const FACE_FETCHED_MAX_BYTES = 16_384;
export const FACES_FETCHED_MAX_BYTES = 24_576;
