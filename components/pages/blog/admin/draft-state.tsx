'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Note } from '@/components/ui/note';
import { clock } from '@/lib/core/i18n/format';
import type { Kept } from './use-post-draft';

/** Whether the draft is kept in this browser. */
export function DraftState({ kept }: { kept: Kept }) {
  const t = useTranslations('admin.blog');
  const locale = useLocale();
  if (kept === null) return null;
  if (kept === 'failed')
    return (
      <p role="alert" className="self-center text-13 max-sm:basis-full text-clay-ink">
        {t('draftFailed')}
      </p>
    );
  const time = new Intl.DateTimeFormat(locale, clock(locale)).format(kept.at);
  return <p className="self-center text-13 max-sm:basis-full text-ink-2">{t('draftKept', { time })}</p>;
}

interface OtherDraftProps {
  /** The title of the other draft, blank if it has none, where it was there before this tab was opened. */
  found: string | null;
  onMine: () => void;
  onOther: () => void;
}

/** Asks which draft to keep, once another tab has changed the one of this form, or where it wrote one before. */
export function OtherDraft({ found, onMine, onOther }: OtherDraftProps) {
  const t = useTranslations('admin.blog');
  return (
    <Note tone="warn" icon="triangle-alert" role="alert" className="basis-full">
      <p>{found === null ? t('otherDraft') : t('foundDraft', { title: found, titled: String(found !== '') })}</p>
      <p className="mt-2 flex flex-wrap gap-2">
        <Button variant="secondary" onClick={onMine}>
          {t(found === null ? 'keepMine' : 'startAnother')}
        </Button>
        <Button variant="secondary" onClick={onOther}>
          {t(found === null ? 'takeOther' : 'takeFound')}
        </Button>
      </p>
    </Note>
  );
}
