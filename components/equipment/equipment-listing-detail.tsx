import { ListingDetail } from '@/components/listings/detail/listing-detail';
import type { EquipmentListingDetailDto, EquipmentListingDto } from '@/lib/equipment/dto';
import { equipmentListingQueryString } from '@/lib/equipment/query-schema';
import type { Locale } from '@/lib/i18n/locales';
import { localizedPath } from '@/lib/i18n/paths';
import { translator } from '@/lib/i18n/translator';
import { shareEquipment } from '@/lib/sharing/subject';
import { toEquipmentListingCard } from './equipment-listing-card';
import { equipmentListingSummary } from './equipment-listing-metadata';
import { equipmentNames } from './labels';

interface EquipmentDetailProps {
  locale: Locale;
  equipment: EquipmentListingDetailDto;
  similar: EquipmentListingDto[];
  siteUrl: URL;
  /** Whether the viewer is its owner, which only its private page knows. */
  isOwner?: boolean;
}

/** schema.org distinguishes only new and used. */
const CONDITION = (condition: EquipmentListingDto['condition']) =>
  `https://schema.org/${condition === 'new' ? 'New' : 'Used'}Condition`;

/** The page of an equipment listing. It is cached and the same for everyone; personal parts load in the browser. */
export async function EquipmentListingDetail({ locale, equipment, similar, siteUrl, isOwner }: EquipmentDetailProps) {
  const [t, words, names] = await Promise.all([
    translator(locale, 'listing'),
    translator(locale, 'equipment'),
    equipmentNames(locale),
  ]);
  const { id, category, condition, brand, model, year, priceNegotiable } = equipment;
  const path = (query: Parameters<typeof equipmentListingQueryString>[0]) =>
    localizedPath(locale, `/equipment${equipmentListingQueryString(query)}`);
  const crumbs = [
    { href: path({}), label: words('title') },
    { href: path({ category }), label: names.categories[category] },
  ];
  const unknown = t('unknown');
  return (
    <ListingDetail
      isOwner={isOwner}
      {...{ locale, crumbs }}
      listing={equipment}
      kind="equipment"
      stock={`/art/stock-equipment-${category}.webp`}
      factsTitle={words('facts')}
      facts={[
        [words('condition'), names.conditions[condition]],
        [words('brand'), brand ?? unknown],
        [words('model'), model ?? unknown],
        [words('year'), year?.toString() ?? unknown],
      ]}
      priceNote={priceNegotiable ? words('negotiable') : words('fixed')}
      advice={words('advice')}
      soldNote={words('soldNote')}
      summary={await equipmentListingSummary(locale, equipment)}
      editPath={`/edit-equipment/${id}`}
      favorites={null}
      similar={{
        title: words('similar'),
        cards: similar.map((other) => toEquipmentListingCard(other, locale, names)),
        href: path({ category }),
        name: names.categories[category],
      }}
      product={{
        category: names.categories[category],
        itemCondition: CONDITION(condition),
        ...(brand ? { brand: { '@type': 'Brand', name: brand } } : {}),
        ...(model ? { model } : {}),
        ...(year ? { productionDate: String(year) } : {}),
      }}
      share={await shareEquipment(locale, equipment, siteUrl.origin)}
      siteUrl={siteUrl}
    />
  );
}
