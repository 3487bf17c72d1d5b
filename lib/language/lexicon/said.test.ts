import { CATEGORIES } from '@/lib/livestock/stock/categories';
import { groupsWithin, groupOf } from '@/lib/livestock/stock/class-groups';
import { classesOf, isClassOf } from '@/lib/livestock/stock/classes';
import { VOCABULARY } from './lexicon';
import { saidColumns, type Words } from './said';

const said = (title: string, words: Partial<Words> = {}) =>
  saidColumns({ title, description: '', category: 'bovine', language: 'es', country: null, ...words }).saidClass;

const HEIFERS = 'heifer';

describe('the class that words say', () => {
  it.each([
    ['Vaquillonas Angus', HEIFERS],
    ['Vaquillonas preñadas Angus', 'heifer_bred'],
    ['30 VAQUILLAS PREÑADAS', 'heifer_bred'],
    ['Terneros Hereford destetados', 'calf_m'],
    ['Novillos gordos', 'steer_fat'],
    ['Novillos de recría', 'steer_1_2,steer_2_3'],
    ['Vacas con cría al pie', 'cow_calf,cow_3in1'],
    ['Vaquillonas no preñadas', HEIFERS],
    ['Semental Hereford', 'bull'],
    ['Hereford de pedigree', null],
    ['Hacienda general', null],
  ])('of «%s» is %s', (title, name) => {
    expect(said(title)).toBe(name);
  });

  it('reads the first kind of animal that a title names', () => {
    expect(said('Vaquillonas preñadas y novillos gordos')).toBe('heifer_bred');
  });

  it('reads other languages, and words of a country as they are meant there', () => {
    expect(said('Bred heifers, Angus', { language: 'en' })).toBe('heifer_bred');
    expect(said('Novilhas prenhes', { language: 'pt' })).toBe('heifer_bred');
    expect(said('Novillos', { country: 'AR' })).toBe('steer');
    expect(said('Novillos', { country: 'HN' })).toBe('calf_m');
  });

  it('narrows what the title names by the states that the description says', () => {
    expect(said('Vaquillonas Angus', { description: 'Preñadas, parición agosto.' })).toBe('heifer_bred');
    expect(said('Vaquillonas Angus', { description: 'Hijas de novillos.' })).toBe(HEIFERS);
  });

  it('reads the description of a title that names nothing, and names no animals of another category', () => {
    expect(said('Oportunidad', { description: 'Vendo 20 terneras Angus.' })).toBe('calf_f');
    expect(said('Carneros y ovejas')).toBeNull();
  });
});

describe('the facts that words say', () => {
  const facts = (title: string, description: string) =>
    saidColumns({ title, description, category: 'bovine', language: 'es', country: 'UY' }).saidFacts;

  it('are what searches ask for, in title and description, once each', () => {
    expect(facts('Toros mochos, boca llena', 'Vacunados. Mochos, con guía.')).toEqual([
      'horns=polled',
      'teeth=8',
      'vaccinated=true',
      'healthCertificate=true',
    ]);
  });

  it('are none that are denied, and no terms, which every lot has', () => {
    expect(facts('Toros no vacunados', 'Contado, baratos.')).toEqual([]);
  });

  it.each([
    'No están vacunados',
    'no fueron vacunados',
    'Not yet vaccinated',
    'não estão vacinados',
    'have not been vaccinated',
  ])('are none after «%s»', (text) => {
    expect(facts('Lote', `Los animales ${text}.`)).toEqual([]);
  });
});

it('keeps every word of the lexicon that names several classes as some of these', () => {
  const unknown = [...VOCABULARY.keys()].filter((word) =>
    VOCABULARY.get(word)?.some(({ stock }) =>
      CATEGORIES.some((category) => {
        const codes = stock?.filter((code) => isClassOf(category, code)) ?? [];
        const group = groupOf(codes);
        return codes.length > 1 && group !== null && !classesOf(group).every((code) => codes.includes(code));
      }),
    ),
  );
  expect(unknown).toEqual([]);
});

it('finds a group of classes by what has all of them', () => {
  const heifers = groupOf(classesOf('heifer')) ?? '';
  expect(groupsWithin(classesOf('heifer'))).toEqual(expect.arrayContaining(['heifer_bred', heifers]));
  expect(groupsWithin(classesOf('heifer_bred'))).toEqual(['heifer_bred']);
  expect(groupsWithin(classesOf('bull'))).toEqual(['bull']);
});
