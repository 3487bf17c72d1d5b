'use client';

import { wholeCards, type BriefCard, type InCommon } from '../brief-cards';
import { JsonLd } from '../json-ld';

interface ResultsJsonLdProps {
  cards: readonly BriefCard[];
  inCommon: InCommon;
  /** Position of the first card among all results. */
  first: number;
  total: number;
  site: string;
}

/**
 * The results as structured data. A client component, because the browser receives the cards anyway and needn't
 * receive them twice.
 */
export function ResultsJsonLd({ cards, inCommon, first, total, site }: ResultsJsonLdProps) {
  return (
    <JsonLd
      data={{
        '@context': 'https://schema.org',
        '@type': 'ItemList',
        numberOfItems: total,
        itemListElement: wholeCards(cards, inCommon).map((card, index) => ({
          '@type': 'ListItem',
          position: first + index,
          url: site + card.href,
        })),
      }}
    />
  );
}
