import { getTranslations } from 'next-intl/server';
import { FavoriteList } from '@/components/dashboard/favorite-list';
import { breedNames, cardLabels } from '@/components/listings/browse/labels';
import { Pagination } from '@/components/listings/browse/pagination';
import { toCard } from '@/components/listings/card-model';
import { buttonVariants } from '@/components/ui/button-variants';
import { EmptyState } from '@/components/ui/panel';
import { listFavorites } from '@/lib/favorites/list-favorites';
import { localizedPath } from '@/lib/i18n/paths';
import { unsave } from './actions';
import { PAGE_SIZE, tabPages, type ListTabProps } from './tab-pages';

/** The animals that the reader saved, as cards. */
export async function FavoritesTab({ viewer, locale, total, page, path }: ListTabProps) {
  const href = (to: number) => `${path}?tab=favorites${to === 1 ? '' : `&page=${to}`}`;
  const totalPages = tabPages(total, page, href);
  const [t, favorites, labels, breeds] = await Promise.all([
    getTranslations({ locale, namespace: 'dashboard' }),
    listFavorites(viewer, { page, limit: PAGE_SIZE }),
    cardLabels(locale),
    breedNames(locale),
  ]);
  if (favorites.length === 0) {
    return (
      <EmptyState
        picture="/art/empty.webp"
        title={t('noFavorites')}
        className="mx-auto max-w-[520px]"
        action={
          <a href={localizedPath(locale, '/')} className={buttonVariants()}>
            {t('browse')}
          </a>
        }
      >
        {t('noFavoritesText')}
      </EmptyState>
    );
  }
  const cards = favorites.map((listing) => ({ ...toCard(listing, locale, (name) => breeds[name] ?? name), sold: listing.soldAt !== null }));
  return (
    <>
      <FavoriteList cards={cards} cardLabels={labels} remove={unsave} />
      <Pagination
        page={page}
        totalPages={totalPages}
        href={href}
        labels={{ pages: t('pages'), previous: t('previousPage'), next: t('nextPage'), page: (number) => t('page', { number }) }}
      />
    </>
  );
}
