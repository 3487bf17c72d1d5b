import { Phrases, plainPhrase } from '@/lib/language/lexicon/tokens';
import { gapBefore, inSameClause, leaveUnread, markUsed, match, upTo, type Ad } from '../ad-text';
import { AROUND } from '../ad-words';
import { quantityOf } from '../figures/quantity-of';
import { breedsAt, nounAt, sensesAt } from '../senses';
import type { Stock } from '../stock';
import takenWords from '../words/taken.json';
import { clauseStart, isStop, tokensOf } from './clauses';

function phrasesOf(words: readonly string[]): Phrases<true> {
  const phrases = new Phrases<true>();
  for (const word of words) phrases.set(plainPhrase(word), true);
  return phrases;
}

/** Before what is taken: «permuto por», “trade for”, and the links that stand right behind such a word only. */
const BARTER = phrasesOf(takenWords.barter);
const LINKS = new Set(takenWords.barterLinks.map(plainPhrase));
const DIRECT_LINKS = new Set(takenWords.directLinks.map(plainPhrase));
/** «Recibo vacas»; the second say so beside a payment only: “take calves on trade”. */
const TAKES = phrasesOf(takenWords.takes);
const TAKES_IN_PAYMENT = phrasesOf(takenWords.takesInPayment);
const PAYMENT = phrasesOf(takenWords.payment);
/** «Parte en hacienda». */
const PAID = phrasesOf(takenWords.paid);
/** Between animals and the payment that they are: “cattle taken in part exchange”. */
const ACCEPTED = new Set(takenWords.accepted.map(plainPhrase));
/** Between a word of taking and the animals. */
const BETWEEN = new Set(takenWords.between.map(plainPhrase));
const ANIMALS = new Set(takenWords.animals.map(plainPhrase));
const MONEY = new Set(takenWords.money.map(plainPhrase));
const PREFERRING = phrasesOf(takenWords.preferring);
/** Before animals that their writer gives: «doy vacas en parte de pago». */
const GIVES = new Set(takenWords.gives.map(plainPhrase));
/** Behind a payment, before what is paid so: «vacas en parte de pago de un tractor». */
const AGAINST = new Set(takenWords.against.map(plainPhrase));
/** «Acepto propuesta en hacienda». */
const PAID_IN = /^(?:en|em|in|con|com)$/;
const AND_OR = /^(?:y|e|and|&|o|u|or|ou|\/|\+)$/;

/** So many words stand between a word of taking and the animals, and between two words about them. */
const REACH_MAX = 6;
const PLAIN_MAX = 3;
/** So many stand between a word of barter and what is taken: «cambio toro Angus de 3 años por vaquillonas». */
const OFFERED_MAX = 10;
/** What is taken is read up to here. */
const TAKEN_MAX = 24;

const isWord = (ad: Ad, at: number) => ad.tokens[at]?.kind === 'word';
const isPrice = (ad: Ad, at: number) => quantityOf(ad, at)?.unit.of === 'price' || /^[$€£]$/.test(ad.words[at] ?? '');
const lengthAt = (ad: Ad, at: number) => sensesAt(ad, at)?.length ?? 1;

/** A noun of animals, of whatever kind: «aceito animais na troca». */
const isNamed = (ad: Ad, at: number): boolean => nounAt(ad, at).length > 0 || ANIMALS.has(ad.words[at] ?? '');

/** Where the noun stands that a word of taking is about; null if none is. Words that nobody knows may stand before it if `isLoose`. */
function reach(ad: Ad, from: number, isLoose = false): number | null {
  let plain = 0;
  if (!inSameClause(ad, from, from - 1) && !/^\s*:\s*$/.test(gapBefore(ad, from))) return null;
  for (let at = from; at < from + REACH_MAX;) {
    // «Recibo moto, vaca o dinero».
    if (!inSameClause(ad, at, from)) return plain > 0 && !isMoney(ad, from, at) && goesOn(ad, at) ? at : null;
    if (isPrice(ad, at) || quantityOf(ad, at)?.unit.of === 'days') return null;
    const payment = match(ad, PAYMENT, at);
    if (payment) {
      at += payment.length;
      continue;
    }
    const word = ad.words[at] ?? '';
    const isBeside = AND_OR.test(ad.words[at - 1] ?? '') || PAID_IN.test(ad.words[at - 1] ?? '');
    const isOpen = plain === 0 || (isLoose && plain < PLAIN_MAX && ad.tokens[at - 1]?.kind !== 'number');
    if (isNamed(ad, at)) return isOpen || isBeside || isOfNumber(ad, at, from) ? at : null;
    if (match(ad, AROUND.offered, at) && !BETWEEN.has(word)) return null;
    const isModifier = sensesAt(ad, at)?.senses.some(({ state, breed, sex }) => state ?? breed ?? sex) ?? false;
    if (isWord(ad, at) && !BETWEEN.has(word) && !AND_OR.test(word) && !isModifier) plain += 1;
    at += lengthAt(ad, at);
  }
  return null;
}

/** «Moto o 2 novillos», but not «cheque 40 terneras». */
const isOfNumber = (ad: Ad, at: number, from: number): boolean =>
  at - 2 > from && ad.tokens[at - 1]?.kind === 'number' && AND_OR.test(ad.words[at - 2] ?? '');

/** Whether money or an offer is spoken of, and no goods. */
const isMoney = (ad: Ad, from: number, to: number): boolean => ad.words.slice(from, to).some((word) => MONEY.has(word));

/** Whether a noun follows within a few words. */
const isNounNear = (ad: Ad, at: number): boolean =>
  tokensOf(at, at + PLAIN_MAX).some((one) => inSameClause(ad, one, at) && nounAt(ad, one).length > 0);

/** Where a part of the sentence after a comma goes on about what is taken: «preferente vaca», «novillo o moto». */
function goesOn(ad: Ad, at: number): boolean {
  if (isStop(ad, at) || !/^\s*,\s*$/.test(gapBefore(ad, at))) return false;
  const first = AND_OR.test(ad.words[at] ?? '') ? at + 1 : at;
  const preferred = match(ad, PREFERRING, first);
  if (preferred) return isNounNear(ad, first + preferred.length);
  const end = first + lengthAt(ad, first);
  if (nounAt(ad, first).length === 0) return false;
  return (inSameClause(ad, end, first) && AND_OR.test(ad.words[end] ?? '')) || isInPayment(ad, first);
}

/** Where ends what is said of animals that are taken, the first of which is named at a token. */
function endOfTaken(ad: Ad, noun: number): number {
  let to = noun + lengthAt(ad, noun);
  let plain = 0;
  for (let at = to; at < noun + TAKEN_MAX && ad.tokens[at] !== undefined;) {
    if (!inSameClause(ad, at, at - 1) && !goesOn(ad, at)) break;
    const payment = match(ad, PAYMENT, at);
    if (payment) {
      to = at += payment.length;
      if (inSameClause(ad, at, at - 1)) break;
      continue;
    }
    if (isPrice(ad, at) || match(ad, AROUND.offered, at)) break;
    if (AND_OR.test(ad.words[at] ?? '') && !isNounNear(ad, at + 1)) break;
    const quantity = quantityOf(ad, at);
    if (quantity && quantity.unit.of !== 'bare') {
      at = quantity.to;
      to = at;
      plain = 0;
      continue;
    }
    if (ad.tokens[at]?.kind === 'number' && !isNounNear(ad, at + 1)) break;
    const isKnown = sensesAt(ad, at)?.senses.some(({ stock, state, breed, sex }) => stock ?? state ?? breed ?? sex);
    at += lengthAt(ad, at);
    plain = isKnown ? 0 : plain + 1;
    if (isKnown) to = at;
    else if (plain > PLAIN_MAX) break;
  }
  return to;
}

/** Whether a payment is spoken of behind a noun, in its part of the sentence. */
const isInPayment = (ad: Ad, noun: number): boolean =>
  tokensOf(noun, noun + TAKEN_MAX / 2).some(
    (one) => inSameClause(ad, one, noun) && (match(ad, PAYMENT, one) ?? match(ad, BARTER, one)) !== null,
  );

const DEMAND = /^(?:export|strong|good|live|great|restocker|store|butcher)$/;

/** A word of barter, but not “strong export trade for lambs”. */
const barterAt = (ad: Ad, at: number) => (DEMAND.test(ad.words[at - 1] ?? '') ? null : match(ad, BARTER, at));

/** «For trade: bay mare, broke, for a bred heifer»: where a sentence begins, of which so many words are looked at. */
function sentenceStart(ad: Ad, at: number): number {
  let from = at;
  while (from > Math.max(0, at - TAKEN_MAX) && !isStop(ad, from)) from -= 1;
  return from;
}

/** «Permuto por vaquillona», «cambio toro por vacas»: where what is taken is named. */
function bartered(ad: Ad, at: number): number | null {
  const found = barterAt(ad, at);
  if (found) {
    const link = ad.words[at + found.length] ?? '';
    if (LINKS.has(link) || DIRECT_LINKS.has(link)) return reach(ad, at + found.length + 1, true);
    // «Permutas: hacienda», “trades considered: cattle”.
    const end = at + found.length + (ACCEPTED.has(link) ? 1 : 0);
    if (!inSameClause(ad, end, end - 1)) return reach(ad, end);
  }
  if (!LINKS.has(ad.words[at] ?? '')) return null;
  const breed = tokensOf(at + 1, at + 1 + PLAIN_MAX).find(
    (one) => inSameClause(ad, one, at) && breedsAt(ad, one).length > 0,
  );
  if (breed === undefined && !isNounNear(ad, at + 1)) return null;
  const isApart = !inSameClause(ad, at - 1, at);
  const start = isApart ? sentenceStart(ad, at) : Math.max(clauseStart(ad, at), at - OFFERED_MAX);
  return tokensOf(start, at).some((one) => barterAt(ad, one)) ? (reach(ad, at + 1, true) ?? breed ?? null) : null;
}

/** “Open to trades, cattle preferred”: whether trades are spoken of shortly before. */
const isAmongTrades = (ad: Ad, at: number): boolean =>
  tokensOf(Math.max(0, at - REACH_MAX), at).some((one) => match(ad, BARTER, one) !== null);

/** «Hacienda en parte de pago», “cattle taken in part exchange”: the noun, and what is paid with what its writer takes. */
function paidWith(ad: Ad, at: number): number | null {
  let noun: number | null = null;
  for (let to = at; to < at + REACH_MAX * 2 && inSameClause(ad, to, at);) {
    const payment =
      noun === null ? null : (match(ad, PAYMENT, to) ?? (isAmongTrades(ad, at) ? match(ad, PREFERRING, to) : null));
    if (payment) {
      const isAgainst = inSameClause(ad, to + payment.length, to) && AGAINST.has(ad.words[to + payment.length] ?? '');
      const isGiven = tokensOf(clauseStart(ad, at), at).some((one) => GIVES.has(ad.words[one] ?? ''));
      return isAgainst || isGiven ? null : noun;
    }
    const found = sensesAt(ad, to);
    const isNoun = nounAt(ad, to).length > 0;
    const isLinked = noun !== null && (ACCEPTED.has(ad.words[to] ?? '') || AND_OR.test(ad.words[to] ?? ''));
    if (!found && !isLinked && ad.tokens[to]?.kind !== 'number') return null;
    if (isNoun) noun ??= to;
    to += found?.length ?? 1;
  }
  return null;
}

/** So much of a price is paid so: «financio 50 % en hacienda», “half in calves”. */
const SHARE = /^(?:%|half|mitad|metade|el|la|a|o|y|e|and|resto|the|rest)$/;

/** Where a share of a price ends that stands at a token. */
function afterShare(ad: Ad, from: number): number {
  let at = from;
  while (inSameClause(ad, at, from - 1) && (ad.tokens[at]?.kind === 'number' || SHARE.test(ad.words[at] ?? '')))
    at += 1;
  return at;
}

/** The noun of animals that are taken, by the words at a token. */
function takenAt(ad: Ad, at: number): number | null {
  const takes = match(ad, TAKES, at);
  if (takes) return reach(ad, at + takes.length);
  const inPayment = match(ad, TAKES_IN_PAYMENT, at);
  if (inPayment) {
    const noun = reach(ad, at + inPayment.length, true);
    return noun !== null && (isInPayment(ad, noun) || isMoney(ad, at, noun)) ? noun : null;
  }
  const paid = match(ad, PAID, at);
  const link = paid ? afterShare(ad, at + paid.length) : -1;
  const isPaid = paid !== null && /^(?:pag|pay)/.test(ad.words[at + paid.length - 1] ?? '');
  const isIn = /^(?:en|em|in)$/.test(ad.words[link] ?? '') && lengthAt(ad, link) === 1;
  const isWith = isPaid && /^(?:con|com|with)$/.test(ad.words[link] ?? '');
  if (paid && (isIn || isWith)) return reach(ad, link + 1);
  return bartered(ad, at) ?? paidWith(ad, at);
}

/** Where ends what an advertisement says, from a token on, of animals taken in exchange; null if it says nothing. */
export function endOfBarter(ad: Ad, at: number): number | null {
  const noun = takenAt(ad, at);
  return noun === null ? null : endOfTaken(ad, noun);
}

/** Passes over animals that are taken in exchange or as payment: they are shown, and no fact of those for sale. */
export function passTaken(ad: Ad, stock: Stock, at: number): number {
  const end = endOfBarter(ad, at);
  if (end === null) return 0;
  stock.takes = true;
  leaveUnread(ad, upTo(at, end));
  return markUsed(ad, upTo(at, end));
}
