'use client';

import { useEffect, useRef, type ReactNode } from 'react';
import { CompareButton } from '@/components/market/comparison/compare-button';
import { Favorites, type FavoriteLabels } from '@/components/market/favorites/favorites';
import { HeartButton } from '@/components/market/favorites/heart-button';
import { useStockPictures } from '@/components/ui/page/use-stock-pictures';
import { wholeCards, type BriefCard, type InCommon } from './brief-cards';
import { cardId } from './card-id';
import type { CardModel } from './card-model';
import { useView } from './chosen-view';
import { AD_AFTER, gridCard } from './grid-card';
import { flowAttributes, type Flow } from './in-flow';
import { ListingCard, stockPicture, titleOf, type CardLabels } from './listing-card';

/** The cards, or what is left of them beside what all of them have in common. */
type Cards =
  { cards: readonly CardModel[]; inCommon?: undefined } | { cards: readonly BriefCard[]; inCommon: InCommon };

type ListingGridProps = Cards & {
  labels: CardLabels;
  /** Undefined if listings can't be saved (equipment). */
  favoriteLabels?: FavoriteLabels;
  /** The number of pictures visible when the page opens; the first has the highest priority. */
  inSight?: number;
  /** `choice` is the visitor's, grid or list; a band is a row that phones swipe. */
  layout?: 'grid' | 'choice' | 'band';
  /** Shown after the first cards: an advertisement. */
  between?: ReactNode;
  /** Its place where it shares rows with other lists. */
  flow?: Flow | undefined;
};

const LAYOUTS = { grid: 'cards', choice: 'cards cards-view', band: 'band' };

/**
 * The cards of a list. Deliberately a client component: its props are sent as data, whereas server components would
 * send every node of twelve cards twice and double the cost of rendering a page.
 */
export function ListingGrid({
  labels,
  favoriteLabels,
  inSight = 0,
  layout = 'grid',
  between,
  flow,
  ...sent
}: ListingGridProps) {
  const cards = sent.inCommon ? wholeCards(sent.cards, sent.inCommon) : sent.cards;
  const list = useRef<HTMLUListElement>(null);
  const view = useView();
  // Only scripts choose the list, so the HTML needs none of what a grid hides: a third of each card.
  const shown = layout === 'choice' && view === 'list' ? cards : cards.map(gridCard);
  // Only scripts need them: before `useStockPictures`, which shows them.
  useEffect(() => {
    list.current?.querySelectorAll<HTMLElement>('.card-pic img').forEach((picture, at) => {
      picture.dataset.stock = stockPicture(cards[at]?.stock ?? '');
    });
  }, [cards]);
  useStockPictures(list, sent.cards);
  const item = (card: CardModel, index: number) => (
    <ListingCard
      key={card.href}
      as="li"
      card={card}
      labels={labels}
      isListed
      loading={index >= inSight ? 'lazy' : index === 0 ? 'first' : 'eager'}
      heart={
        favoriteLabels ? (
          <>
            <HeartButton id={cardId(card)} title={titleOf(card)} />
            {card.compact ? null : <CompareButton id={cardId(card)} title={card.title} label={labels.compare} />}
          </>
        ) : null
      }
    />
  );
  const grid = (
    <ul ref={list} data-tour="grid" className={LAYOUTS[layout]} {...flowAttributes(flow)}>
      {shown.slice(0, AD_AFTER).map(item)}
      {between ? <li className="ad-row">{between}</li> : null}
      {shown.slice(AD_AFTER).map((card, index) => item(card, index + AD_AFTER))}
    </ul>
  );
  return favoriteLabels ? <Favorites labels={favoriteLabels}>{grid}</Favorites> : grid;
}
