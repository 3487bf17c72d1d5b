/** The cookie that remembers a visitor's own place on the device, for a year. */
export const PLACE_COOKIE = 'place';
export const PLACE_COOKIE_SECONDS = 365 * 24 * 60 * 60;
/** The cookie's value of who doesn't want to say it. */
export const NO_PLACE = 'no';

/** Whether a visitor answered where their own place was asked. */
export const isAnswered = (cookie: string | undefined): cookie is string =>
  cookie === NO_PLACE || placeNamed(cookie) !== null;

/** Returns what the cookie says: the id of a place of the gazetteer or the code of a country; null if it names none. */
export const placeNamed = (cookie: string | undefined): string | null =>
  cookie !== undefined && /^(?:[1-9]\d{0,6}|[A-Z]{2})$/.test(cookie) ? cookie : null;
