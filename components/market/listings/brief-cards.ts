import { betweenEnds } from './between-ends';
import type { CardModel } from './card-model';

type Ends = readonly [string, string];

/** What all cards of a list have in common, which a page sends once. */
export interface InCommon {
  all: Partial<CardModel>;
  /** What the values of each card are, those that most cards have first. */
  keys: readonly (keyof CardModel)[];
  href: Ends;
  picture: Ends;
}

const NONE = 0;
const TRUE = 1;

/** Cards have no numbers, which would be taken for these. */
type WithoutNumbers<Card> = { [Key in keyof Card]: Extract<Card[Key], number> extends never ? Card[Key] : never };

/** The values of a card that not all of its list have; at the end those are left out that it lacks. */
export type BriefCard = readonly unknown[];

const OWN = new Set(['href', 'title', 'picture']);

/** Takes out of cards what all of them have in common, and the names of their values. */
export function briefCards(cards: readonly WithoutNumbers<CardModel>[]): { cards: BriefCard[]; inCommon: InCommon } {
  const [first] = cards;
  const isCommon = ([key, value]: [string, unknown]) =>
    !OWN.has(key) && typeof value !== 'object' && cards.every((card) => card[key as keyof CardModel] === value);
  const all = Object.fromEntries(cards.length > 1 ? Object.entries(first ?? {}).filter(isCommon) : []);
  const href = betweenEnds(cards.map((card) => card.href));
  const picture = betweenEnds(cards.flatMap((card) => card.picture ?? []));
  const [from, to] = [picture.ends[0].length, picture.ends[1].length];
  const own = cards.map((card, at): Partial<CardModel> => ({
    ...Object.fromEntries(Object.entries(card).filter(([key]) => !(key in all))),
    href: href.middles[at] ?? '',
    ...(card.picture === undefined ? {} : { picture: card.picture.slice(from, card.picture.length - to) }),
  }));
  const cardsWith = (key: string) => own.filter((card) => key in card).length;
  const keys = [...new Set(own.flatMap((card) => Object.keys(card) as (keyof CardModel)[]))].toSorted(
    (one, other) => cardsWith(other) - cardsWith(one),
  );
  return {
    cards: own.map((card) => {
      const values = keys.map((key) => (card[key] === true ? TRUE : (card[key] ?? NONE)));
      return values.slice(0, values.findLastIndex((value) => value !== NONE) + 1);
    }),
    inCommon: { all, keys, href: href.ends, picture: picture.ends },
  };
}

/** Puts cards together again. */
export const wholeCards = (cards: readonly BriefCard[], { all, keys, href, picture }: InCommon): CardModel[] =>
  cards.map((values) => {
    const own = Object.fromEntries(
      values.flatMap((value, at) => (value === NONE ? [] : [[keys[at], value === TRUE ? true : value]])),
    ) as unknown as CardModel;
    return {
      ...all,
      ...own,
      href: href.join(own.href),
      ...(own.picture === undefined ? {} : { picture: picture.join(own.picture) }),
    };
  });
