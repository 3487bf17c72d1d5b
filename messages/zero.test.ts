import { createTranslator } from 'next-intl';
import { LOCALES } from '@/lib/core/i18n/locales';
import en from './en.json';
import es from './es.json';
import pt from './pt.json';

const MESSAGES = { es, en, pt };
const NONE = { es: /ning[uú]n|sin /i, en: /\bno(ne)?\b/i, pt: /nenhum/i };

/** Texts with a number that may be zero. In Portuguese zero counts as `one`, which nobody who sells writes. */
const COUNTS = [
  ...(['home.animals', 'equipment.found', 'seller.count', 'listing.activeListings', 'localPages.count'] as const),
  ...(['localPages.heads', 'map.description', 'seller.metaDescription', 'seller.metaDescriptionPlace'] as const),
  ...(['admin.rows', 'admin.banners.adsSummary'] as const),
];

describe.each(LOCALES)('in %s', (locale) => {
  const t = createTranslator({ locale, messages: MESSAGES[locale] }) as (key: string, values: object) => string;

  it.each(COUNTS)('%s says none', (key) => {
    const text = t(key, { count: 0, total: 0, shown: '0', name: 'Rosa', place: 'Salto', what: 'Toros' });
    expect(text).toMatch(NONE[locale]);
    expect(text).not.toContain('0');
  });

  it('reckons less than an hour, and nothing published', () => {
    const text = t('risk.rules.young_and_fast.text', { hours: 0, listings: 0, contacts: 0 });
    expect(text).toMatch(
      { es: /menos de una hora, ning/, en: /less than an hour old, with no/, pt: /menos de uma hora, nenhum/ }[locale],
    );
  });
});

it('names the figure zero of the landing page in the plural', () => {
  const t = createTranslator({ locale: 'pt', messages: pt });
  expect(t('landing.figureListings', { count: 0 })).toBe('anúncios ativos');
  expect(t('landing.figureSellers', { count: 0 })).toBe('pessoas que vendem');
  expect(t('landing.figureCountries', { count: 0 })).toBe('países');
});
