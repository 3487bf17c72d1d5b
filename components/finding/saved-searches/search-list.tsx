'use client';

import { useTranslations } from 'next-intl';
import { useOptimistic, useState } from 'react';
import { useAct } from '@/components/ui/lists/use-act';
import { ConfirmDialog } from '@/components/ui/alert-dialog';
import { buttonVariants } from '@/components/ui/button-variants';
import { Icon } from '@/components/ui/icon';
import { Panel } from '@/components/ui/panel';
import type { ActionResult } from '@/lib/core/validation/action-result';
import type { Frequency } from '@/lib/finding/saved-searches/schema';

/** A saved search formatted for the list. */
export interface SearchRow {
  id: string;
  name: string;
  /** Describes its filters. */
  filters: string;
  frequency: Frequency;
  href: string;
}

/** The user's saved searches, each with a link and a button that deletes it and ends its e-mails. */
export function SearchList({
  rows,
  remove,
}: {
  rows: SearchRow[];
  remove: (input: { id: string }) => Promise<ActionResult>;
}) {
  const t = useTranslations('savedSearches');
  const { pending, act } = useAct();
  const [asked, setAsked] = useState<SearchRow | null>(null);
  const [shown, hide] = useOptimistic(rows, (current, id: string) => current.filter((row) => row.id !== id));
  const confirmRemoval = () => {
    if (!asked) return;
    act(() => remove({ id: asked.id }), {
      optimistic: () => hide(asked.id),
      done: t('deleted'),
      failed: t('deleteFailed'),
      onDone: () => setAsked(null),
    });
  };
  return (
    <>
      <Panel padded={false}>
        <ul className="divide-y divide-line">
          {shown.map((row) => (
            <li key={row.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3 sm:px-5">
              <div className="min-w-0 flex-[1_1_20rem]">
                <a href={row.href} className="font-semibold [overflow-wrap:anywhere] hover:underline">
                  {row.name}
                </a>
                <p className="text-14 [overflow-wrap:anywhere] text-ink-2">{row.filters}</p>
                <p className="mt-0.5 flex items-center gap-1.5 text-13 text-ink-2">
                  <Icon name="mail" className="size-3.75" />
                  {t(row.frequency === 'daily' ? 'dailyMail' : 'weeklyMail')}
                </p>
              </div>
              <div className="flex gap-2">
                <a
                  href={row.href}
                  aria-label={t('see', { name: row.name })}
                  className={buttonVariants({ variant: 'secondary' })}
                >
                  {t('seeShort')}
                </a>
                <button
                  type="button"
                  disabled={pending}
                  aria-label={t('delete', { name: row.name })}
                  className={buttonVariants({ variant: 'ghost' })}
                  onClick={() => setAsked(row)}
                >
                  <Icon name="trash-2" />
                  {t('deleteShort')}
                </button>
              </div>
            </li>
          ))}
        </ul>
      </Panel>
      <ConfirmDialog
        open={asked !== null}
        onOpenChange={(open) => open || setAsked(null)}
        title={t('deleteTitle', { name: asked?.name ?? '' })}
        description={t('deleteText')}
        confirmLabel={t('deleteShort')}
        cancelLabel={t('cancel')}
        destructive
        pending={pending}
        onConfirm={confirmRemoval}
      />
    </>
  );
}
