'use client';

import { useEffect, useState } from 'react';
import { SAVE_SEARCH_HASH } from '@/components/market/listings/save-search-hash';
import { buttonVariants } from '@/components/ui/button-variants';
import { Icon } from '@/components/ui/icon';
import { NotFoundScreen } from '@/components/ui/page/not-found-screen';
import type { Locale } from '@/lib/core/i18n/locales';
import type { OffSale } from '@/lib/market/topics/dto';
import { BackLink } from './back-link';

interface ListingGoneProps {
  locale: Locale;
  api: '/api/cattle' | '/api/equipment';
  /** The list that its like are in. */
  listHref: string;
  labels: Record<'title' | 'text' | OffSale['status'] | `${OffSale['status']}Title` | 'similar' | 'back', string>;
  /** Asks for a notice of others like it; equipment has none. */
  notice?: string | undefined;
}

/**
 * Shown instead of a listing that doesn't exist or that the viewer may not see. The screen is the same for all, since a
 * page that isn't found is rendered without its address: what it is and that the owner paused it is asked for.
 */
export function ListingGone({ locale, api, listHref, labels, notice }: ListingGoneProps) {
  const [offSale, setOffSale] = useState<OffSale | null>(null);
  useEffect(() => {
    const ask = async () => {
      const response = await fetch(`${api}/${window.location.pathname.split('/').at(-1)}/off-sale`);
      if (response.ok) setOffSale((await response.json()) as OffSale | null);
    };
    // Without an answer the screen says what may be.
    ask().catch(() => undefined);
  }, [api]);
  const back = (
    <BackLink href={listHref} className={buttonVariants({ size: 'lg', ...(offSale && { variant: 'ghost' }) })}>
      {labels.back}
    </BackLink>
  );
  if (!offSale)
    return (
      <NotFoundScreen title={labels.title} text={labels.text}>
        {back}
      </NotFoundScreen>
    );
  const { status, titles, similar, picture } = offSale;
  return (
    <NotFoundScreen title={labels[`${status}Title`]} text={labels[status]} picture={picture}>
      <p lang={titles ? undefined : offSale.language} className="head -mt-2 mb-6 text-20">
        {titles?.[locale] ?? offSale.title}
      </p>
      <div className="flex flex-wrap justify-center gap-2">
        <a href={listHref + similar} className={buttonVariants({ size: 'lg' })}>
          {labels.similar}
        </a>
        {notice ? (
          <a
            href={listHref + similar + SAVE_SEARCH_HASH}
            className={buttonVariants({ size: 'lg', variant: 'secondary' })}
          >
            <Icon name="bell" />
            {notice}
          </a>
        ) : null}
        {back}
      </div>
    </NotFoundScreen>
  );
}
