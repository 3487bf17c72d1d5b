import type { ReactNode } from 'react';
import { placeIn } from '@/lib/core/i18n/country';
import type { Locale } from '@/lib/core/i18n/locales';
import type { OfferedListingDto } from '@/lib/deals/offers/dto';

interface ListingStripProps {
  listing: Pick<OfferedListingDto, 'id' | 'title' | 'image' | 'location'>;
  locale: Locale;
  href: string;
  /** Below the title, such as the price and how many heads are left. */
  children: ReactNode;
}

/** The listing that an offer or a visit is for. */
export function ListingStrip({ listing, locale, href, children }: ListingStripProps) {
  return (
    <a
      href={href}
      className="flex min-h-16 items-center gap-3 rounded-card border border-line bg-surface py-1.5 pr-3 pl-1.5 hover:border-line-strong"
    >
      <img
        src={listing.image}
        alt=""
        width={68}
        height={51}
        className="h-12.75 w-17 flex-none rounded-small object-cover"
      />
      <span className="min-w-0 flex-1">
        <span className="block truncate text-15 leading-snug font-semibold">{listing.title}</span>
        <span className="block truncate text-14 text-ink-2 tabular-nums">{children}</span>
        <span className="sr-only">{placeIn(listing.location, locale)}</span>
      </span>
    </a>
  );
}
