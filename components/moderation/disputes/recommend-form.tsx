'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState, type FormEvent } from 'react';
import { AmountField } from '@/components/dashboard/disputes/amount-field';
import { usePageAct } from '@/components/ui/forms/use-page-act';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { useHydrated } from '@/components/ui/forms/use-hydrated';
import { Textarea } from '@/components/ui/textarea';
import { currencySign, type Currency } from '@/lib/core/i18n/currencies';
import type { Locale } from '@/lib/core/i18n/locales';
import type { ActionResult } from '@/lib/core/validation/action-result';
import { DISPUTE_TEXT_MAX } from '@/lib/deals/disputes/schema';

export type Recommend = (input: unknown) => Promise<ActionResult>;

/** The sum that an administrator recommends, and why. */
export function RecommendForm({ id, currency, recommend }: { id: string; currency: Currency; recommend: Recommend }) {
  const t = useTranslations('admin.disputes');
  const locale = useLocale() as Locale;
  const ready = useHydrated();
  const { act, pending, errors } = usePageAct(t('failed'), { isShared: true });
  const [amount, setAmount] = useState('');
  const [text, setText] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    act({ send: () => recommend({ id, amount, text }), done: t('sent') });
  };
  return (
    <form method="post" noValidate onSubmit={submit}>
      <fieldset disabled={!ready} className="grid min-w-0 gap-3">
        <AmountField
          id={`amount-${id}`}
          label={t('amount', { currency: currencySign(locale, currency) })}
          error={errors.amount}
          amount={amount}
          onHold={setAmount}
        />
        <Field id={`text-${id}`} label={t('text')} help={t('textHelp')} error={errors.text}>
          {(control) => (
            <Textarea
              {...control}
              rows={4}
              maxLength={DISPUTE_TEXT_MAX}
              required
              value={text}
              onChange={({ target }) => setText(target.value)}
            />
          )}
        </Field>
        <Button type="submit" pending={pending} className="justify-self-start max-sm:w-full">
          {t('send')}
        </Button>
      </fieldset>
    </form>
  );
}
