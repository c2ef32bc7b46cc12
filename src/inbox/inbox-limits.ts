/** Limits per network and day (UTC). Enquiries and subscriptions count separately. */
export const ENQUIRIES_PER_DAY = 200;
export const SUBSCRIPTIONS_PER_DAY = 20;
/**
 * With less free space than `MIN`, the inbox refuses messages. With less than `LOW`, the health
 * check reports it.
 */
export const DISK_FREE_MIN_BYTES = 500_000_000;
export const DISK_FREE_LOW_BYTES = 1_000_000_000;
/**
 * Limit for acknowledgements to all visitors per day (UTC). Each mailbox gets at most one a day.
 */
export const ACKNOWLEDGEMENTS_PER_DAY = 200;
/**
 * Limit for newsletter confirmation mails to all addresses per day (UTC). Each mailbox gets at most
 * one a day.
 */
export const CONFIRMATIONS_PER_DAY = 500;
/** Time limit for one attempt over a channel, in ms. */
export const DELIVERY_TIMEOUT_MS = 60_000;
/** No enquiry can be older than this. If one seems to be, the clock was wrong when it arrived. */
export const EARLIEST_ENQUIRY_MS = Date.UTC(2020, 0, 1);
