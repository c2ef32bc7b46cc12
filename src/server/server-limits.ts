/** Defines the bounds of the host, each with its unit in its name. */

export const CONTACT_BODY_MAX_BYTES = 65_536;
/** Bytes that are read of an overlong or unwanted message, so that its sender can read the response. */
export const CONTACT_DISCARD_MAX_BYTES = 16_777_216;
/** Enquiries that one client may send at once; `CONTACT_PER_MINUTE` limits the long run. */
export const CONTACT_BURST = 6;
export const CONTACT_PER_MINUTE = 10;
/** Subscriptions that one client may end in a minute: a mail provider does it for many people. */
export const UNSUBSCRIBES_PER_MINUTE = 300;
export const API_PER_PAGE = 10;
export const API_PER_PAGE_MAX = 100;
export const API_RESPONSE_MAX_BYTES = 20_971_520;
/** Bytes of the content API's responses that a host holds in memory until visitors have read them. */
export const API_BUFFER_MAX_BYTES = 268_435_456;
/** Milliseconds that visitors get a cached response before the content API is asked again. */
export const API_CACHE_MAX_AGE_MS = 60_000;
export const API_CACHE_RESPONSE_MAX_BYTES = 1_000_000;
/** The most responses that a host caches in memory. */
export const API_CACHE_RESPONSES_MAX = 128;
/** Reads in preview mode that one client may make in a minute; they are never cached. */
export const PREVIEW_READS_PER_MINUTE = 60;
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
