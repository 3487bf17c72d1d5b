'use client';

import { useEffect, useMemo, useRef, useState } from 'react';
import { useStockPictures } from '@/components/ui/page/use-stock-pictures';
import type { LotPage } from '@/lib/market/auctions/dto';
import type { Locale } from '@/lib/core/i18n/locales';
import { setServerTime } from './clock';
import type { LotCardLabels } from './labels';
import { LotCard } from './lot-card';
import type { LotCardModel, LotFigures } from './lot-card-model';

const REFRESH_MS = 20_000;

interface LotGridProps {
  cards: readonly LotCardModel[];
  labels: LotCardLabels;
  locale: Locale;
  /** The list's API query; null for lots that no longer change. */
  query: string | null;
  /** The number of pictures visible when the page opens. */
  inSight: number;
}

/**
 * The cards of a list of lots. The page may come from the cache, so the figures are fetched at once and every twenty
 * seconds while visible; the same answers set the clock.
 */
export function LotGrid({ cards, labels, locale, query, inSight }: LotGridProps) {
  const list = useRef<HTMLUListElement>(null);
  useStockPictures(list, cards);
  const [figures, setFigures] = useState<ReadonlyMap<string, LotFigures>>(new Map());
  useEffect(() => {
    if (query === null) return;
    let left = false;
    const refresh = async () => {
      if (document.hidden) return;
      const response = await fetch(`/api/auctions${query}`, { headers: { accept: 'application/json' } }).catch(
        () => null,
      );
      if (!response?.ok || left) return;
      const { lots, serverTime } = (await response.json()) as LotPage & { serverTime?: string };
      const date = serverTime ?? response.headers.get('date');
      if (date) setServerTime(date);
      if (!left) setFigures(new Map(lots.map((lot) => [lot.id, lot])));
    };
    void refresh();
    const timer = setInterval(() => void refresh(), REFRESH_MS);
    const onVisibilityChange = () => void refresh();
    document.addEventListener('visibilitychange', onVisibilityChange);
    return () => {
      left = true;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onVisibilityChange);
    };
  }, [query]);

  const shown = useMemo(
    () =>
      cards.map((card) => {
        const fresh = figures.get(card.id);
        if (!fresh) return card;
        const { state, inReview, currentPrice, bidCount, reserve, startTime, endTime } = fresh;
        return { ...card, state, inReview, currentPrice, bidCount, reserve, startTime, endTime };
      }),
    [cards, figures],
  );
  return (
    <ul ref={list} className="cards lot-cards" data-testid="lots">
      {shown.map((card, index) => (
        <LotCard
          key={card.id}
          card={card}
          labels={labels}
          locale={locale}
          loading={index >= inSight ? 'lazy' : index === 0 ? 'first' : 'eager'}
        />
      ))}
    </ul>
  );
}
