'use client';

import { useState, type MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import { SHEET_ID } from '@/components/market/listings/browse/element-ids';
import { buttonVariants } from '@/components/ui/button-variants';
import { Icon } from '@/components/ui/icon';
import { fetchWords } from '@/components/ui/shared-data/fetch-words';
import type { Locale } from '@/lib/core/i18n/locales';
import type { MapFilterWords } from './filter-words';
import type { MapFilterSheet } from './map-filter-sheet';

interface Loaded {
  locale: Locale;
  words: MapFilterWords;
  Sheet: typeof MapFilterSheet;
}

/** Loaded for the map before: the one that a filter has drawn has the sheet at once, which stays open. */
let last: Loaded | null = null;

async function load(locale: Locale): Promise<Loaded> {
  const [words, { MapFilterSheet: Sheet }] = await Promise.all([
    fetchWords<MapFilterWords>('map-filters'),
    import('./map-filter-sheet'),
  ]);
  return { locale, words, Sheet };
}

/** Opens the filters over the map. Few visitors do, so they load then; without scripts, or an answer, they are a page. */
export function MapFilters({ locale, href, label }: { locale: Locale; href: string; label: string }) {
  const [loaded, setLoaded] = useState(last);
  const known = loaded?.locale === locale ? loaded : null;
  const show = async () => {
    if (!known) {
      last = await load(locale);
      flushSync(() => setLoaded(last));
    }
    document.getElementById(SHEET_ID)?.showPopover();
  };
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    show().catch(() => window.location.assign(href));
  };
  return (
    <>
      <a
        href={href}
        aria-haspopup="dialog"
        onClick={open}
        className={`map-actions ${buttonVariants({ variant: 'secondary' })}`}
      >
        <Icon name="sliders-horizontal" />
        {label}
      </a>
      {known ? <known.Sheet {...{ locale, href }} words={known.words} /> : null}
    </>
  );
}
