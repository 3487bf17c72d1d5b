import { DAY_MS, HOUR_MS } from '@/lib/core/durations';
import { zoneClock } from '@/lib/core/zone-clock';
import { ask, deduce, gapBefore, match, markUsed, take, upTo, type Ad } from '../ad-text';
import { AROUND } from '../ad-words';
import { isInQuestion } from '../doubts/questions';
import { monthAt } from '../figures/dates';

/** When something ends, as far as words say it. */
interface SaidEnd {
  /** 0 is Sunday. */
  weekday?: number;
  /** Days that the words may mean: «10/12» is two where nobody knows who writes it. */
  days: { day: number; month?: number; year?: number }[];
  /** Minutes of the day that they may mean: «a las 8» is two. */
  minutes: number[];
}

/** No auction ends later: it may begin in 60 days, and last 30. */
const AHEAD_DAYS = 90;
const WEEK_DAYS = 7;

const isLeft = (date: Date, { weekday, days }: SaidEnd) =>
  (weekday === undefined || date.getUTCDay() === weekday) &&
  (days.length === 0 ||
    days.some(
      ({ day, month, year }) =>
        date.getUTCDate() === day &&
        (month ?? date.getUTCMonth() + 1) === date.getUTCMonth() + 1 &&
        (year ?? date.getUTCFullYear()) === date.getUTCFullYear(),
    ));

/** Whether a clock shows something once: not in the hour that a change of it skips, nor in the one that it repeats. */
function isOnce({ at }: ReturnType<typeof zoneClock>, shown: number, moment: number): boolean {
  return at(moment) === shown && [-HOUR_MS, HOUR_MS].every((other) => at(moment + other) !== shown);
}

/**
 * Returns the moments after `now` that words may mean in a time zone: one if they say it, none if what they say is past,
 * is no date, or lacks the day or the hour.
 */
function endMoments(said: SaidEnd, now: Date, zone: string): Date[] {
  const clock = zoneClock(zone);
  const today = Math.floor(clock.at(now.getTime()) / DAY_MS) * DAY_MS;
  if (said.weekday === undefined && said.days.length === 0) return [];
  // «El viernes», and «el 5», are the next ones; said on a Friday, it may be today or in a week.
  const isNext = said.days.every(({ month }) => month === undefined);
  const ahead = said.days.length === 0 ? WEEK_DAYS : AHEAD_DAYS;
  const dates = Array.from({ length: ahead + 1 }, (_, days) => new Date(today + days * DAY_MS)).filter((date) =>
    isLeft(date, said),
  );
  const found = dates.flatMap((date) => {
    const moments = said.minutes.map((minutes) => {
      const shown = date.getTime() + minutes * 60_000;
      const moment = clock.momentOf(shown);
      return isOnce(clock, shown, moment.getTime()) ? [moment] : [];
    });
    // An hour that may be two or none isn't chosen from what is left.
    return moments.some((one) => one.length === 0) ? [] : [moments.flat().filter((moment) => moment > now)];
  });
  const open = found.filter((moments) => moments.length > 0);
  return isNext && said.days.length > 0 ? (open[0] ?? []) : open.flat();
}

const WEEKDAYS: ReadonlyMap<string, number> = new Map(
  [
    'domingo dom sunday sun',
    'lunes lun segunda seg monday mon',
    'martes terca tuesday tue tues',
    'miercoles mie quarta wednesday wed',
    'jueves jue quinta qui thursday thu thur thurs',
    'viernes vie sexta sex friday fri',
    'sabado sab saturday sat',
  ].flatMap((names, day) => names.split(' ').map((name) => [name, day] as const)),
);

/** Around days and hours. */
const LITTLE =
  /^(?:el|la|las|los|este|esta|dia|de|del|a|al|on|at|the|this|of|o|as|no|na|nesta|neste|feira|th|st|nd|rd|proximo|-|@)$/;
const BEFORE_HOUR = /^(?:las|la|as|at|@)$/;
const HOUR_UNIT = /^(?:h|hs|hr|hrs|hora|horas)$/;
/** Another clock than that of where the seller is, or at least its name. */
const OTHER_CLOCK =
  /^(?:et|ct|mt|pt|est|cst|mst|pst|edt|cdt|mdt|pdt|gmt|utc|brt|art|uyt|central|eastern|mountain|pacific|horario|brasilia|time)$/;
/** An hour that is named by the part of the day. */
const MORNING = /^(?:manana|manha|morning|madrugada)$/;
const EVENING = /^(?:tarde|noche|noite|afternoon|evening|night)$/;
const NOON_HOUR = 12;
const MINUTES = 60;

interface Cursor {
  ad: Ad;
  at: number;
}

const wordAt = ({ ad }: Cursor, at: number) => ad.words[at] ?? '';
const numberAt = ({ ad }: Cursor, at: number) =>
  ad.tokens[at]?.kind === 'number' && /^\d{1,4}$/.test(ad.words[at] ?? '') ? Number(ad.words[at]) : null;
const isTouching = ({ ad }: Cursor, at: number) => ad.tokens[at]?.start === ad.tokens[at - 1]?.end;

/** «10/12», «10-12-2026»: the days that it may be. Americans say the month first; whoever writes English may be one. */
function slashed(cursor: Cursor): { days: SaidEnd['days']; length: number } | null {
  const { ad, at } = cursor;
  const isSign = (one: number) => /^[/-]$/.test(wordAt(cursor, one)) && isTouching(cursor, one);
  const [first, second] = [numberAt(cursor, at), isSign(at + 1) ? numberAt(cursor, at + 2) : null];
  if (first === null || second === null) return null;
  const written = isSign(at + 3) ? numberAt(cursor, at + 4) : null;
  const year = written === null ? {} : { year: written < 100 ? 2000 + written : written };
  const [dayFirst, monthFirst] = [
    { day: first, month: second, ...year },
    { day: second, month: first, ...year },
  ];
  const isAmerican = ad.country === 'US';
  const isOpen = ad.locale === 'en' && ad.country === null && first !== second;
  return {
    days: isOpen ? [dayFirst, monthFirst] : [ad.locale === 'en' && isAmerican ? monthFirst : dayFirst],
    length: written === null ? 3 : 5,
  };
}

/** «5 de diciembre de 2026», “December 5, 2026”. */
function named(cursor: Cursor): { days: SaidEnd['days']; length: number } | null {
  const { ad, at } = cursor;
  const isOf = (one: number) => /^(?:de|del|of)$/.test(wordAt(cursor, one));
  let to = at;
  let [day, month] = [numberAt(cursor, at), monthAt(ad, at)];
  if (day !== null) {
    to += /^(?:th|st|nd|rd)$/.test(wordAt(cursor, to + 1)) ? 2 : 1;
    to += isOf(to) ? 1 : 0;
    month = monthAt(ad, to);
  } else day = month === null ? null : numberAt(cursor, (to += 1));
  if (day === null || month === null) return null;
  to += 1;
  const yearAt = isOf(to) ? to + 1 : to;
  const year = numberAt(cursor, yearAt);
  const isYear = year !== null && year > 2000 && !HOUR_UNIT.test(wordAt(cursor, yearAt + 1));
  return { days: [{ day, month, ...(isYear && { year }) }], length: (isYear ? yearAt + 1 : to) - at };
}

/** «20 h», «20:30», «21h30», “6:30 pm”, «a las 8 de la noche»: the minutes of the day that it may be. */
function hour(cursor: Cursor): { minutes: number[]; length: number } | null {
  const { ad, at } = cursor;
  const [, written, part = ''] = /^(\d{1,2})(?:[.,](\d{2}))?$/.exec(wordAt(cursor, at)) ?? [];
  if (ad.tokens[at]?.kind !== 'number' || written === undefined) return null;
  let to = at + 1;
  let past = part === '' ? null : Number(part);
  const two = (one: number) => /^\d{2}$/.test(wordAt(cursor, one));
  if (past === null && two(to) && gapBefore(ad, to) === ':') past = Number(wordAt(cursor, to++));
  const isUnit = HOUR_UNIT.test(wordAt(cursor, to));
  if (isUnit) to += 1;
  if (isUnit && past === null && two(to) && isTouching(cursor, to)) past = Number(wordAt(cursor, to++));
  const half = /^(?:([ap])m?)$/.exec(wordAt(cursor, to))?.[1];
  const isDotted = half !== undefined && wordAt(cursor, to).length === 1 && wordAt(cursor, to + 1) === 'm';
  const isHalf = half !== undefined && (isDotted || wordAt(cursor, to).length === 2);
  if (isHalf) to += isDotted ? 2 : 1;
  let day = to;
  while (/^(?:de|da|la|in|the|at)$/.test(wordAt(cursor, day))) day += 1;
  const isMorning = isHalf ? half === 'a' : day > to && MORNING.test(wordAt(cursor, day));
  const isEvening = isHalf ? half === 'p' : day > to && EVENING.test(wordAt(cursor, day));
  if (!isHalf && (isMorning || isEvening)) to = day + 1;
  if (past === null && !isUnit && !isHalf && !isMorning && !isEvening && !BEFORE_HOUR.test(wordAt(cursor, at - 1)))
    return null;
  const hours = Number(written);
  const of = (hoursOfDay: number) => hoursOfDay * MINUTES + (past ?? 0);
  const length = to - at;
  if (hours > 23 || (past ?? 0) >= MINUTES || OTHER_CLOCK.test(wordAt(cursor, to))) return { minutes: [], length };
  if (isMorning && hours < NOON_HOUR) return { minutes: [of(hours)], length };
  if (isEvening && hours < NOON_HOUR) return { minutes: [of(hours + NOON_HOUR)], length };
  if (isHalf && isEvening && hours === NOON_HOUR) return { minutes: [of(NOON_HOUR)], length };
  if (hours > NOON_HOUR && !isMorning) return { minutes: [of(hours)], length };
  // Midnight may be of either day, and «a las 8» of the evening.
  const isClear = written.length === 2 && hours > 0 && hours < NOON_HOUR && past !== null;
  if (hours === 0 || hours >= NOON_HOUR) return { minutes: [], length };
  return { minutes: isClear ? [of(hours)] : [of(hours), of(hours + NOON_HOUR)], length };
}

/** The day and the hour from a token on, and where they end; null where there is neither. */
function endFrom(ad: Ad, from: number): (SaidEnd & { to: number }) | null {
  const cursor: Cursor = { ad, at: from };
  const said: SaidEnd = { days: [], minutes: [] };
  let [to, hasHour] = [from, false];
  const isBroken = () => /[\n;!?]/.test(gapBefore(ad, cursor.at)) || cursor.at >= ad.tokens.length;
  while (!isBroken()) {
    const weekday = WEEKDAYS.get(wordAt(cursor, cursor.at));
    const date = said.days.length === 0 ? (slashed(cursor) ?? named(cursor)) : null;
    const time = date || hasHour ? null : hour(cursor);
    const day = said.days.length === 0 && !time ? numberAt(cursor, cursor.at) : null;
    let length = 1;
    if (weekday !== undefined && said.weekday === undefined) said.weekday = weekday;
    else if (date) ({ days: said.days, length } = date);
    else if (time) {
      ({ minutes: said.minutes, length } = time);
      hasHour = true;
    } else if (day !== null && (said.weekday !== undefined || isDayBefore(wordAt(cursor, cursor.at - 1))))
      said.days = [{ day }];
    else if (LITTLE.test(wordAt(cursor, cursor.at))) {
      cursor.at += 1;
      continue;
    } else break;
    cursor.at += length;
    to = cursor.at;
  }
  return to === from ? null : { ...said, to };
}

const isDayBefore = (word: string) => /^(?:el|dia|the|on|o)$/.test(word);

/** A day with its hour, of which no word says that it is the end: «remato el viernes 18 a las 21». */
function dayAndHourFrom(ad: Ad, at: number) {
  const isDay = WEEKDAYS.has(ad.words[at] ?? '') || isDayBefore(ad.words[at] ?? '');
  const end = isDay ? endFrom(ad, at) : null;
  return end && end.minutes.length > 0 && (end.weekday !== undefined || end.days.length > 0) ? end : null;
}

/** Reads when the auction ends, where the text says so. What it leaves open is asked, with its words; nothing is guessed. */
export function readEnd(ad: Ad, at: number): number {
  const said = ad.auctionAt ? match(ad, AROUND.ends, at) : null;
  const end = said ? endFrom(ad, at + said.length) : ad.auctionAt ? dayAndHourFrom(ad, at) : null;
  if (!ad.auctionAt || !end) return 0;
  const part = upTo(at, end.to);
  const now = ad.auctionAt;
  const found = isInQuestion(ad, at) ? [] : ad.zones.flatMap((zone) => endMoments(end, now, zone));
  const moments = [...new Set(found.map((moment) => moment.toISOString()))];
  const [only, another] = moments;
  if (said && only !== undefined && another === undefined) return take(ad, 'endTime', only, part);
  if (moments.length === 0) ask(ad, 'end', part);
  else for (const moment of moments) deduce(ad, 'endTime', moment, 'several', [part]);
  return markUsed(ad, part);
}
