import { oncePerLocale } from '@/lib/core/i18n/once-per-locale';
import { pickLabels } from '@/lib/core/i18n/pick-labels';
import { translator } from '@/lib/core/i18n/translator';

/** The words that ask for the visitor's own place; in one of them `{place}` stands for its name. */
export const yourPlaceLabels = oncePerLocale(async (locale) => {
  const t = await translator(locale, 'yourPlace');
  return {
    ...pickLabels(t, [
      'question',
      'say',
      'other',
      'change',
      'field',
      'placeholder',
      'why',
      'unknown',
      'region',
      'save',
      'notNow',
      'forget',
    ]),
    inCountry: t('inCountry', { place: '{place}' }),
  };
});

export type YourPlaceLabels = Awaited<ReturnType<typeof yourPlaceLabels>>;
