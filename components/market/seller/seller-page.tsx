import { toAnimalListingCard } from '@/components/market/animals/animal-listing-card';
import { toEquipmentListingCard } from '@/components/market/equipment/equipment-listing-card';
import { equipmentNames } from '@/components/market/equipment/labels';
import { animalNames, cardLabels, favoriteLabels } from '@/components/market/listings/browse/labels';
import { JsonLd } from '@/components/market/listings/json-ld';
import { ListedOn } from '@/components/market/listings/detail/listed-on';
import { gridCard } from '@/components/market/listings/grid-card';
import { ListingGrid } from '@/components/market/listings/listing-grid';
import { Avatar } from '@/components/ui/avatar';
import { buttonVariants } from '@/components/ui/button-variants';
import { Icon } from '@/components/ui/icon';
import { Pagination } from '@/components/ui/pagination/pagination';
import { shareLabels } from '@/components/ui/sharing/labels';
import { ShareMenu } from '@/components/ui/sharing/share-menu';
import { EmptyState } from '@/components/ui/panel';
import type { PublicPersonDto } from '@/lib/accounts/accounts/dto';
import type { AnimalListingDto } from '@/lib/market/animal-lots/dto';
import type { DealFigures } from '@/lib/deals/deals/dto';
import type { EquipmentListingDto } from '@/lib/market/equipment/dto';
import { placeIn } from '@/lib/core/i18n/country';
import type { Locale } from '@/lib/core/i18n/locales';
import { localizedPath } from '@/lib/core/i18n/paths';
import { translator } from '@/lib/core/i18n/translator';
import { sharedSeller, shareModel } from '@/lib/market/sharing/subject';
import { DealFacts } from './deal-facts';
import { SellerReport } from './seller-report';

interface SellerPageProps {
  locale: Locale;
  seller: PublicPersonDto;
  listings: AnimalListingDto[];
  /** Shown on the first page. */
  equipment: EquipmentListingDto[];
  total: number;
  page: number;
  totalPages: number;
  siteUrl: URL;
  figures: DealFigures;
}

/** Cards of the grid that a 1280 × 800 screen shows before scrolling. */
const IN_SIGHT = 3;

/** Returns the path of a page of a seller's listings. */
export function sellerPath(id: string, page = 1): string {
  return page === 1 ? `/seller/${id}` : `/seller/${id}/${page}`;
}

function profileJsonLd({ seller, siteUrl, locale }: Pick<SellerPageProps, 'seller' | 'siteUrl' | 'locale'>): object {
  const url = new URL(localizedPath(locale, sellerPath(seller.id)), siteUrl).href;
  return {
    '@context': 'https://schema.org',
    '@type': 'ProfilePage',
    url,
    dateCreated: seller.memberSince,
    mainEntity: {
      '@type': 'Person',
      '@id': url,
      name: seller.name,
      ...(seller.profileImageUrl ? { image: new URL(seller.profileImageUrl, siteUrl).href } : {}),
      ...(seller.location ? { homeLocation: { '@type': 'Place', name: seller.location } } : {}),
    },
  };
}

/** A seller and everything they have on sale. */
export async function SellerPage({
  locale,
  seller,
  listings,
  equipment,
  total,
  page,
  totalPages,
  siteUrl,
  figures,
}: SellerPageProps) {
  const [t, report, home, animals, card, favorites, names, sharing, shared] = await Promise.all([
    translator(locale, 'seller'),
    translator(locale, 'report'),
    translator(locale, 'home'),
    animalNames(locale),
    cardLabels(locale),
    favoriteLabels(locale),
    equipmentNames(locale),
    shareLabels(locale),
    sharedSeller(locale, seller, { total, first: listings[0] }),
  ]);
  const path = (to: string) => localizedPath(locale, to);
  const cards = listings.map((listing) => gridCard(toAnimalListingCard(listing, locale, animals)));
  const badge = {
    verified: { text: t('verified'), icon: 'badge-check', tone: 'text-pasture-ink' },
    pending: { text: t('pending'), icon: 'clock', tone: 'text-wheat-ink' },
    unverified: { text: t('unverified'), icon: 'circle-user', tone: 'text-ink-2' },
    rejected: { text: t('unverified'), icon: 'circle-user', tone: 'text-ink-2' },
  } as const;
  const { text, icon, tone } = badge[seller.verificationStatus];

  return (
    <div className="wrap pb-10 sm:pb-16">
      <header className="flex flex-wrap items-start gap-x-6 gap-y-4 border-b border-line py-6 sm:items-center sm:py-10">
        <Avatar person={{ firstName: seller.name, profileImageUrl: seller.profileImageUrl }} size={96} tone="pasture" />
        <div className="min-w-0 flex-1 basis-60">
          <h1 className="[overflow-wrap:anywhere]">{seller.name}</h1>
          <ul className="mt-2.5 flex flex-wrap gap-x-5 gap-y-1.5 text-15 text-ink-2">
            <li className={`flex items-center gap-1.5 font-semibold ${tone}`}>
              <Icon name={icon} />
              {text}
            </li>
            {seller.phoneConfirmed ? (
              <li className="flex items-center gap-1.5">
                <Icon name="smartphone" />
                {t('phoneConfirmed')}
              </li>
            ) : null}
            {seller.location && total > 0 ? (
              <li className="flex items-center gap-1.5">
                <Icon name="map-pin" />
                {placeIn(seller.location, locale)}
              </li>
            ) : null}
            <li className="flex items-center gap-1.5">
              <Icon name="calendar" />
              <ListedOn at={seller.memberSince} sentence={t('memberSince', { date: '{date}' })} locale={locale} />
            </li>
            <DealFacts figures={figures} locale={locale} />
          </ul>
        </div>
        <ShareMenu share={shareModel(shared, siteUrl.origin)} labels={sharing} />
      </header>
      <section aria-labelledby="on-sale" className="pt-6 sm:pt-8">
        <h2 id="on-sale" className="mb-4">
          {t('onSale')}{' '}
          <span className="ml-1 font-text text-16 font-normal tracking-normal text-ink-2 tabular-nums">
            {t('count', { count: total })}
          </span>
        </h2>
        {cards.length > 0 ? (
          <ListingGrid cards={cards} labels={card} favoriteLabels={favorites} inSight={IN_SIGHT} />
        ) : (
          <EmptyState
            picture="/art/empty.webp"
            title={t('emptyTitle')}
            action={
              <a href={path('/')} className={buttonVariants()}>
                {t('browse')}
              </a>
            }
          >
            {t('emptyText')}
          </EmptyState>
        )}
        <Pagination
          page={page}
          totalPages={totalPages}
          href={(to) => path(sellerPath(seller.id, to))}
          labels={{
            pages: home('pages'),
            previous: home('previous'),
            next: home('next'),
            page: (number) => home('page', { page: number }),
          }}
        />
      </section>
      {equipment.length > 0 ? (
        <section aria-labelledby="equipment-on-sale" className="pt-10">
          <h2 id="equipment-on-sale" className="mb-4">
            {t('equipment')}
          </h2>
          <ListingGrid
            cards={equipment.map((one) => gridCard(toEquipmentListingCard(one, locale, names)))}
            labels={card}
          />
        </section>
      ) : null}
      <div className="pt-10">
        <SellerReport
          id={seller.id}
          name={seller.name}
          label={t('report')}
          failure={{ failed: report('failed'), offline: report('offline') }}
        />
      </div>
      <JsonLd data={profileJsonLd({ seller, siteUrl, locale })} />
    </div>
  );
}
