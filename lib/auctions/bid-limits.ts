/** A maximum of more than this multiple of the next minimum is only accepted as confirmed: it may have a zero too many. */
export const CONFIRM_ABOVE = 5;

/** How long a winner has to write to the seller, in hours. */
export const ANSWER_HOURS = 72;

/** The highest maximum: the next minimum after it is still an amount that the database holds. */
export const BID_MAX = 99_999_749.99;
