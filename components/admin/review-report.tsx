'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState, useTransition, type FormEvent } from 'react';
import { leaveToSignIn } from '@/components/forms/leave-to-sign-in';
import { useFieldText } from '@/components/forms/use-field-text';
import { useHydrated } from '@/components/forms/use-hydrated';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { Dialog, DialogContent, DialogDescription, DialogFooter, DialogTitle } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { notify } from '@/components/ui/notify';
import { Select } from '@/components/ui/select';
import { Textarea } from '@/components/ui/textarea';
import type { ReportDto } from '@/lib/reports/dto';
import { REPORT_DECISIONS, REVIEW_NOTES_MAX, reportReviewSchema } from '@/lib/reports/schema';
import { fieldErrors } from '@/lib/validation/field-errors';

interface ReviewInput {
  reportId: string;
  status: string;
  reviewNotes: string;
  deactivateListing: boolean;
}

export type DecideReport = (
  input: ReviewInput,
) => Promise<{ ok: true; data: unknown } | { ok: false; error: { code: string } }>;

interface ReviewReportProps {
  report: ReportDto;
  /** The translated reason. */
  reason: string;
  decide: DecideReport;
}

/** The button and dialog with which an administrator decides one report. */
export function ReviewReport({ report, reason, decide }: ReviewReportProps) {
  // messages: admin.reports.statuses.*
  const t = useTranslations('admin.reports');
  const admin = useTranslations('admin');
  const errorText = useTranslations('errors');
  const fieldText = useFieldText();
  const router = useRouter();
  const ready = useHydrated();
  const [open, setOpen] = useState(false);
  const [input, setInput] = useState<ReviewInput>({
    reportId: report.id,
    status: '',
    reviewNotes: '',
    deactivateListing: false,
  });
  const [missing, setMissing] = useState<string>();
  const [pending, startTransition] = useTransition();
  const change = (part: Partial<ReviewInput>) => {
    setInput({ ...input, ...part });
    if (part.status) setMissing(undefined);
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const { error } = reportReviewSchema.safeParse(input);
    const [complaint] = error ? (fieldErrors(error.issues).status ?? []) : [];
    setMissing(complaint && fieldText(complaint));
    if (complaint) return document.getElementById('report-status')?.focus();
    startTransition(async () => {
      const result = await decide(input).catch(() => null);
      if (result?.ok) notify.success(t('done'), { description: admin('toldByMail') });
      else if (result?.error.code === 'unauthorized') {
        notify.error(admin('unauthorized'), { description: admin('unauthorizedText') });
        leaveToSignIn();
        return;
      } else {
        const code = result?.error.code;
        notify.error(t('failed'), { description: code && errorText.has(code) ? errorText(code) : admin('offline') });
        // Another administrator decided first: the refresh shows their decision.
        if (code !== 'conflict') return;
      }
      startTransition(() => {
        router.refresh();
        setOpen(false);
      });
    });
  };

  return (
    <>
      <Button
        variant="secondary"
        disabled={!ready}
        aria-label={t('reviewOf', { title: report.listingTitle })}
        onClick={() => setOpen(true)}
        className="max-md:mt-1 max-md:w-full"
      >
        {t('review')}
      </Button>
      <Dialog open={open} onOpenChange={(next) => (pending ? undefined : setOpen(next))}>
        <DialogContent closeLabel={admin('close')}>
          <DialogTitle>{t('reviewTitle')}</DialogTitle>
          <DialogDescription>
            {report.listingTitle} · {reason}
            {report.reporter ? <span className="block">{t('reportedBy', { name: report.reporter.name })}</span> : null}
          </DialogDescription>
          {report.description ? (
            <blockquote className="border-l-2 border-line-strong pl-3 text-15 [overflow-wrap:anywhere] whitespace-pre-line">
              {report.description}
            </blockquote>
          ) : null}
          <form noValidate onSubmit={submit} className="grid gap-4">
            <Field id="report-status" label={t('decision')} required help={t('decisionHelp')} error={missing}>
              {(control) => (
                <Select
                  {...control}
                  required
                  value={input.status}
                  onChange={(event) => change({ status: event.target.value })}
                >
                  <option value="">{fieldText({ key: 'reportStatusRequired' })}</option>
                  {REPORT_DECISIONS.map((value) => (
                    <option key={value} value={value}>
                      {t(`statuses.${value}`)}
                    </option>
                  ))}
                </Select>
              )}
            </Field>
            <Field id="report-notes" label={t('notes')} help={t('notesHelp')}>
              {(control) => (
                <Textarea
                  {...control}
                  rows={3}
                  maxLength={REVIEW_NOTES_MAX}
                  value={input.reviewNotes}
                  onChange={(event) => change({ reviewNotes: event.target.value })}
                />
              )}
            </Field>
            {report.listingIsActive && report.auctionLotId === null ? (
              <div>
                <Checkbox
                  checked={input.deactivateListing}
                  aria-describedby="report-take-down"
                  onChange={(event) => change({ deactivateListing: event.target.checked })}
                >
                  {t('takeDown')}
                </Checkbox>
                <p id="report-take-down" className="text-13 text-ink-2">
                  {t('takeDownHint')}
                </p>
              </div>
            ) : null}
            <DialogFooter>
              <Button type="submit" pending={pending} variant={input.deactivateListing ? 'destructive' : 'primary'}>
                {t('submit')}
              </Button>
            </DialogFooter>
          </form>
        </DialogContent>
      </Dialog>
    </>
  );
}
