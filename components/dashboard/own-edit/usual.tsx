'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { sendJson } from '@/components/ui/forms/send-json';
import type { UsualPrices } from '@/lib/finding/local-pages/dto';
import { amountOf, type Edited } from './edited';

/** What others ask for such animals, in the unit and the currency of this listing; nothing where too few ask to say it. */
export function Usual({ listing }: { listing: Edited }) {
  const t = useTranslations('editField');
  const locale = useLocale();
  const { id } = listing;
  const [usual, setUsual] = useState<UsualPrices | null>(null);
  useEffect(() => {
    const abort = new AbortController();
    const read = async () => {
      const answer = await sendJson('GET', `/api/cattle/${id}/usual`, undefined, abort.signal);
      if (answer?.ok) setUsual((await answer.json()) as UsualPrices | null);
    };
    read().catch(() => undefined);
    return () => abort.abort();
  }, [id]);
  if (!usual) return null;
  const [from, to] = [usual.from, usual.to].map((amount) => amountOf(listing, locale, amount));
  return <p>{t('usual', { from: from ?? '', to: to ?? '' })}</p>;
}
