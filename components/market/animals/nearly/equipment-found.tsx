import { buttonVariants } from '@/components/ui/button-variants';
import { toEquipmentListingCard } from '@/components/market/equipment/equipment-listing-card';
import { equipmentLabels } from '@/components/market/equipment/labels';
import { gridCard } from '@/components/market/listings/grid-card';
import { ListingGrid } from '@/components/market/listings/listing-grid';
import { formatNumber } from '@/lib/core/i18n/format';
import type { Locale } from '@/lib/core/i18n/locales';
import { localizedPath } from '@/lib/core/i18n/paths';
import { translator } from '@/lib/core/i18n/translator';
import type { EquipmentFound } from '@/lib/finding/understood-searches/dto';
import { equipmentListingQueryString } from '@/lib/market/equipment/query-schema';

/** The equipment that the text of a search of animals asks for. */
export async function EquipmentFoundSection({ locale, found }: { locale: Locale; found: EquipmentFound }) {
  const [t, { names, shell }] = await Promise.all([translator(locale, 'equipmentFound'), equipmentLabels(locale)]);
  const { query, listings, total, isExact, like } = found;
  const path = localizedPath(locale, '/equipment');
  return (
    <section aria-labelledby="equipment-found" className="mb-8">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h2 id="equipment-found" className="text-22">
          {isExact ? t('title', { total, shown: formatNumber(locale, total) }) : t('nearest')}
        </h2>
        <a href={path + equipmentListingQueryString(query)} className={buttonVariants({ variant: 'secondary' })}>
          {t('open')}
        </a>
      </div>
      <ListingGrid
        cards={listings.map((one) => gridCard(toEquipmentListingCard(one, locale, names)))}
        labels={shell.card}
      />
      {like.length > 0 ? (
        <>
          <h3 className="mt-8 mb-3 text-18">{t('like')}</h3>
          <ListingGrid
            id="like-"
            layout="band"
            cards={like.map((one) => gridCard(toEquipmentListingCard(one, locale, names)))}
            labels={shell.card}
          />
        </>
      ) : null}
    </section>
  );
}
