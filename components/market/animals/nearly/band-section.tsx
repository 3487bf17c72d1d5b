'use client';

import type { FavoriteLabels } from '@/components/market/favorites/favorites';
import type { CardModel } from '@/components/market/listings/card-model';
import type { CardLabels } from '@/components/market/listings/listing-card';
import { ListingGrid } from '@/components/market/listings/listing-grid';

interface BandSectionProps {
  /** What the lots give up, which names the elements. */
  name: string;
  title: string;
  /** The search that finds all of them. */
  href: string;
  link: string;
  cards: readonly CardModel[];
  labels: CardLabels;
  favoriteLabels: FavoriteLabels;
}

/** A band of lots below its title. A client component, whose props are smaller than its elements. */
export function BandSection({ name, title, href, link, ...grid }: BandSectionProps) {
  const id = `band-${name}`;
  return (
    <section aria-labelledby={id} className="mt-8">
      <div className="mb-3 flex items-baseline justify-between gap-4">
        <h2 id={id} className="text-18">
          {title}
        </h2>
        <a
          href={href}
          data-soft="page"
          id={`${id}-all`}
          aria-labelledby={`${id}-all ${id}`}
          className="link relative text-14 whitespace-nowrap after:absolute after:-inset-x-2 after:-inset-y-3"
        >
          {link}
        </a>
      </div>
      <ListingGrid id={`${name}-`} layout="band" {...grid} />
    </section>
  );
}
