'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { useFieldText } from '@/components/ui/forms/use-field-text';
import { ReadyButton } from '@/components/ui/ready-button';
import { Button } from '@/components/ui/button';
import { Dialog, DialogContent, DialogDescription, DialogFooter, DialogTitle } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { formatDate, formatMoney } from '@/lib/core/i18n/format';
import type { ActionResult } from '@/lib/core/validation/action-result';
import type { TransactionDto } from '@/lib/money/transactions/dto';
import { MOVES, PAYMENT_METHOD_MAX, REFERENCE_MAX } from '@/lib/money/transactions/schema';
import { useAdminAct } from '@/components/accounts/confirmation/use-admin-act';

type Target = 'completed' | 'failed' | 'refunded';

interface TransactionDialogProps {
  transaction: TransactionDto;
  move: (input: {
    id: string;
    status: Target;
    paymentMethod?: string;
    transactionId?: string;
  }) => Promise<ActionResult>;
}

const METHODS = ['transfer', 'deposit', 'cash', 'cheque'] as const;

/** The button of a row and its dialog: the transaction's details and the statuses it can change to. */
export function TransactionDialog({ transaction, move }: TransactionDialogProps) {
  const t = useTranslations('admin.transactions');
  const adminText = useTranslations('admin');
  const locale = useLocale();
  const [open, setOpen] = useState(false);
  const { run, pending } = useAdminAct(() => setOpen(false));
  const [chosen, setChosen] = useState<Target>();
  const [paymentMethod, setPaymentMethod] = useState('');
  const [error, setError] = useState<string>();
  const fieldText = useFieldText();
  const [reference, setReference] = useState('');
  const { id, status, user } = transaction;
  const movable = MOVES[status].length > 0;
  const kind = t(`types.${transaction.type}`);
  const concept = transaction.description ?? kind;
  const name = user?.name ?? t('nobody');

  const act = (target: Target) => {
    if (target === 'completed' && paymentMethod.trim() === '') {
      setError(fieldText({ key: 'required' }));
      return document.getElementById('payment-method')?.focus();
    }
    setChosen(target);
    const payment = target === 'completed' ? { paymentMethod, transactionId: reference } : {};
    run({
      act: () => move({ id, status: target, ...payment }),
      done: { title: t(`moved.${target}`), description: concept },
      failed: t('moveFailed'),
    });
  };

  const facts = [
    ['ID', id],
    [t('person'), user ? [user.name, user.email ?? t('accountGone')].join(' · ') : null],
    [t('type'), kind],
    [t('listing'), transaction.listing?.title],
    [t('status'), t(`statuses.${status}`)],
    [t('created'), formatDate(locale, transaction.createdAt)],
    [t('updated'), formatDate(locale, transaction.updatedAt)],
    [t('method'), transaction.paymentMethod],
    [t('reference'), transaction.transactionId],
  ].filter((fact): fact is [string, string] => Boolean(fact[1]));

  return (
    <>
      <ReadyButton
        variant={movable ? 'secondary' : 'ghost'}
        aria-label={t(movable ? 'openOf' : 'detailsOf', { concept, name })}
        onClick={() => setOpen(true)}
        className="max-md:mt-1 max-md:w-full"
      >
        {t(movable ? 'open' : 'details')}
      </ReadyButton>
      <Dialog open={open} onOpenChange={(next) => (next || !pending) && setOpen(next)}>
        <DialogContent closeLabel={adminText('close')}>
          <DialogTitle className="break-words">{`${concept}: ${formatMoney(locale, transaction.amount, transaction.currency)}`}</DialogTitle>
          <DialogDescription>
            {t(status === 'pending' ? 'pendingText' : status === 'completed' ? 'completedText' : 'closedText')}
          </DialogDescription>
          <dl className="grid gap-2 text-15 sm:grid-cols-[minmax(110px,auto)_1fr] sm:gap-x-6">
            {facts.map(([label, value]) => (
              <div key={label} className="sm:contents">
                <dt className="text-14 text-ink-2">{label}</dt>
                <dd className="min-w-0 font-medium break-words">{value}</dd>
              </div>
            ))}
          </dl>
          {status === 'pending' ? (
            <>
              <Field id="payment-method" label={t('method')} required help={t('methodHelp')} error={error}>
                {(control) => (
                  <Input
                    {...control}
                    list="payment-methods"
                    maxLength={PAYMENT_METHOD_MAX}
                    autoComplete="off"
                    value={paymentMethod}
                    onChange={(event) => {
                      setPaymentMethod(event.target.value);
                      setError(undefined);
                    }}
                  />
                )}
              </Field>
              <datalist id="payment-methods">
                {METHODS.map((method) => (
                  <option key={method} value={t(`methods.${method}`)} />
                ))}
              </datalist>
              <Field id="payment-reference" label={t('reference')} note={t('optional')} help={t('referenceHelp')}>
                {(control) => (
                  <Input
                    {...control}
                    maxLength={REFERENCE_MAX}
                    autoComplete="off"
                    value={reference}
                    onChange={(event) => setReference(event.target.value)}
                  />
                )}
              </Field>
              <DialogFooter>
                <Button pending={pending && chosen === 'completed'} disabled={pending} onClick={() => act('completed')}>
                  {t('complete')}
                </Button>
                <Button
                  variant="destructive"
                  pending={pending && chosen === 'failed'}
                  disabled={pending}
                  onClick={() => act('failed')}
                >
                  {t('fail')}
                </Button>
              </DialogFooter>
            </>
          ) : null}
          {status === 'completed' ? (
            <DialogFooter>
              <Button variant="destructive" pending={pending} disabled={pending} onClick={() => act('refunded')}>
                {t('refund')}
              </Button>
            </DialogFooter>
          ) : null}
        </DialogContent>
      </Dialog>
    </>
  );
}
