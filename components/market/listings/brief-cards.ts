import { betweenEnds } from './between-ends';
import type { CardModel } from './card-model';

type Ends = readonly [string, string];

/** What all cards of a list have in common, which a page sends once. */
export interface InCommon {
  all: Partial<CardModel>;
  href: Ends;
  picture: Ends;
}

/** A card without what all of its list have in common. */
export type BriefCard = Partial<CardModel> & Pick<CardModel, 'href'>;

const OWN = new Set(['href', 'title', 'picture']);

/** Takes out of cards what all of them have in common. */
export function briefCards(cards: readonly CardModel[]): { cards: BriefCard[]; inCommon: InCommon } {
  const [first] = cards;
  const isCommon = ([key, value]: [string, unknown]) =>
    !OWN.has(key) && typeof value !== 'object' && cards.every((card) => card[key as keyof CardModel] === value);
  const all = Object.fromEntries(cards.length > 1 ? Object.entries(first ?? {}).filter(isCommon) : []);
  const href = betweenEnds(cards.map((card) => card.href));
  const picture = betweenEnds(cards.flatMap((card) => card.picture ?? []));
  const [from, to] = [picture.ends[0].length, picture.ends[1].length];
  return {
    cards: cards.map((card, at) => ({
      ...(Object.fromEntries(Object.entries(card).filter(([key]) => !(key in all))) as BriefCard),
      href: href.middles[at] ?? '',
      ...(card.picture === undefined ? {} : { picture: card.picture.slice(from, card.picture.length - to) }),
    })),
    inCommon: { all, href: href.ends, picture: picture.ends },
  };
}

/** Puts cards together again. */
export const wholeCards = (cards: readonly BriefCard[], { all, href, picture }: InCommon): CardModel[] =>
  cards.map(
    (card) =>
      ({
        ...all,
        ...card,
        href: href.join(card.href),
        ...(card.picture === undefined ? {} : { picture: picture.join(card.picture) }),
      }) as CardModel,
  );
