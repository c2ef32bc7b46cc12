/** Defines the bounds of the inbox, each with its unit in its name. */

/** Enquiries that one network may send in a day (UTC); subscriptions are counted apart. */
export const ENQUIRIES_PER_DAY = 200;
export const SUBSCRIPTIONS_PER_DAY = 20;
/** Free bytes below which the inbox accepts nothing; below `DISK_FREE_LOW_BYTES` the health check complains. */
export const DISK_FREE_MIN_BYTES = 500_000_000;
export const DISK_FREE_LOW_BYTES = 1_000_000_000;
/** Acknowledgements that are sent in a day (UTC), of which a mailbox gets one. */
export const ACKNOWLEDGEMENTS_PER_DAY = 200;
/** Milliseconds for one whole attempt over a channel. */
export const DELIVERY_TIMEOUT_MS = 60_000;
/** The time before which no enquiry can have come: an earlier one is that of a clock that was behind. */
export const EARLIEST_ENQUIRY_MS = Date.UTC(2020, 0, 1);
