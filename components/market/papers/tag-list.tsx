'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useHydrated } from '@/components/ui/forms/use-hydrated';
import { Button } from '@/components/ui/button';
import type { OwnTagsDto } from '@/lib/market/declared-ids/dto';
import { TagsDialog, type SaveTags } from './tags-dialog';

/** The actor's listings, each with a button that opens the tags of its animals. */
export function TagList({ listings, save }: { listings: readonly OwnTagsDto[]; save: SaveTags }) {
  const t = useTranslations('papers');
  const ready = useHydrated();
  const [openId, setOpenId] = useState<string | null>(null);
  const open = listings.find(({ listingId }) => listingId === openId);
  if (listings.length === 0) return <p className="text-15 text-ink-2">{t('noListings')}</p>;
  return (
    <>
      <ul aria-labelledby="tags" className="grid">
        {listings.map(({ listingId, title, tags, checked }) => (
          <li
            key={listingId}
            className="flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-line py-4 first:pt-0 last:border-b-0 last:pb-0"
          >
            <div className="min-w-0 flex-1 basis-52">
              <p className="font-semibold [overflow-wrap:anywhere]">{title}</p>
              <p className="text-14 text-ink-2">
                {checked > 0
                  ? t('tagsChecked', { count: tags.length, checked })
                  : t('tagsDeclared', { count: tags.length })}
              </p>
            </div>
            <Button
              variant="secondary"
              disabled={!ready}
              aria-label={t('editTagsOf', { title })}
              onClick={() => setOpenId(listingId)}
            >
              {t('editTags')}
            </Button>
          </li>
        ))}
      </ul>
      {open ? <TagsDialog listing={open} save={save} onClose={() => setOpenId(null)} /> : null}
    </>
  );
}
