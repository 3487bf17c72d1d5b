'use client';

import type { ReactNode } from 'react';
import type { FavoriteLabels } from '@/components/market/favorites/favorites';
import type { BriefCard, InCommon } from '@/components/market/listings/brief-cards';
import { inFlow } from '@/components/market/listings/in-flow';
import type { CardLabels } from '@/components/market/listings/listing-card';
import { ListingGrid } from '@/components/market/listings/listing-grid';

/** Lots that give up the same. */
export interface BandOfCards {
  /** What they give up, which names the elements. */
  name: string;
  title: string;
  /** The search that finds all of them, if there are more. */
  link?: { href: string; text: string } | undefined;
  cards: readonly BriefCard[];
}

interface BandSectionsProps {
  bands: readonly BandOfCards[];
  inCommon: InCommon;
  labels: CardLabels;
  favoriteLabels: FavoriteLabels;
  /** So many lots that are exactly what was asked stand before them. */
  exact: number;
  /** Below those: what can be done where they are few. */
  alert?: ReactNode;
}

/**
 * Bands of lots below their titles, among what is exactly what was asked. A client component, whose props are smaller than
 * its elements.
 */
export function BandSections({ bands, exact, alert, ...grid }: BandSectionsProps) {
  const hasAlert = Boolean(alert);
  const { below, others } = inFlow(
    exact,
    bands.map(({ cards }) => cards.length),
    hasAlert,
  );
  return (
    <>
      {hasAlert ? (
        <div className="results-alert" style={{ gridRow: below }}>
          {alert}
        </div>
      ) : null}
      {bands.map(({ name, title, link, cards }, nth) => {
        const id = `band-${name}`;
        const flow = others[nth];
        return (
          <section key={name} aria-labelledby={id} className="band-section">
            <div className="band-head" style={{ gridArea: flow?.head }}>
              <h2 id={id} className="text-18">
                {title}
              </h2>
              {link ? (
                <a
                  href={link.href}
                  data-soft="page"
                  id={`${id}-all`}
                  aria-labelledby={`${id}-all ${id}`}
                  className="link"
                >
                  {link.text}
                </a>
              ) : null}
            </div>
            <ListingGrid layout="band" {...grid} cards={cards} flow={flow} />
          </section>
        );
      })}
    </>
  );
}
