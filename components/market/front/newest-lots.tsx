import type { ReactNode } from 'react';
import { toAnimalListingCard } from '@/components/market/animals/animal-listing-card';
import { RESULTS_ID } from '@/components/market/listings/browse/element-ids';
import { animalNames, cardLabels, favoriteLabels } from '@/components/market/listings/browse/labels';
import { briefCards } from '@/components/market/listings/brief-cards';
import { gridCard } from '@/components/market/listings/grid-card';
import { ListingGrid } from '@/components/market/listings/listing-grid';
import { buttonVariants } from '@/components/ui/button-variants';
import { SectionHead } from '@/components/ui/page/section-head';
import { formatNumber } from '@/lib/core/i18n/format';
import type { Locale } from '@/lib/core/i18n/locales';
import { ANIMALS_PATH, localizedPath } from '@/lib/core/i18n/paths';
import { translator } from '@/lib/core/i18n/translator';
import type { AnimalListingDto } from '@/lib/market/animal-lots/dto';

interface NewestLotsProps {
  locale: Locale;
  listings: readonly AnimalListingDto[];
  /** How many are on sale in all. */
  total: number;
  /** "in Uruguay"; null for everywhere. */
  where: string | null;
  /** The town or region of the visitor, if those nearest come first. */
  near: string | null;
  /** The country of the visitor. */
  home: string | undefined;
  /** Asks where the visitor is. */
  question: ReactNode;
}

/** The newest lots, or those near the visitor, and the ways to all of them and to sell. */
export async function NewestLots({ locale, listings, total, where, near, home, question }: NewestLotsProps) {
  const [t, texts, names, card, favorites] = await Promise.all([
    translator(locale, 'front'),
    translator(locale, 'home'),
    animalNames(locale),
    cardLabels(locale),
    favoriteLabels(locale),
  ]);
  const title = near ? t('near', { place: near }) : where ? t('newestIn', { where }) : t('newest');
  return (
    <section id={RESULTS_ID} tabIndex={-1} aria-labelledby="newest" className="scroll-mt-20 pb-10 outline-none">
      <SectionHead id="newest" title={title}>
        {question}
      </SectionHead>
      <ListingGrid
        {...briefCards(listings.map((listing) => gridCard(toAnimalListingCard(listing, locale, names, home))))}
        labels={card}
        favoriteLabels={favorites}
        inSight={1}
      />
      <p className="mt-6 flex flex-wrap gap-3">
        <a href={localizedPath(locale, ANIMALS_PATH)} className={buttonVariants({ variant: 'secondary' })}>
          {t('all', { total, shown: formatNumber(locale, total) })}
        </a>
        <a
          href={localizedPath(locale, '/create-listing')}
          data-tour="create"
          className={buttonVariants({ variant: 'ghost' })}
        >
          {texts('sell')}
        </a>
      </p>
    </section>
  );
}
