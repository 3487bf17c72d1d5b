import type { HealthModel } from '@/components/market/animals/health-model';
import type { LotModel } from '@/components/market/animals/lot-detail/lot-model';
import type { PapersModel } from '@/components/market/animals/papers-model';
import type { FavoriteLabels } from '@/components/market/favorites/favorites';
import { cardLabels } from '@/components/market/listings/browse/labels';
import { helpPath } from '@/lib/pages/help/schema';
import { titleIn } from '@/lib/market/animal-lots/lots/title';
import { placeIn } from '@/lib/core/i18n/country';
import { foreignLanguage, type Locale } from '@/lib/core/i18n/locales';
import { localizedPath } from '@/lib/core/i18n/paths';
import { translator } from '@/lib/core/i18n/translator';
import type { CardModel } from '@/components/market/listings/card-model';
import { briefCards } from '@/components/market/listings/brief-cards';
import { gridCard } from '@/components/market/listings/grid-card';
import type { ListingDto, ListingDetailDto } from '@/lib/market/listings/dto';
import { appealPath, copyPath } from '@/lib/core/topics/schema';
import { galleryModel } from './gallery-model';
import type { ListingModel } from './listing-model';
import { ListingView } from './listing-view';
import { listingWords } from './listing-words';
import { videoModel } from './video-model';

interface ListingDetailProps extends Pick<
  ListingModel,
  | 'locale'
  | 'kind'
  | 'crumbs'
  | 'currency'
  | 'worth'
  | 'notice'
  | 'factsTitle'
  | 'facts'
  | 'priceNote'
  | 'sense'
  | 'advice'
  | 'summary'
  | 'share'
  | 'product'
> {
  listing: ListingDetailDto<ListingDto> & Pick<Parameters<typeof titleIn>[0], 'lot'>;
  /** The illustration that replaces a missing picture. */
  stock: string;
  /** An uploaded video. */
  videoFile?: string | null;
  lot?: LotModel | null;
  offerHref?: string | null;
  visitHref?: string | null;
  health?: HealthModel | null;
  papers?: PapersModel | null;
  /** The note on a sold listing. */
  soldNote: string;
  editPath: string;
  /** Null if the listing can't be saved (equipment). */
  favorites: FavoriteLabels | null;
  similar: Pick<ListingModel['similar'], 'title' | 'href'> & { name: string; cards: readonly CardModel[] };
  siteUrl: URL;
  /** Whether all of its heads are in deals, which takes it off sale. */
  isReserved?: boolean;
  /** Whether the viewer is who may appeal if it was taken down. */
  isOwner?: boolean | undefined;
}

type T = Awaited<ReturnType<typeof translator<'listing'>>>;

/** The badges beside the date. */
async function badgesOf(
  { highlightUntil, status, takenDown, held }: ListingDetailDto<ListingDto>,
  isReserved: boolean,
  locale: Locale,
  t: T,
): Promise<ListingModel['badges']> {
  const [life, card] = await Promise.all([translator(locale, 'listingLife'), cardLabels(locale)]);
  const badges: ListingModel['badges'][number][] = [];
  if (highlightUntil) badges.push({ tone: 'highlight', icon: 'star', text: card.highlighted });
  if (status === 'paused')
    badges.push(
      takenDown
        ? { tone: 'error', icon: 'flag', text: t('takenDown') }
        : held
          ? { tone: 'pending', icon: 'shield-check', text: t('held') }
          : { icon: 'pause', text: t(isReserved ? 'reserved' : 'paused') },
    );
  if (status === 'sold') badges.push({ tone: 'info', icon: 'check', text: life('sold') });
  if (status === 'expired') badges.push({ tone: 'error', icon: 'clock', text: life('expired') });
  return badges;
}

/** Why the listing isn't on sale. */
async function noteOf(
  { status, takenDown, held }: ListingDetailDto<ListingDto>,
  isReserved: boolean,
  soldNote: string,
  whyPath: string,
  locale: Locale,
  t: T,
): Promise<ListingModel['note']> {
  const life = await translator(locale, 'listingLife');
  switch (status) {
    case 'active':
      return null;
    case 'sold':
      return { icon: 'info', text: soldNote };
    case 'expired':
      return { icon: 'info', text: life('expiredText') };
    case 'paused':
      if (held)
        return {
          icon: 'shield-check',
          text: t('heldText'),
          help: { href: localizedPath(locale, whyPath), label: t('heldAnswer') },
        };
      return takenDown
        ? {
            icon: 'flag',
            text: t('takenDownText'),
            help: { href: localizedPath(locale, whyPath), label: t('takenDownHelp') },
          }
        : { icon: 'pause', text: t(isReserved ? 'notFoundReserved' : 'pausedText') };
  }
}

function sellerOf(
  { seller, verificationStatus }: ListingDetailDto<ListingDto>,
  locale: Locale,
  t: T,
): ListingModel['seller'] {
  const { id, name, profileImageUrl, memberSince, phoneConfirmed, activeListings } = seller;
  const unverified = { icon: 'circle-user', tone: 'text-ink-2', text: t('sellerUnverified') } as const;
  return {
    id,
    name,
    profileImageUrl,
    standing: {
      verified: { icon: 'badge-check', tone: 'text-pasture-ink', text: t('sellerVerified') } as const,
      pending: { icon: 'clock', tone: 'text-wheat-ink', text: t('sellerPending') } as const,
      unverified,
      rejected: unverified,
    }[verificationStatus],
    record: [
      ...(phoneConfirmed ? [t('phoneConfirmed')] : []),
      t('memberSince', { year: memberSince.slice(0, 4) }),
      t('activeListings', { count: activeListings }),
    ].join(' · '),
  };
}

/** The page of any listing. What it shows is put into words here; the rest is ListingView's. */
export async function ListingDetail({
  listing,
  stock,
  videoFile = null,
  lot = null,
  offerHref = null,
  visitHref = null,
  health,
  papers = null,
  soldNote,
  editPath,
  similar: { name, cards, ...similar },
  siteUrl,
  isReserved = false,
  isOwner = false,
  ...props
}: ListingDetailProps) {
  const { locale, kind } = props;
  const { id } = listing;
  const t = await translator(locale, 'listing');
  const [card, words, badges, note] = await Promise.all([
    cardLabels(locale),
    listingWords(locale),
    badgesOf(listing, isReserved, locale, t),
    noteOf(listing, isReserved, soldNote, isOwner ? appealPath({ kind, id }) : helpPath('taken-down'), locale, t),
  ]);
  const { language, imageDetails: images } = listing;
  const { title, language: titleLanguage } = titleIn(listing, locale);
  const lang = foreignLanguage(language, locale);
  return (
    <ListingView
      model={{
        ...props,
        id,
        title,
        titleLang: foreignLanguage(titleLanguage, locale),
        location: placeIn(listing.location, locale),
        description: listing.description,
        language,
        writtenIn: lang ? t(`writtenIn.${lang}`) : null,
        price: listing.price,
        isNegotiable: listing.priceNegotiable ?? false,
        isSold: listing.status === 'sold',
        gallery: galleryModel({ title, images, stock }, t),
        badges,
        listedAt: listing.createdAt,
        note,
        video: videoModel(
          { title, file: videoFile, link: listing.youtubeUrl, poster: images[0]?.urls[800] ?? stock },
          t,
        ),
        lot,
        offerHref,
        visitHref,
        health: health ?? null,
        papers,
        seller: sellerOf(listing, locale, t),
        editHref: localizedPath(locale, editPath),
        copyHref: listing.takenDown || listing.held ? null : localizedPath(locale, copyPath({ kind, id })),
        similar: { ...similar, ...briefCards(cards.map(gridCard)), seeAll: t('seeAll', { name }) },
        card,
        words,
        site: siteUrl.origin,
      }}
    />
  );
}
