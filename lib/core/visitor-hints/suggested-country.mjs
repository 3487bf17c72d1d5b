/**
 * The first languages of browsers that suggest a country on the pages of each language. American English is what many
 * browsers anywhere are set to, so it says something on English pages alone.
 *
 * @type {Record<'es' | 'en' | 'pt', string>}
 */
const SUGGESTING = { es: '(?!en-US)[a-z]{2}', en: '[a-z]{2}', pt: '(?!en-US)[a-z]{2}' };

/**
 * Returns the pattern of an `Accept-Language` that suggests the country whose animals come first: `es-UY`, not `es` nor
 * `es-419`.
 *
 * @param {keyof typeof SUGGESTING} locale
 */
export const suggesting = (locale) => `${SUGGESTING[locale]}-(?<country>[A-Z]{2})(?![\\w-]).*`;

/**
 * Returns the country that a browser suggests on the pages of a language; null if it suggests none.
 *
 * @param {string | null} acceptLanguage
 * @param {keyof typeof SUGGESTING} locale
 * @returns {string | null}
 */
export const suggestedCountry = (acceptLanguage, locale) =>
  new RegExp(`^${suggesting(locale)}`).exec(acceptLanguage ?? '')?.groups?.country ?? null;
