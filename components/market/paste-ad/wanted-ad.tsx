'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { SAVE_SEARCH_HASH } from '@/components/market/listings/save-search-hash';
import { Button } from '@/components/ui/button';
import { buttonVariants } from '@/components/ui/button-variants';
import { Icon } from '@/components/ui/icon';
import { localizedPath } from '@/lib/core/i18n/paths';

interface WantedAdProps {
  /** What is asked for, without telephone numbers. */
  text: string;
  isFresh: boolean;
  /** It is for sale all the same. */
  onPublish: () => void;
}

/** A request to buy: what it asks for is searched for or waited for, and nothing else is asked until it is for sale. */
export function WantedAd({ text, isFresh, onPublish }: WantedAdProps) {
  const t = useTranslations('listingForm.paste.wanted');
  const search = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (isFresh) search.current?.focus({ preventScroll: true });
  }, [isFresh]);
  const query = new URLSearchParams({ search: text }).toString();
  const found = localizedPath(useLocale(), `/?${query}`);
  return (
    <section
      data-nothing-else
      aria-labelledby="wanted-title"
      className="grid gap-3 rounded-card border border-pasture bg-surface p-4 inset-ring inset-ring-pasture sm:p-5"
    >
      <div className="grid gap-1">
        <h2 id="wanted-title" className="text-20">
          {t('title')}
        </h2>
        <p className="text-15 text-ink-2">{t('text')}</p>
      </div>
      <div className="flex flex-col gap-2 sm:flex-row sm:flex-wrap">
        <a ref={search} href={found} className={buttonVariants()}>
          <Icon name="search" />
          {t('search')}
        </a>
        <a href={found + SAVE_SEARCH_HASH} className={buttonVariants({ variant: 'secondary' })}>
          <Icon name="bell" />
          {t('notify')}
        </a>
        <Button variant="ghost" onClick={onPublish}>
          {t('anyway')}
        </Button>
      </div>
    </section>
  );
}
