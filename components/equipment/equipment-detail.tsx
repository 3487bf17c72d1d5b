import { offerJsonLd } from '@/components/listings/detail/listing-json-ld';
import { OfferDetail } from '@/components/listings/detail/offer-detail';
import type { EquipmentDetailDto, EquipmentDto } from '@/lib/equipment/dto';
import { equipmentQueryString } from '@/lib/equipment/query-schema';
import type { Locale } from '@/lib/i18n/locales';
import { localizedPath } from '@/lib/i18n/paths';
import { translator } from '@/lib/i18n/translator';
import { toEquipmentCard } from './equipment-card';
import { equipmentNames } from './labels';

interface EquipmentDetailProps {
  locale: Locale;
  equipment: EquipmentDetailDto;
  similar: EquipmentDto[];
  siteUrl: URL;
}

/** schema.org knows new and used. */
const CONDITION = (condition: EquipmentDto['condition']) =>
  `https://schema.org/${condition === 'new' ? 'New' : 'Used'}Condition`;

/** The page of one piece of equipment, the same for everybody: what is personal comes to it in the browser. */
export async function EquipmentDetail({ locale, equipment, similar, siteUrl }: EquipmentDetailProps) {
  const [t, words, names] = await Promise.all([
    translator(locale, 'listing'),
    translator(locale, 'equipment'),
    equipmentNames(locale),
  ]);
  const { id, category, condition, brand, model, year, priceNegotiable } = equipment;
  const path = (query: Parameters<typeof equipmentQueryString>[0]) =>
    localizedPath(locale, `/equipment${equipmentQueryString(query)}`);
  const crumbs = [
    { href: path({}), label: words('title') },
    { href: path({ category }), label: names.categories[category] },
  ];
  const unknown = t('unknown');
  return (
    <OfferDetail
      {...{ locale, crumbs }}
      offer={equipment}
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
      editPath={`/edit-equipment/${id}`}
      favorites={null}
      similar={{
        title: words('similar'),
        cards: similar.map((other) => toEquipmentCard(other, locale, names)),
        href: path({ category }),
        name: names.categories[category],
      }}
      jsonLd={offerJsonLd(equipment, {
        siteUrl,
        locale,
        crumbs,
        path: `/equipment/${id}`,
        product: {
          category: names.categories[category],
          itemCondition: CONDITION(condition),
          ...(brand ? { brand: { '@type': 'Brand', name: brand } } : {}),
          ...(model ? { model } : {}),
          ...(year ? { productionDate: String(year) } : {}),
        },
      })}
    />
  );
}
