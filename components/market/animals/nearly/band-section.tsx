'use client';

import type { FavoriteLabels } from '@/components/market/favorites/favorites';
import type { CardModel } from '@/components/market/listings/card-model';
import type { CardLabels } from '@/components/market/listings/listing-card';
import { ListingGrid } from '@/components/market/listings/listing-grid';

interface BandSectionProps {
  /** What the lots give up, which names the elements. */
  name: string;
  title: string;
  /** The searches that find all of them. */
  links: readonly { href: string; text: string }[];
  cards: readonly CardModel[];
  labels: CardLabels;
  favoriteLabels: FavoriteLabels;
}

/** A band of lots below its title. A client component, whose props are smaller than its elements. */
export function BandSection({ name, title, links, ...grid }: BandSectionProps) {
  const id = `band-${name}`;
  return (
    <section aria-labelledby={id} className="mt-8">
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-2">
        <h2 id={id} className="text-18">
          {title}
        </h2>
        <p className="flex flex-wrap gap-x-6 gap-y-3">
          {links.map(({ href, text }, at) => (
            <a
              key={href}
              href={href}
              data-soft="page"
              id={`${id}-all${at}`}
              aria-labelledby={`${id}-all${at} ${id}`}
              className="link relative text-14 whitespace-nowrap after:absolute after:-inset-x-2 after:-inset-y-3"
            >
              {text}
            </a>
          ))}
        </p>
      </div>
      <ListingGrid id={`${name}-`} layout="band" {...grid} />
    </section>
  );
}
