/** Carries the length of an answer past Next, which takes `content-length` off whatever handlers say; it goes out under that name. */
export const LENGTH_HEADER = 'x-corral-length';
