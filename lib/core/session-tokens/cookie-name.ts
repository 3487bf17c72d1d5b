/** The name of the session cookie: next-auth's, so that its code and ours use the same session. */
export const SESSION_COOKIE = 'authjs.session-token';

/** Its name where the site is served over HTTPS. */
export const SECURE_SESSION_COOKIE = `__Secure-${SESSION_COOKIE}`;
