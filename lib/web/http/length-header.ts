/**
 * Carries a response's length past Next, which removes `content-length` from handlers' headers; the server renames it
 * back before sending.
 */
export const LENGTH_HEADER = 'x-corral-length';
