import type { Locale } from '@/lib/core/i18n/locales';
import { readAd } from '../read-ad';

type Ad = [language: Locale, country: string, text: string];

const read = (...[language, country, text]: Ad) => readAd(text, { language, country });

const factsOf = (...ad: Ad) =>
  Object.fromEntries(
    read(...ad).facts.flatMap(({ field, value, state }) => (state === 'said' ? [[field, value]] : [])),
  );

const unreadIn = (...ad: Ad): string =>
  read(...ad)
    .unread.map(({ start, end }) => ad[2].slice(start, end))
    .join(' | ');

describe('a vaccine is only what stands beside the word for vaccinated', () => {
  it.each<[...Ad, { status?: [string, string]; vaccines?: string; shown?: string }]>([
    [
      ...(['es', 'UY', '30 vacas Hereford vacunadas, tuberculosis y brucelosis negativas'] as const),
      { status: ['tuberculosis', 'negative'] },
    ],
    [
      ...(['es', 'UY', '30 vacas Hereford vacunadas contra carbunclo, tuberculosis libre'] as const),
      { status: ['tuberculosis', 'free'], vaccines: 'Carbunclo' },
    ],
    [
      ...(['es', 'AR', '25 vaquillonas vacunadas contra mancha y brucelosis negativas'] as const),
      { status: ['brucellosis', 'negative'], vaccines: 'Mancha' },
    ],
    [
      ...(['pt', 'BR', '20 vacas holandesas vacinadas e brucelose negativo'] as const),
      { status: ['brucellosis', 'negative'] },
    ],
    [
      ...(['pt', 'BR', '20 vacas vacinadas contra raiva, tuberculose negativa'] as const),
      { status: ['tuberculosis', 'negative'], vaccines: 'Raiva' },
    ],
    [
      ...(['pt', 'BR', '18 novilhas Girolando vacinadas, tuberculose testada em maio'] as const),
      { shown: 'tuberculose' },
    ],
    [
      ...(['en', 'US', '20 heifers vaccinated for lepto and vibrio, BVD tested negative'] as const),
      { status: ['bvd', 'negative'], vaccines: 'Lepto, Vibrio' },
    ],
    [
      ...(['en', 'AU', '40 cows vaccinated 7 in 1, TB free'] as const),
      { status: ['tuberculosis', 'free'], vaccines: '7 in 1' },
    ],
    [...(['en', 'GB', '14 bullocks, vaccinated, TB area 4, farm assured'] as const), { shown: 'area 4' }],
  ])('%s %s: %s', (language, country, text, { status, vaccines, shown }) => {
    const facts = factsOf(language, country, text);
    expect(facts).toMatchObject({ vaccinated: true, ...(status ? { [`traits.${status[0]}`]: status[1] } : {}) });
    expect(facts['traits.vaccines']).toBe(vaccines);
    expect(Object.values(facts)).not.toContain('vaccinated');
    if (shown) expect(unreadIn(language, country, text)).toContain(shown);
  });

  it.each<Ad>([
    ['es', 'UY', '30 vaquillonas vacunadas aftosa, brucelosis y TB negativas'],
    ['pt', 'BR', '30 novilhas vacinadas aftosa, brucelose e tuberculose negativas'],
    ['en', 'NZ', '30 heifers vaccinated for lepto, BVD and TB clear'],
  ])('shows a disease that may be of either word: %s %s: %s', (...ad) => {
    const facts = factsOf(...ad);
    expect(facts).toMatchObject({ vaccinated: true, 'traits.tuberculosis': 'negative' });
    expect(facts['traits.vaccines']).toMatch(/^(?:Aftosa|Lepto)$/);
    expect(facts).not.toHaveProperty('traits.brucellosis');
    expect(facts).not.toHaveProperty('traits.bvd');
    expect(unreadIn(...ad)).toMatch(/bruc|BVD/);
  });

  it.each<Ad>([
    ['es', 'AR', '40 vacas vacunadas: aftosa, brucelosis y tuberculosis'],
    ['en', 'US', '40 cows, TB vaccinated'],
    ['pt', 'BR', '40 vacas, vacina de tuberculose em dia'],
  ])('is none against tuberculosis, whatever is written: %s %s: %s', (...ad) => {
    expect(factsOf(...ad)).not.toHaveProperty('traits.tuberculosis');
    expect(String(factsOf(...ad)['traits.vaccines'])).not.toMatch(/TB|tuber/i);
    expect(unreadIn(...ad)).toMatch(/TB|tuber/i);
  });

  it.each<[...Ad, string]>([
    ['en', 'NZ', '9 Angus heifers, BVD tested & vaccinated', 'BVD'],
    ['es', 'UY', '30 vaquillonas vacunadas contra brucelosis y aftosa', 'Brucelosis, Aftosa'],
    ['pt', 'BR', '30 novilhas vacinadas contra brucelose e aftosa', 'Brucelose, Aftosa'],
  ])('is still said of those beside it: %s %s: %s', (language, country, text, vaccines) => {
    expect(factsOf(language, country, text)).toMatchObject({ 'traits.vaccines': vaccines });
  });
});
