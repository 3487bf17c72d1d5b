'use client';

import { Fragment } from 'react';
import type { FavoriteLabels } from '@/components/market/favorites/favorites';
import type { BriefCard, InCommon } from '@/components/market/listings/brief-cards';
import type { HeadedFlow } from '@/components/market/listings/in-flow';
import type { CardLabels } from '@/components/market/listings/listing-card';
import { ListingGrid } from '@/components/market/listings/listing-grid';

interface BandSectionProps {
  /** What the lots give up, which names the elements. */
  name: string;
  title: string;
  /** The searches that find all of them. */
  links: readonly { href: string; text: string }[];
  cards: readonly BriefCard[];
  inCommon: InCommon;
  labels: CardLabels;
  favoriteLabels: FavoriteLabels;
  flow: HeadedFlow;
}

/**
 * A band of lots below its title, whose parts lead where a search is called the same; other searches stand beside it. A
 * client component, whose props are smaller than its elements.
 */
export function BandSection({ name, title, links, ...grid }: BandSectionProps) {
  const id = `band-${name}`;
  const parts = title.split(' · ');
  const beside = links.filter(({ text }) => !parts.includes(text));
  const titled = (part: string) => {
    const link = links.find(({ text }) => text === part);
    if (!link) return part;
    return (
      <a href={link.href} data-soft="page" className="link">
        {part}
      </a>
    );
  };
  return (
    <section aria-labelledby={id} className="max-sm:pt-3 not-first:mt-8">
      <div className="band-head" style={{ gridArea: grid.flow.head }}>
        <h2 id={id} className="text-18">
          {parts.map((part, at) => (
            <Fragment key={part}>
              {at > 0 ? ' · ' : null}
              {titled(part)}
            </Fragment>
          ))}
        </h2>
        {beside.length > 0 ? (
          <p>
            {beside.map(({ href, text }, at) => (
              <a
                key={href}
                href={href}
                data-soft="page"
                id={`${id}-all${at}`}
                aria-labelledby={`${id}-all${at} ${id}`}
                className="link"
              >
                {text}
              </a>
            ))}
          </p>
        ) : null}
      </div>
      <ListingGrid id={`${name}-`} layout="band" {...grid} />
    </section>
  );
}
