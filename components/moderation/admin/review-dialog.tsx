'use client';

import { useLocale, useTranslations } from 'next-intl';
import { type KeyboardEvent, useState } from 'react';
import { isTypedNowhere } from '@/components/accounts/admin-undo/is-shortcut';
import { Key } from '@/components/accounts/admin-undo/key';
import { TAKES_UNDO } from '@/components/accounts/admin-undo/undo-toast';
import { useShortcuts } from '@/components/accounts/admin-undo/use-shortcuts';
import { useCheckedText } from '@/components/ui/forms/use-field-text';
import { Button } from '@/components/ui/button';
import { Dialog, DialogContent, DialogDescription, DialogFooter, DialogTitle } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { Textarea } from '@/components/ui/textarea';
import { fullName } from '@/lib/core/validation/full-name';
import { formatDate } from '@/lib/core/i18n/format';
import type { VerificationQueueItem } from '@/lib/accounts/verification/dto';
import { reviewSchema, type Decision } from '@/lib/accounts/verification/schema';
import { spacedPhone } from '@/components/ui/units/spaced-phone';
import { DocumentLinks } from '@/components/ui/lists/document-links';
import { Icon } from '@/components/ui/icon';

/** Whether the pictures of the documents are drawn, which a key to verify somebody waits for. */
const areDrawn = (dialog: HTMLElement) =>
  [...dialog.querySelectorAll('img')].every(({ complete, naturalWidth }) => complete && naturalWidth > 0);

const KEYS: Partial<Record<string, Decision>> = { v: 'verified', r: 'rejected' };

/** How far a key goes through what waits. */
const STEPS: Partial<Record<string, number>> = { j: 1, k: -1 };

interface ReviewDialogProps {
  item: VerificationQueueItem;
  /** The notes of a decision that wasn't saved. */
  written?: string;
  onDecide: (decision: Decision, notes: string) => void;
  /** Goes so many requests on, to one that waits. */
  onStep: (step: number) => void;
  onClose: () => void;
}

/** One request: its documents side by side, what the account says beside them, and the form to decide it, by keys as well. */
export function ReviewDialog({ item, written, onDecide, onStep, onClose }: ReviewDialogProps) {
  const t = useTranslations('admin');
  const locale = useLocale();
  const notes = useCheckedText({ id: 'review-notes', name: 'notes', schema: reviewSchema }, written);
  const [shortcuts] = useShortcuts();
  const name = fullName(item);
  const open = item.verificationStatus === 'pending';
  const reason = (help: string, required: boolean) => (
    <Field {...notes.field} label={t('notes')} help={help} required={required}>
      {(control) => <Textarea {...control} {...notes.input} rows={3} maxLength={1000} required={required} />}
    </Field>
  );

  const facts = [
    [t('email'), item.email],
    [t('phone'), item.phone && spacedPhone(item.phone)],
    [t('location'), !open && item.location],
    [t('columnBusiness'), !open && [item.businessName, item.businessType].filter(Boolean).join(' · ')],
    [t('memberSince'), formatDate(locale, item.memberSince)],
    [t('columnSubmitted'), item.verificationSubmittedAt && formatDate(locale, item.verificationSubmittedAt)],
    [t('reviewed'), item.verificationReviewedAt && formatDate(locale, item.verificationReviewedAt)],
    [t('reviewer'), item.reviewer],
    [t('notes'), item.verificationNotes],
  ].filter((fact): fact is [string, string] => Boolean(fact[1]));

  const act = (decision: Decision) => {
    if (notes.check({ userId: item.userId, decision, notes: notes.text })) onDecide(decision, notes.text);
  };

  const onKey = (event: KeyboardEvent<HTMLElement>) => {
    const key = event.key.toLowerCase();
    const [step, decision] = [STEPS[key], KEYS[key]];
    if (!open || !shortcuts || !(step ?? decision) || !isTypedNowhere(event.nativeEvent)) return;
    event.preventDefault();
    if (step) onStep(step);
    if (decision === 'rejected' || (decision && areDrawn(event.currentTarget))) act(decision);
  };

  return (
    <Dialog open onOpenChange={(next) => next || onClose()}>
      <DialogContent closeLabel={t('close')} className="lg:max-w-[1120px]" onKeyDown={onKey} {...TAKES_UNDO}>
        <DialogTitle>{name}</DialogTitle>
        <DialogDescription>{t(open ? 'reviewText' : 'detailsText')}</DialogDescription>
        <div className="grid gap-4 lg:grid-cols-[minmax(0,1fr)_360px] lg:items-start lg:gap-x-8">
          {open ? <CompareTable item={item} /> : null}
          <dl className="grid gap-2 text-15 sm:grid-cols-[minmax(110px,auto)_1fr] sm:gap-x-6">
            {facts.map(([label, value]) => (
              <div key={label} className="sm:contents">
                <dt className="text-14 text-ink-2">{label}</dt>
                <dd className="min-w-0 font-medium break-words whitespace-pre-line">{value}</dd>
              </div>
            ))}
          </dl>
          <section aria-label={t('columnDocuments')} className="lg:col-start-1 lg:row-span-3 lg:row-start-1">
            <h3 className="mb-2 text-15 font-semibold">{t('columnDocuments')}</h3>
            <DocumentLinks names={item.documents} areShown={open} />
          </section>
          {open ? (
            <div className="grid gap-4">
              {reason(t('notesHelp'), false)}
              <DialogFooter>
                <Button aria-keyshortcuts="V" onClick={() => act('verified')}>
                  {t('approve')}
                  <Key name="V" />
                </Button>
                <Button variant="destructive" aria-keyshortcuts="R" onClick={() => act('rejected')}>
                  {t('reject')}
                  <Key name="R" />
                </Button>
              </DialogFooter>
            </div>
          ) : null}
          {item.verificationStatus === 'verified' ? (
            <details open={Boolean(written)}>
              <summary className="link inline-flex min-h-11 cursor-pointer items-center text-15">
                {t('withdraw')}
              </summary>
              <div className="grid gap-4 pt-1">
                <p className="text-14 text-ink-2">{t('withdrawText')}</p>
                {reason(t('withdrawHelp'), true)}
                <Button variant="destructive" onClick={() => act('withdrawn')}>
                  {t('withdraw')}
                </Button>
              </div>
            </details>
          ) : null}
        </div>
      </DialogContent>
    </Dialog>
  );
}

const HEAD = 'pb-1.5 text-left text-13 font-medium text-ink-2';

/** What the account says of a person, each fact with a mark for once it was found on the paper, which nothing keeps. */
function CompareTable({ item }: { item: VerificationQueueItem }) {
  const t = useTranslations('admin');
  const schemes = useTranslations('ids.premises');
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const tick = (fact: string) => {
    const next = new Set(ticked);
    if (!next.delete(fact)) next.add(fact);
    setTicked(next);
  };
  const rows = [
    [t('compare.name'), fullName(item)],
    [t('compare.place'), item.location],
    [t('columnBusiness'), [item.businessName, item.businessType].filter(Boolean).join(' · ')],
    ...item.premises.map(({ scheme, number }): [string, string] => [schemes(scheme), number]),
  ].filter((row): row is [string, string] => Boolean(row[1]));
  return (
    <table className="w-full border-collapse text-15">
      <caption className="sr-only">{t('compare.title')}</caption>
      <thead>
        <tr>
          <th scope="col" className={HEAD}>
            <span className="sr-only">{t('compare.fact')}</span>
          </th>
          <th scope="col" className={HEAD}>
            {t('compare.account')}
          </th>
          <th scope="col" className={HEAD}>
            {t('compare.paper')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([fact, value]) => (
          <tr key={fact} className="border-t border-line">
            <th scope="row" className="py-1 pr-3 text-left text-14 font-normal text-ink-2">
              {fact}
            </th>
            <td className="py-1 pr-3 font-medium [overflow-wrap:anywhere]">{value}</td>
            <td className="py-0.5">
              {/* No field: the keys that decide work while it has the focus. */}
              <button
                type="button"
                aria-pressed={ticked.has(fact)}
                aria-label={t('compare.matchesOf', { fact })}
                onClick={() => tick(fact)}
                className="-ml-2 inline-flex min-h-11 items-center gap-1.5 rounded-input px-2 text-14 whitespace-nowrap text-ink-2 hover:text-ink aria-pressed:font-semibold aria-pressed:text-pasture-ink"
              >
                {ticked.has(fact) ? (
                  <Icon name="circle-check" />
                ) : (
                  <span aria-hidden className="size-4.5 rounded-full border-[1.5px] border-line-strong" />
                )}
                {t('compare.matches')}
              </button>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
