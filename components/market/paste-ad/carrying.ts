import type { Carrying, CarriedValues } from '@/components/market/listing-form/carried-draft';
import type { AdAsks, AdFact, AdReading } from '@/lib/language/ads/dto';
import { nameIn, type AdForm } from './ad-form';
import type { Needed } from './open-questions';
import { ANSWERED_BY, guessesOf } from './ad-marks';
import { confirmed } from './fill-form';
import type { Result } from './pasted';

/** What a price is in and what it is for, which an advertisement says of any. */
const TERMS = ['priceCurrency', 'priceBasis'] as const;
const isTerm = (field: string) => TERMS.some((term) => term === field);

/** What every form may be asked besides, and leave out. */
const MENTIONED: readonly AdAsks[] = ['papers', 'vaccines', 'video'];

/** Each page has its own price, times and title. */
const isOwn = (name: string) => ['priceAmount', 'startTime', 'endTime', 'title', 'titleAuto', 'traits'].includes(name);

/** A reading for one page with the answers that its writer gave to the same questions on another page. */
export function answeredAs(reading: AdReading, { facts, questions }: AdReading): AdReading {
  const isSaid = (field: AdFact['field']) =>
    reading.facts.some((fact) => fact.field === field && fact.state === 'said');
  const isAsked = ({ field }: AdFact) =>
    isTerm(field)
      ? !isSaid(field)
      : guessesOf(reading, field).length > 0 || reading.questions.some(({ asks }) => ANSWERED_BY[asks] === field);
  const answers = facts.filter((fact) => fact.state === 'said' && fact.field !== 'priceAmount' && isAsked(fact));
  const answered = answers.reduce(confirmed, reading);
  const isLeftOut = ({ asks }: { asks: AdAsks }) =>
    MENTIONED.includes(asks) && !questions.some((question) => question.asks === asks);
  return { ...answered, questions: answered.questions.filter((question) => !isLeftOut(question)) };
}

/** How a form of animals shares its answers: those that no advertisement gave, by the names of advertisements. */
export function carryingOf<Values extends object>(
  form: AdForm,
  blank: Values,
  result: Result | null,
): Carrying<Values> {
  return {
    give: (values, begun) => {
      const before = new Map<string, unknown>(Object.entries(form.asked(begun)));
      const filled = (name: string) => result?.filled.set.get(nameIn(form, name as Needed))?.value;
      return Object.fromEntries(
        Object.entries(form.asked(values)).flatMap(([name, value]: [string, unknown]): [string, string | boolean][] => {
          const isText = typeof value === 'string' || typeof value === 'boolean';
          // The terms of a price come with the advertisement.
          if (!isText || isOwn(name) || (result && isTerm(name))) return [];
          return value === before.get(name) || value === filled(name) ? [] : [[name, value]];
        }),
      );
    },
    take: (carried: CarriedValues) =>
      Object.fromEntries(
        Object.entries(carried)
          .map(([name, value]) => [nameIn(form, name as Needed), value] as const)
          .filter(([name, value]) => typeof blank[name as keyof Values] === typeof value),
      ) as Partial<Values>,
  };
}
