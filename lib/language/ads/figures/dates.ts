import type { Ad } from '../ad-text';

const MONTH =
  /^(?:ene|jan|feb|fev|mar|abr|apr|may|mai|jun|jul|ago|aug|sep|sept|set|oct|out|nov|dic|dec|dez|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|setiembre|octubre|noviembre|diciembre|january|february|march|april|june|july|august|september|october|november|december|janeiro|fevereiro|marco|maio|junho|julho|setembro|outubro|novembro|dezembro)$/;

/** Whether a token names a month. */
export const isMonthAt = (ad: Ad, at: number): boolean =>
  MONTH.test(ad.words[at] ?? '') && !(ad.words[at] === 'out' && ad.locale !== 'pt');

const isNumber = (ad: Ad, at: number) => ad.tokens[at]?.kind === 'number';

/** Whether a number is the day of a month: “joined 1 Aug”, “exposed May 1”, «el 15/3». */
export const isDayAt = (ad: Ad, at: number): boolean =>
  isNumber(ad, at) &&
  Number(ad.words[at]) <= 31 &&
  (isMonthAt(ad, at + 1) || (isMonthAt(ad, at - 1) && /^(?:to|with|a|al|con|com)$/.test(ad.words[at + 1] ?? '')));
