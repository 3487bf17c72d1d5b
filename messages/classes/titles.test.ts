import { classTexts } from '@/lib/market/animal-lots/class-words';
import { BREEDS } from '@/lib/livestock/stock/breeds';
import { CLASS_CODES, CLASSES, type ClassCode } from '@/lib/livestock/stock/classes';
import { lotTitle, titleIn } from '@/lib/market/animal-lots/lots/title';
import { LOCALES } from '@/lib/core/i18n/locales';
import { TITLE_MAX } from '@/lib/market/listings/schema';

const titles = (code: ClassCode, headCount: number, breed: string, weight: number | null) =>
  LOCALES.map((locale) => lotTitle({ class: code, headCount, breed, weight }, locale, classTexts(locale)));

describe('the title of a lot', () => {
  it.each([
    [
      ['heifer_bred', 24, 'Angus', 380],
      ['24 vaquillonas preñadas Angus, 380 kg', '24 bred Angus heifers, 838 lb', '24 novilhas prenhes Angus, 380 kg'],
    ],
    [
      ['bull', 1, 'Hereford', 742],
      ['Toro Hereford, 742 kg', 'Hereford bull, 1,640 lb', 'Touro Hereford, 742 kg'],
    ],
    [
      ['cow_calf', 30, 'Braford', null],
      ['30 vacas Braford con cría al pie', '30 Braford cow-calf pairs', '30 vacas paridas Braford'],
    ],
    [
      ['steer_1_2', 72, 'Crossbred', 290],
      [
        '72 novillos cruza de 1 a 2 años, 290 kg',
        '72 yearling crossbred feeder steers, 639 lb',
        '72 garrotes mestiços, 290 kg',
      ],
    ],
    [
      ['cow_bred', 8, 'Crossbred', null],
      ['8 vacas preñadas cruza', '8 bred crossbred cows', '8 matrizes prenhes mestiças'],
    ],
    [
      ['mare_open', 1, 'Criollo', null],
      ['Yegua criolla', 'Criollo mare', 'Égua crioula'],
    ],
    [
      ['mule', 3, 'Mule', null],
      ['3 mulas', '3 mules', '3 mulas'],
    ],
    [
      ['goose', 20, 'Embden goose', null],
      ['20 gansos Embden', '20 Embden geese', '20 gansos Embden'],
    ],
    [
      ['layer', 1200, 'Hybrid layer', 2],
      ['1.200 ponedoras híbridas, 2 kg', '1,200 hybrid laying hens, 4.41 lb', '1.200 poedeiras híbridas, 2 kg'],
    ],
    [
      ['calf_m', 40, 'Other', 170],
      ['40 terneros, 170 kg', '40 male calves, 375 lb', '40 bezerros, 170 kg'],
    ],
  ] as const)('of %j reads %j', ([code, heads, breed, weight], expected) => {
    expect(titles(code, heads, breed, weight)).toEqual(expected);
  });

  it.each([
    ['es', 'MX', '24 novillonas cargadas Angus, 380 kg'],
    ['es', 'CL', '24 vaquillas preñadas Angus, 380 kg'],
    ['en', 'AU', '24 PTIC Angus heifers, 380 kg'],
    ['en', 'US', '24 bred Angus heifers, 838 lb'],
  ] as const)('in %s of %s reads %s', (locale, region, expected) => {
    const facts = { class: 'heifer_bred', headCount: 24, breed: 'Angus', weight: 380 } as const;
    expect(lotTitle(facts, locale, classTexts(locale), region)).toBe(expected);
  });

  it('fits for every class, breed and region of a language, and leaves no gap', () => {
    const wrong = (title: string) => title.length > TITLE_MAX || /[{}]| {2}|^ | $| ,/.test(title);
    const REGIONS = { es: [null, 'AR', 'CL', 'CO', 'MX', 'UY'], en: [null, 'AU', 'GB'], pt: [null, 'RS'] };
    const found = CLASS_CODES.flatMap((code) =>
      LOCALES.flatMap((locale) =>
        REGIONS[locale].flatMap((region) =>
          BREEDS[CLASSES[code].category].map((breed, index) => {
            const facts = { class: code, headCount: index % 2 ? 1 : 100_000, breed, weight: 5000 };
            return lotTitle(facts, locale, classTexts(locale), region);
          }),
        ),
      ),
    ).filter(wrong);
    expect(found).toEqual([]);
  });
});

describe('titleIn', () => {
  const lot = { titles: { es: '2 toros', en: '2 bulls', pt: '2 touros' } };

  it('is in the reader’s language if it is written from the facts', () => {
    expect(titleIn({ title: '2 toros', language: 'es', lot }, 'en')).toEqual({ title: '2 bulls', language: 'en' });
  });

  it('is the seller’s own if they wrote it', () => {
    const own = { title: 'Toros de El Ceibo', language: 'es' } as const;
    expect(titleIn({ ...own, lot: { titles: null } }, 'en')).toEqual(own);
    expect(titleIn(own, 'en')).toEqual(own);
  });
});
