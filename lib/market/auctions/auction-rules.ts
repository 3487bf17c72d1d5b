/** A bid in the last minutes of a lot extends it, so that the outbid bidder has time to answer. */
export const EXTENSION_MINUTES = 2;

/** A maximum of more than this multiple of the next minimum is only accepted as confirmed: it may have a zero too many. */
export const CONFIRM_ABOVE = 5;

/**
 * The highest maximum, in the lot's currency, and the highest total in US dollars: the next minimum after a maximum is
 * still an amount that the database holds.
 */
export const BID_MAX = 99_999_749.99;

/** How long before a lot's end watchers are mailed, in minutes. */
export const WATCH_MAIL_MINUTES = 60;

/** How long before a lot's end bidders and watchers are notified, in minutes: time to come back and bid. */
export const LAST_NOTICE_MINUTES = 10;

/** How long a winner has to write to the seller, in hours. */
export const ANSWER_HOURS = 72;
