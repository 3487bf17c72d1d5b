import Link from 'next/link';
import { getTranslations } from 'next-intl/server';
import { toOwnListingRow } from '@/components/dashboard/own-listing-row';
import { OwnListings } from '@/components/dashboard/own-listings';
import { breedNames } from '@/components/listings/browse/labels';
import { Pagination } from '@/components/listings/browse/pagination';
import { buttonVariants } from '@/components/ui/button-variants';
import { EmptyState } from '@/components/ui/panel';
import { localizedPath } from '@/lib/i18n/paths';
import { listOwnListings } from '@/lib/listings/list-own-listings';
import { pauseOrResume, removeListing } from './actions';
import { renew, setSold } from './listing-life-actions';
import { PAGE_SIZE, tabPages, type ListTabProps } from './tab-pages';

/** The reader's own listings, in whatever state. */
export async function ListingsTab({ viewer, locale, total, page, path }: ListTabProps) {
  const href = (to: number) => (to === 1 ? path : `${path}?page=${to}`);
  const totalPages = tabPages(total, page, href);
  const [t, { listings }, breeds] = await Promise.all([
    getTranslations({ locale, namespace: 'dashboard' }),
    listOwnListings(viewer, { page, limit: PAGE_SIZE }),
    breedNames(locale),
  ]);
  if (listings.length === 0) {
    return (
      <EmptyState
        picture="/art/empty.webp"
        title={t('noListings')}
        className="mx-auto max-w-[520px]"
        action={
          <Link href={localizedPath(locale, '/create-listing')} className={buttonVariants()}>
            {t('publish')}
          </Link>
        }
      >
        {t('noListingsText')}
      </EmptyState>
    );
  }
  const rows = listings.map((listing) => toOwnListingRow(listing, locale, (name) => breeds[name] ?? name));
  return (
    <>
      <OwnListings rows={rows} caption={t('tabListings')} pauseOrResume={pauseOrResume} renew={renew} setSold={setSold} remove={removeListing} />
      <Pagination
        page={page}
        totalPages={totalPages}
        href={href}
        labels={{ pages: t('pages'), previous: t('previousPage'), next: t('nextPage'), page: (number) => t('page', { number }) }}
      />
    </>
  );
}
