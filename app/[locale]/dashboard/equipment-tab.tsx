import Link from 'next/link';
import { getTranslations } from 'next-intl/server';
import { OwnListings } from '@/components/dashboard/own-listings';
import { toOwnEquipmentRow } from '@/components/dashboard/own-listing-row';
import { toEquipmentCard } from '@/components/equipment/equipment-card';
import { equipmentNames } from '@/components/equipment/labels';
import { Pagination } from '@/components/listings/browse/pagination';
import { buttonVariants } from '@/components/ui/button-variants';
import { EmptyState } from '@/components/ui/panel';
import { listOwnEquipment } from '@/lib/equipment/list-own-equipment';
import { localizedPath } from '@/lib/i18n/paths';
import { pauseOrResume, removeListing } from './actions';
import { renew, setSold } from './listing-life-actions';
import { PAGE_SIZE, tabPages, type ListTabProps } from './tab-pages';

/** The reader's own equipment, in whatever state. */
export async function EquipmentTab({ viewer, locale, total, page, path }: ListTabProps) {
  const href = (to: number) => `${path}?tab=equipment${to === 1 ? '' : `&page=${to}`}`;
  const totalPages = tabPages(total, page, href);
  const [t, equipment, names] = await Promise.all([
    getTranslations({ locale, namespace: 'dashboard' }),
    listOwnEquipment(viewer, { page, limit: PAGE_SIZE }),
    equipmentNames(locale),
  ]);
  if (equipment.length === 0) {
    return (
      <EmptyState
        picture="/art/empty.webp"
        title={t('noEquipment')}
        className="mx-auto max-w-[520px]"
        action={
          <Link href={localizedPath(locale, '/create-equipment')} className={buttonVariants()}>
            {t('publishEquipment')}
          </Link>
        }
      >
        {t('noEquipmentText')}
      </EmptyState>
    );
  }
  return (
    <>
      <OwnListings
        rows={equipment.map((one) => toOwnEquipmentRow(one, locale, toEquipmentCard(one, locale, names).facts))}
        caption={t('tabEquipment')}
        pauseOrResume={pauseOrResume}
        renew={renew}
        setSold={setSold}
        remove={removeListing}
      />
      <Pagination
        page={page}
        totalPages={totalPages}
        href={href}
        labels={{ pages: t('pages'), previous: t('previousPage'), next: t('nextPage'), page: (number) => t('page', { number }) }}
      />
    </>
  );
}
