import { classWord, classWords, familyWord } from '@/lib/market/animal-lots/class-words';
import { CLASSES, CLASS_CODES } from '@/lib/livestock/stock/classes';
import { LOCALES } from '@/lib/core/i18n/locales';
import messagesEn from '@/messages/en.json';
import messagesEs from '@/messages/es.json';
import messagesPt from '@/messages/pt.json';
import en from './en.json';
import es from './es.json';
import pt from './pt.json';

const FILES = { es, en, pt };
const MESSAGES = { es: messagesEs, en: messagesEn, pt: messagesPt };
const FAMILIES = [...new Set(Object.values(CLASSES).map(({ family }) => family))];

/** The variants that each language has: countries, and for Portuguese the south of Brazil. */
const VARIANTS = { es: ['AR', 'CL', 'CO', 'MX', 'UY'], en: ['AU', 'GB'], pt: ['RS'] };

describe.each(LOCALES)('the words of classes in %s', (locale) => {
  const { classes, families } = FILES[locale];

  it('name every class and family, and nothing else', () => {
    const named = (words: object) => [...new Set(Object.keys(words).map((key) => key.split('@')[0]))].sort();
    expect(named(classes)).toEqual([...CLASS_CODES].sort());
    expect(named(families)).toEqual([...FAMILIES].sort());
    expect(Object.keys(classes)).toEqual(expect.arrayContaining([...CLASS_CODES]));
    expect(Object.keys(families)).toEqual(expect.arrayContaining(FAMILIES));
  });

  const all = Object.entries<string[]>({ ...classes, ...families });

  it('have a singular and a plural each', () => {
    for (const [key, words] of all) {
      expect([key, words]).toEqual([key, [expect.stringMatching(/^\S.*\S$/), expect.stringMatching(/^\S.*\S$/)]]);
    }
  });

  it('have variants of known countries only, which differ from the common word', () => {
    for (const [key, words] of all) {
      const [code = '', variant] = key.split('@');
      if (variant === undefined) continue;
      expect(VARIANTS[locale]).toContain(variant);
      const common = Object.hasOwn(classes, key) ? classes : families;
      expect([key, words]).not.toEqual([key, (common as Record<string, string[]>)[code]]);
    }
  });

  it('call a breed in a title as filters do, and not as it is stored', () => {
    const translated = Object.entries(MESSAGES[locale].breeds).filter(([breed, name]) => breed !== name);
    expect(translated.map(([breed]) => breed).filter((breed) => !Object.hasOwn(FILES[locale].breeds, breed))).toEqual(
      [],
    );
  });

  it('place the breed in both numbers or in neither, with a space after it', () => {
    for (const [key, [one = '', other = '']] of all) {
      expect([key, other.includes('{breed} ')]).toEqual([key, one.includes('{breed} ')]);
      expect(`${one}${other}`.replaceAll('{breed} ', '')).not.toMatch(/[{}]/);
    }
  });
});

describe('classWord', () => {
  it.each([
    ['heifer_bred', 'es', undefined, 'vaquillona preñada', 'vaquillonas preñadas'],
    ['heifer_bred', 'es', 'MX', 'novillona cargada', 'novillonas cargadas'],
    ['heifer_bred', 'es', 'US', 'vaquillona preñada', 'vaquillonas preñadas'],
    ['heifer_bred', 'en', undefined, 'bred heifer', 'bred heifers'],
    ['heifer_bred', 'en', 'AU', 'PTIC heifer', 'PTIC heifers'],
    ['calf_m', 'pt', 'BR', 'bezerro', 'bezerros'],
    ['calf_m', 'pt', 'RS', 'terneiro', 'terneiros'],
    ['steer_1_2', 'es', 'AR', 'novillito', 'novillitos'],
    ['steer_1_2', 'es', null, 'novillo de 1 a 2 años', 'novillos de 1 a 2 años'],
    ['goose', 'en', undefined, 'goose', 'geese'],
  ] as const)('%s in %s of %s is %s, %s', (code, locale, country, one, other) => {
    expect(classWord(code, locale, country)).toEqual({ one, other });
  });

  it('has all words of one language', () => {
    expect(classWords('pt').cow_calf).toEqual({ one: 'vaca parida', other: 'vacas paridas' });
    expect(Object.keys(classWords('es'))).toHaveLength(CLASS_CODES.length);
  });
});

describe('familyWord', () => {
  it('follows the country', () => {
    expect(familyWord('heifer', 'es').other).toBe('vaquillonas');
    expect(familyWord('heifer', 'es', 'MX').other).toBe('vaquillas');
  });
});
