// Plain JavaScript without imports, because next.config.mjs imports this file without compilation.

export const LEGAL_PAGES = /** @type {const} */ (['privacy', 'terms', 'cookies']);

/** The pages that are a text of `content/pages`, whose name is their path. */
export const TEXT_PAGES = /** @type {const} */ (['safety', ...LEGAL_PAGES]);
