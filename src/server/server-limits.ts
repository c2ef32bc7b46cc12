export const CONTACT_BODY_MAX_BYTES = 65_536;
/**
 * How many bytes of an overlong or unwanted message are read, so that its sender sees the response.
 */
export const CONTACT_DISCARD_MAX_BYTES = 16_777_216;
/**
 * Number of enquiries that one client may send at once. `CONTACT_PER_MINUTE` is the sustained rate.
 */
export const CONTACT_BURST = 6;
export const CONTACT_PER_MINUTE = 10;
/** Limit per client. A mail provider may unsubscribe many people. */
export const UNSUBSCRIBES_PER_MINUTE = 300;
export const API_PER_PAGE = 10;
export const API_PER_PAGE_MAX = 100;
/**
 * Limit for the number of JSON objects in a response. A hundred posts have about a thousand, and
 * checking 100,000 would block the host for seconds.
 */
export const API_RESPONSE_MAX_OBJECTS = 20_000;
export const API_RESPONSE_MAX_BYTES = 20_971_520;
/**
 * Limit for the total size of content API responses that a host keeps in memory until visitors have
 * read them.
 */
export const API_BUFFER_MAX_BYTES = 268_435_456;
/** How long visitors get a cached response before the content API is requested again. */
export const API_CACHE_MAX_AGE_MS = 60_000;
export const API_CACHE_RESPONSE_MAX_BYTES = 1_000_000;
/** Number of responses that a host caches in memory. */
export const API_CACHE_RESPONSES_MAX = 128;
/** Limit for reads in preview mode, per client. These reads are never cached. */
export const PREVIEW_READS_PER_MINUTE = 60;
export const REQUEST_HEADERS_TIMEOUT_MS = 10_000;
export const REQUEST_TIMEOUT_MS = 20_000;
export const IDLE_CONNECTION_TIMEOUT_MS = 60_000;
/** Time limit for one whole response: 20 MB at 70 KB a second. */
export const RESPONSE_TIMEOUT_MS = 300_000;
export const CONNECTIONS_MAX = 4_000;
/** Per IPv4 address. Mobile carriers put thousands of visitors behind a single one. */
export const CONNECTIONS_PER_ADDRESS_MAX = 512;
/** Per IPv6 /64, which is one household or phone. */
export const CONNECTIONS_PER_NETWORK_MAX = 64;
/** Number of requests that a connection may send before an earlier response has been sent. */
export const REQUESTS_AHEAD_MAX = 10;
