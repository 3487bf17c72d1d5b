'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { NumberField } from '@/components/ui/forms/number-field';
import { ConfirmDialog } from '@/components/ui/alert-dialog';
import { usePageAct } from '@/components/ui/forms/use-page-act';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { MemberForm } from '@/components/ui/forms/member-form';
import { Textarea } from '@/components/ui/textarea';
import { currencySign, type Currency } from '@/lib/core/i18n/currencies';
import { formatMoney } from '@/lib/core/i18n/format';
import type { ActionResult } from '@/lib/core/validation/action-result';
import { DISPUTE_TEXT_MAX, recommendationSchema } from '@/lib/deals/disputes/schema';

export type Recommend = (input: unknown) => Promise<ActionResult>;

interface RecommendFormProps {
  id: string;
  currency: Currency;
  /** The names of who would pay whom. */
  payer: string;
  payee: string;
  recommend: Recommend;
}

/** The sum that an administrator recommends, and why; what will be said is shown before it is sent. */
export function RecommendForm({ id, currency, payer, payee, recommend }: RecommendFormProps) {
  const t = useTranslations('admin.disputes');
  const locale = useLocale();
  const { act, pending, errors } = usePageAct(t('failed'), { isShared: true });
  const [amount, setAmount] = useState('');
  const [text, setText] = useState('');
  const [isAsking, setAsking] = useState(false);
  const send = () =>
    act({ send: () => recommend({ id, amount, text }).finally(() => setAsking(false)), done: t('sent') });
  const submit = () => {
    // What can't be sent is said at the fields, which isn't worth a question.
    if (recommendationSchema.safeParse({ id, amount, text }).success) setAsking(true);
    else send();
  };
  return (
    <MemberForm errors={errors} onSubmit={submit} layout="grid gap-3">
      <NumberField
        id={`amount-${id}`}
        label={t('amount', { currency: currencySign(locale, currency) })}
        error={errors.amount}
        value={amount}
        onHold={setAmount}
        required
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
      <Button type="submit" pending={pending && !isAsking} className="justify-self-start max-sm:w-full">
        {t('send')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t('ask')}
        description={
          Number(amount) === 0
            ? t('sureNothing')
            : t('sure', { payer, payee, amount: formatMoney(locale, amount || '0', currency) })
        }
        confirmLabel={t('send')}
        cancelLabel={t('back')}
        pending={pending}
        onConfirm={send}
      />
    </MemberForm>
  );
}
