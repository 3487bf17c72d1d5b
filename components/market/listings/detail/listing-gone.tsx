'use client';

import { useEffect, useState } from 'react';
import { buttonVariants } from '@/components/ui/button-variants';
import { NotFoundScreen } from '@/components/ui/page/not-found-screen';
import { BackLink } from './back-link';

type OffSale = { status: 'paused' | 'reserved' | 'expired'; similar: string };

interface ListingGoneProps {
  api: '/api/cattle' | '/api/equipment';
  /** The list that its like are in. */
  listHref: string;
  labels: Record<'title' | 'text' | OffSale['status'] | 'similar' | 'back', string>;
}

/**
 * Shown instead of a listing that doesn't exist or that the viewer may not see. The screen is the same for all, since a
 * page that isn't found is rendered without its address: that the owner paused it is asked for.
 */
export function ListingGone({ api, listHref, labels }: ListingGoneProps) {
  const [offSale, setOffSale] = useState<OffSale | null>(null);
  useEffect(() => {
    const ask = async () => {
      const response = await fetch(`${api}/${window.location.pathname.split('/').at(-1)}/off-sale`);
      if (response.ok) setOffSale((await response.json()) as OffSale | null);
    };
    // Without an answer the screen says what may be.
    ask().catch(() => undefined);
  }, [api]);
  return (
    <NotFoundScreen title={labels.title} text={offSale ? labels[offSale.status] : labels.text}>
      <div className="flex flex-wrap justify-center gap-2">
        {offSale ? (
          <a href={listHref + offSale.similar} className={buttonVariants({ size: 'lg' })}>
            {labels.similar}
          </a>
        ) : null}
        <BackLink href={listHref} className={buttonVariants({ size: 'lg', ...(offSale && { variant: 'secondary' }) })}>
          {labels.back}
        </BackLink>
      </div>
    </NotFoundScreen>
  );
}
