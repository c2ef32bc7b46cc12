/** Per network and day (UTC). Enquiries and subscriptions are counted separately. */
export const ENQUIRIES_PER_DAY = 200;
export const SUBSCRIPTIONS_PER_DAY = 20;
/**
 * With less free space than `MIN` the inbox refuses messages; below `LOW` the health check
 * complains.
 */
export const DISK_FREE_MIN_BYTES = 500_000_000;
export const DISK_FREE_LOW_BYTES = 1_000_000_000;
/** Acknowledgements sent in total per day (UTC). Each mailbox gets at most one. */
export const ACKNOWLEDGEMENTS_PER_DAY = 200;
/** Newsletter confirmation mails sent in total per day (UTC). Each mailbox gets at most one. */
export const CONFIRMATIONS_PER_DAY = 500;
/** Time limit of one attempt over a channel, in ms. */
export const DELIVERY_TIMEOUT_MS = 60_000;
/** No enquiry can be older than this. If one is, a wrong clock dated it. */
export const EARLIEST_ENQUIRY_MS = Date.UTC(2020, 0, 1);
