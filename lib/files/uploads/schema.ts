/** What the server takes. */
export const IMAGE_MAX_BYTES = 10 * 1024 * 1024;

/** What may be chosen: the browser makes it smaller before it is sent. */
export const CHOSEN_IMAGE_MAX_BYTES = 50 * 1024 * 1024;

export const VIDEO_MAX_BYTES = 100 * 1024 * 1024;
