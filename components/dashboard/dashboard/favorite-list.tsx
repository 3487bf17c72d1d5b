'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useOptimistic, useRef } from 'react';
import { CompareButton } from '@/components/market/comparison/compare-button';
import { savedIds } from '@/components/market/favorites/favorites';
import { cardId } from '@/components/market/listings/card-id';
import type { CardModel } from '@/components/market/listings/card-model';
import { ListingCard, type CardLabels } from '@/components/market/listings/listing-card';
import { buttonVariants } from '@/components/ui/button-variants';
import { Icon } from '@/components/ui/icon';
import { useStockPictures } from '@/components/ui/page/use-stock-pictures';
import { useAct } from '@/components/ui/lists/use-act';
import { localizedPath } from '@/lib/core/i18n/paths';
import type { ActionResult } from '@/lib/core/validation/action-result';
import { COMPARED_MAX, comparisonPath } from '@/lib/market/animal-lots/lots/compared';

interface FavoriteListProps {
  cards: (CardModel & { sold: boolean })[];
  cardLabels: CardLabels;
  remove: (input: { id: string }) => Promise<ActionResult>;
}

/** Saved listings; clicking a full heart removes one. */
export function FavoriteList({ cards, cardLabels, remove }: FavoriteListProps) {
  const t = useTranslations('dashboard');
  const life = useTranslations('listingLife');
  const { act } = useAct();
  const [shown, hide] = useOptimistic(cards, (current, id: string) => current.filter((card) => cardId(card) !== id));
  const list = useRef<HTMLUListElement>(null);
  const locale = useLocale();
  // The newest of those that can still be bought.
  const onSale = shown.filter(({ sold }) => !sold);
  const compared = onSale.slice(0, COMPARED_MAX).map(cardId);
  useStockPictures(list, shown);
  const takeOff = (id: string) =>
    act(() => remove({ id }), {
      optimistic: () => hide(id),
      done: t('favoriteRemoved'),
      failed: t('favoriteFailed'),
      // Also updates the hearts on other pages.
      onDone: () => void savedIds.refresh(),
    });
  return (
    <>
      {compared.length > 1 ? (
        <a
          href={localizedPath(locale, comparisonPath(compared))}
          className={`${buttonVariants({ variant: 'secondary' })} mb-4`}
        >
          <Icon name="scale" />
          {t('compareFavorites', { count: compared.length, all: compared.length === onSale.length ? 'yes' : 'no' })}
        </a>
      ) : null}
      <ul ref={list} className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
        {shown.map((card) => (
          <ListingCard
            key={card.href}
            as="li"
            card={card}
            tag={card.sold ? life('sold') : undefined}
            labels={cardLabels}
            heart={
              <>
                <button
                  type="button"
                  className="card-heart"
                  aria-pressed
                  aria-label={t('removeFavorite', { title: card.title })}
                  onClick={() => takeOff(cardId(card))}
                />
                <CompareButton id={cardId(card)} title={card.title} label={cardLabels.compare} />
              </>
            }
          />
        ))}
      </ul>
    </>
  );
}
