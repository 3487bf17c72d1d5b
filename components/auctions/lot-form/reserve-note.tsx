'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { Note } from '@/components/ui/note';
import type { LotFormValues } from './lot-form-kind';

/** A text without some of its words, and without the comma or the line that parted them from those before. */
function without(text: string, words: string): string {
  const at = text.indexOf(words);
  const before = text.slice(0, at).trimEnd();
  const after = text.slice(at + words.length);
  // A sentence goes with its own point.
  const isSentence = before === '' || /[.!?]$/.test(before);
  return isSentence ? before + after.replace(/^\s*[.,;]/, '') : before.replace(/[,;]$/, '') + after;
}

/** The button that had the focus is gone. */
const focus = (element: HTMLElement | null) => element?.focus();

/** Warns that the description tells what bidders aren't to know, and takes it out for who says so. */
export function ReserveNote({ reserves }: { reserves: readonly string[] }) {
  const t = useTranslations('lotForm.reserveSaid');
  const { control, setValue } = useFormContext<LotFormValues>();
  const description = useWatch({ control, name: 'description' });
  const [isDone, setDone] = useState(false);
  const said = reserves.filter((words) => description.includes(words));
  if (said.length === 0)
    return isDone ? (
      <p ref={focus} tabIndex={-1} className="mb-6 text-14 text-ink-2 outline-none">
        {t('done')}
      </p>
    ) : null;
  return (
    <Note tone="warn" icon="circle-alert" className="mb-6">
      {t('warning')}
      <span className="mt-2 flex flex-wrap gap-2">
        {said.map((words) => (
          <Button
            key={words}
            variant="secondary"
            onClick={() => {
              setDone(true);
              setValue('description', without(description, words), { shouldDirty: true });
            }}
          >
            {t('takeOut', { words })}
          </Button>
        ))}
      </span>
    </Note>
  );
}
