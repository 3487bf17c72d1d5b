import { ListingDetail } from '@/components/market/listings/detail/listing-detail';
import { gridCard } from '@/components/market/listings/grid-card';
import type { EquipmentListingDetailDto, EquipmentListingDto } from '@/lib/market/equipment/dto';
import { equipmentListingQueryString } from '@/lib/market/equipment/query-schema';
import { currencySign } from '@/lib/core/i18n/currencies';
import { formatDays, formatPrice } from '@/lib/core/i18n/format';
import type { Locale } from '@/lib/core/i18n/locales';
import { localizedPath } from '@/lib/core/i18n/paths';
import { translator } from '@/lib/core/i18n/translator';
import { shareEquipment } from '@/lib/market/sharing/subject';
import { toEquipmentListingCard } from './equipment-listing-card';
import { equipmentListingSummary } from './equipment-listing-metadata';
import { equipmentNames } from './labels';
import { worthInDollars } from './worth-in-dollars';

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

type Words = Awaited<ReturnType<typeof translator<'equipment'>>>;

/** What a price in another currency comes to while it is on sale, with the rate and its day. */
function worthOf(locale: Locale, equipment: EquipmentListingDetailDto, words: Words) {
  const { rate, priceCurrency, comparable, status } = equipment;
  if (!rate || status !== 'active') return undefined;
  const day = formatDays(locale, rate.on);
  const perUsd = `${currencySign(locale, priceCurrency)}\u00a0${formatPrice(locale, rate.perUsd, 6)}`;
  return {
    figure: worthInDollars(equipment, locale),
    note: comparable
      ? [words('rate', { rate: perUsd, day }), rate.stale && words('rateStale')].filter(Boolean).join(' ')
      : words('rateOld', { day }),
  };
}

/** The page of an equipment listing. It is cached and the same for everyone; personal parts load in the browser. */
export async function EquipmentListingDetail({ locale, equipment, similar, siteUrl, isOwner }: EquipmentDetailProps) {
  const [words, names] = await Promise.all([translator(locale, 'equipment'), equipmentNames(locale)]);
  const { id, category, condition, brand, model, year, priceNegotiable, priceCurrency } = equipment;
  const path = (query: Parameters<typeof equipmentListingQueryString>[0]) =>
    localizedPath(locale, `/equipment${equipmentListingQueryString(query)}`);
  const crumbs = [
    { href: path({}), label: words('title') },
    { href: path({ category }), label: names.categories[category] },
  ];
  return (
    <ListingDetail
      isOwner={isOwner}
      {...{ locale, crumbs }}
      listing={{ ...equipment, price: equipment.priceAmount }}
      currency={priceCurrency === 'USD' ? undefined : priceCurrency}
      worth={worthOf(locale, equipment, words)}
      kind="equipment"
      stock={`/art/stock-equipment-${category}.webp`}
      factsTitle={words('facts')}
      facts={[
        [words('condition'), names.conditions[condition]],
        ...(brand ? ([[words('brand'), brand]] as const) : []),
        ...(model ? ([[words('model'), model]] as const) : []),
        ...(year ? ([[words('year'), String(year)]] as const) : []),
      ]}
      priceNote={priceNegotiable ? words('negotiable') : undefined}
      advice={words('advice')}
      soldNote={words('soldNote')}
      summary={await equipmentListingSummary(locale, equipment)}
      editPath={`/edit-equipment/${id}`}
      favorites={null}
      similar={{
        title: words('similar'),
        cards: similar.map((other) => gridCard(toEquipmentListingCard(other, locale, names))),
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
