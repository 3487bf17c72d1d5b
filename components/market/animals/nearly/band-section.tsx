'use client';

import type { FavoriteLabels } from '@/components/market/favorites/favorites';
import type { BriefCard, InCommon } from '@/components/market/listings/brief-cards';
import type { HeadedFlow } from '@/components/market/listings/in-flow';
import type { CardLabels } from '@/components/market/listings/listing-card';
import { ListingGrid } from '@/components/market/listings/listing-grid';

interface BandSectionProps {
  /** What the lots give up, which names the elements. */
  name: string;
  title: string;
  /** The search that finds all of them, if there are more. */
  link?: { href: string; text: string } | undefined;
  cards: readonly BriefCard[];
  inCommon: InCommon;
  labels: CardLabels;
  favoriteLabels: FavoriteLabels;
  flow: HeadedFlow;
}

/** A band of lots below its title. A client component, whose props are smaller than its elements. */
export function BandSection({ name, title, link, ...grid }: BandSectionProps) {
  const id = `band-${name}`;
  return (
    <section aria-labelledby={id} className="not-first:mt-6 sm:not-first:mt-8">
      <div className="band-head" style={{ gridArea: grid.flow.head }}>
        <h2 id={id} className="text-18">
          {title}
        </h2>
        {link ? (
          <a href={link.href} data-soft="page" id={`${id}-all`} aria-labelledby={`${id}-all ${id}`} className="link">
            {link.text}
          </a>
        ) : null}
      </div>
      <ListingGrid id={`${name}-`} layout="band" {...grid} />
    </section>
  );
}
