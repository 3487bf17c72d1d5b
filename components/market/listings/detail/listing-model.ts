import type { HealthModel } from '@/components/market/animals/health-model';
import type { LotModel } from '@/components/market/animals/lot-detail/lot-model';
import type { PapersModel } from '@/components/market/animals/papers-model';
import type { FavoriteLabels } from '@/components/market/favorites/favorites';
import type { BriefCard, InCommon } from '@/components/market/listings/brief-cards';
import type { Figure } from '@/components/market/listings/card-model';
import type { CardLabels } from '@/components/market/listings/listing-card';
import type { BadgeTone } from '@/components/ui/badge';
import type { IconName } from '@/components/ui/icon';
import type { Locale } from '@/lib/core/i18n/locales';
import type { Currency } from '@/lib/core/i18n/currencies';
import type { ShareModel } from '@/lib/market/sharing/dto';
import type { GalleryModel } from './gallery-model';
import type { ListingWords } from './listing-words';
import type { VideoModel } from './video-model';

/**
 * What the page of a listing shows. Everything is sent once, as data; the page is a client component, whose elements are
 * not sent a second time.
 */
export interface ListingModel {
  locale: Locale;
  kind: 'listing' | 'equipment';
  id: string;
  title: string;
  /** The language of the title, if it isn't the page's. */
  titleLang: Locale | undefined;
  location: string;
  description: string | null;
  /** One sentence, shown where the page is shared. */
  summary: string;
  /** The language it is written in. */
  language: Locale;
  /** Says so, on a page in another language. */
  writtenIn: string | null;
  /** As asked; of an animal US dollars per head. */
  price: string;
  /** Where it isn't US dollars. */
  currency?: Currency | undefined;
  /** What a price in another currency comes to, and at which rate. */
  worth?: { figure: Figure | null; note: string } | undefined;
  isNegotiable: boolean;
  isSold: boolean;
  /** Where to make an offer; null where it takes none. */
  offerHref: string | null;
  /** Where to ask for a visit; null where nobody can. */
  visitHref: string | null;
  /** Of sold animals: where to ask for a notice of others like them. */
  notice?: { href: string; label: string } | undefined;
  crumbs: readonly { href: string; label: string }[];
  gallery: GalleryModel;
  /** Beside the date: highlighted, paused, sold … */
  badges: readonly { tone?: BadgeTone; icon: IconName; text: string }[];
  listedAt: string;
  /** Why it isn't on sale; null for one that is. */
  note: { icon: IconName; text: string; help?: { href: string; label: string } } | null;
  video: VideoModel | null;
  factsTitle: string;
  facts: readonly (readonly [name: string, value: Figure | string])[];
  /** Null for equipment, and for an animal whose listing says no more than a price per head. */
  lot: LotModel | null;
  /** Null for equipment. */
  health: HealthModel | null;
  /** Null for equipment, and without any. */
  papers: PapersModel | null;
  /** Null while it isn't public. */
  share: ShareModel | null;
  seller: {
    id: string;
    name: string;
    profileImageUrl: string | null;
    standing: { icon: IconName; tone: string; text: string };
    /** Member since, and the number of active listings. */
    record: string;
  };
  /** Below the price: "per head". */
  /** What the price is of, or that it can be talked about. */
  priceNote: string | undefined;
  /** How it compares with the prices of its class, and where they are. */
  sense?: { text: string; href: string; isBelow: boolean } | null;
  /** Advice before buying. */
  advice: string;
  editHref: string;
  /** The form that begins another listing from it; null if moderators have stopped it. */
  copyHref: string | null;
  /** Null if the listing can't be saved (equipment). */
  favorites: FavoriteLabels | null;
  similar: { title: string; href: string; seeAll: string; cards: readonly BriefCard[]; inCommon: InCommon };
  card: CardLabels;
  words: ListingWords;
  /** The site's origin, for structured data. */
  site: string;
  /** Properties of the structured data that are specific to the kind of product. */
  product: object;
}
