'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Fragment, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { Note } from '@/components/ui/note';
import { formatPrice } from '@/lib/core/i18n/format';
import type { Locale } from '@/lib/core/i18n/locales';
import { held, unreadText } from '@/lib/core/i18n/typed-number';
import { NUMBER_FIELDS, type LotFormValues } from './lot-form-kind';

/** A text without some of its words, and without the comma or the line that parted them from those before. */
export function without(text: string, words: string): string {
  const at = text.indexOf(words);
  const before = text.slice(0, at).trimEnd();
  const after = text.slice(at + words.length);
  // A sentence goes with its own point.
  const isSentence = before === '' || /[.!?]$/.test(before);
  return isSentence ? before + after.replace(/^\s*[.,;]/, '') : before.replace(/[,;]$/, '') + after;
}

/** The amount that a text says of a reserve, as its field would read it; null where it says none, or several. */
export function amountIn(words: string, language: Locale): string | null {
  const [number, other] = words.match(/\d(?:[\d.,]*\d)?/g) ?? [];
  const amount = number !== undefined && other === undefined ? held(NUMBER_FIELDS.reservePrice, language, number) : '';
  return amount === '' || unreadText(amount) !== null ? null : amount;
}

/** The button that had the focus is gone. */
const focus = (element: HTMLElement | null) => element?.focus();

/** Warns that the description tells what bidders aren't to know, and makes it the hidden reserve, or only takes it out, for who says so. */
export function ReserveNote({ reserves }: { reserves: readonly string[] }) {
  const t = useTranslations('lotForm.reserveSaid');
  const locale = useLocale();
  const { control, formState, setValue } = useFormContext<LotFormValues>();
  const [description, language] = useWatch({ control, name: ['description', 'language'] });
  const [done, setDone] = useState<'done' | 'hidden' | null>(null);
  const said = reserves.filter((words) => description.includes(words));
  if (said.length === 0)
    return done ? (
      <p ref={focus} tabIndex={-1} className="mb-6 text-14 text-ink-2 outline-none">
        {t(done)}
      </p>
    ) : null;
  const takeOut = (words: string) => {
    setDone('done');
    setValue('description', without(description, words), { shouldDirty: true });
  };
  const hide = (words: string, amount: string) => {
    takeOut(words);
    setDone('hidden');
    setValue('reservePrice', amount, { shouldDirty: true, shouldValidate: formState.isSubmitted });
  };
  return (
    <Note tone="warn" icon="circle-alert" className="mb-6">
      {t('warning')}
      <span className="mt-2 flex flex-wrap gap-2">
        {said.map((words) => {
          const amount = amountIn(words, language);
          return (
            <Fragment key={words}>
              {amount === null ? null : (
                <Button onClick={() => hide(words, amount)}>
                  {t('hide', { amount: formatPrice(locale, amount, 4) })}
                </Button>
              )}
              <Button variant="secondary" onClick={() => takeOut(words)}>
                {t('takeOut', { words })}
              </Button>
            </Fragment>
          );
        })}
      </span>
    </Note>
  );
}
