import type { Ad } from '../ad-text';

/** The names of each month, in the order of the year. */
const MONTHS: ReadonlyMap<string, number> = new Map(
  [
    'ene jan enero january janeiro',
    'feb fev febrero february fevereiro',
    'mar marzo march marco',
    'abr apr abril april',
    'may mai mayo maio',
    'jun junio june junho',
    'jul julio july julho',
    'ago aug agosto august',
    'sep sept set septiembre setiembre september setembro',
    'oct out octubre october outubro',
    'nov noviembre november novembro',
    'dic dec dez diciembre december dezembro',
  ].flatMap((names, month) => names.split(' ').map((name) => [name, month + 1] as const)),
);

/** The number of the month that a token names. */
export const monthAt = (ad: Ad, at: number): number | null => {
  const word = ad.words[at] ?? '';
  return word === 'out' && ad.locale !== 'pt' ? null : (MONTHS.get(word) ?? null);
};

/** Whether a token names a month. */
export const isMonthAt = (ad: Ad, at: number): boolean => monthAt(ad, at) !== null;

const isNumber = (ad: Ad, at: number) => ad.tokens[at]?.kind === 'number';

/** So many words stand between the word for a service and its last day: “joined Oct 1 to Nov 15”. */
const SERVICE_WORDS_MAX = 6;
const SERVED = /^(?:join(?:ed|ing)|exposed|serviced|mated|tupped|turned|aied|aid)$/;

/** Whether a number behind a month is the day on which females were served: “joined Oct 1 to Nov 15 Angus bulls”. */
const isDayOfService = (ad: Ad, at: number): boolean =>
  ad.words.slice(Math.max(0, at - SERVICE_WORDS_MAX), at).some((word) => SERVED.test(word));

/** Whether a number is the day of a month: “joined 1 Aug”, “exposed May 1”, «el 15/3». */
export const isDayAt = (ad: Ad, at: number): boolean =>
  isNumber(ad, at) &&
  Number(ad.words[at]) <= 31 &&
  (isMonthAt(ad, at + 1) ||
    (isMonthAt(ad, at - 1) && (/^(?:to|with|a|al|con|com)$/.test(ad.words[at + 1] ?? '') || isDayOfService(ad, at))));
