import type { Token } from './tokens';

const WHOLE_WORDS: Partial<Record<string, string>> = {
  sta: 'santa',
  sto: 'santo',
  gral: 'general',
  cnel: 'coronel',
  pto: 'puerto',
  sgo: 'santiago',
  stgo: 'santiago',
  gdor: 'gobernador',
  gob: 'gobernador',
  gov: 'governador',
  pte: 'presidente',
  pdte: 'presidente',
  pres: 'presidente',
  ft: 'fort',
};

/** Of which country a land is that reaches into others: «el Chaco paraguayo». */
const OF_COUNTRY: Partial<Record<string, string>> = {
  paraguayo: 'paraguay',
  paraguaio: 'paraguay',
  boliviano: 'bolivia',
};

/** Letters for a country that are no state's: «Río Negro UY». */
const COUNTRY_CODES: Partial<Record<string, string>> = { uy: 'uruguay', rou: 'uruguay', py: 'paraguay' };

/** The words of a text as the gazetteer writes them: «sta catarina», «gral pico», «chaco paraguayo». */
export const placeWordsOf = (tokens: readonly Token[]): string[] =>
  tokens.map(
    ({ text }, at) =>
      (tokens[at + 1]?.kind === 'word' && WHOLE_WORDS[text]) ||
      (tokens[at - 1]?.text === 'chaco' && OF_COUNTRY[text]) ||
      (tokens[at - 1]?.kind === 'word' && COUNTRY_CODES[text]) ||
      text,
  );
