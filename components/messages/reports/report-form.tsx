'use client';

import { useRef, useState, type FormEvent } from 'react';
import { sendConfirmed } from '@/components/accounts/confirm-email/send-confirmed';
import { resultOf, sendJson } from '@/components/ui/forms/send-json';
import { useSubmit } from '@/components/ui/forms/use-submit';
import { buttonVariants } from '@/components/ui/button-variants';
import { Field } from '@/components/ui/field';
import { Note } from '@/components/ui/note';
import { notify } from '@/components/ui/notify';
import type { ReportSubject, SubjectIds, SubjectKind } from '@/lib/moderation/reports/subject';
import { tabStorage } from '@/components/ui/shared-data/stored';
import type { ReportLabels } from './report-labels';

interface ReportFormProps {
  subject: ReportSubject;
  labels: ReportLabels['form'];
  onClose: () => void;
}

type Problem = { title: string; description?: string };

/** Duplicates the shared field names, whose schema would bundle its validator. */
const FIELDS = {
  listing: 'listingId',
  equipment: 'equipmentId',
  lot: 'auctionLotId',
  user: 'userId',
  message: 'messageId',
} as const satisfies Record<SubjectKind, keyof SubjectIds>;

/** On a listing's page, how long the message about a lost session stays readable before the browser leaves. */
const LEAVE_AFTER_MS = 2000;

/**
 * The reason and description of a report. The input survives a refusal and stays in this tab until the report is
 * sent.
 */
export function ReportForm({ subject, labels, onClose }: ReportFormProps) {
  const [draft, setDraft] = useState(() => readReportDraft(subject.id));
  const [missing, setMissing] = useState(false);
  const [problem, setProblem] = useState<Problem>();
  const { pending, submit } = useSubmit({
    ...labels,
    reasonOf: ({ message }) => message,
    leave: { afterMs: LEAVE_AFTER_MS },
  });
  const reason = useRef<HTMLSelectElement>(null);

  const change = (part: Partial<typeof draft>) => {
    const next = { ...draft, ...part };
    setDraft(next);
    setMissing(false);
    setProblem(undefined);
    writeReportDraft(subject.id, next);
  };

  const send = (event: FormEvent) => {
    event.preventDefault();
    if (draft.reason === '') {
      setMissing(true);
      reason.current?.focus();
      return;
    }
    setProblem(undefined);
    let isKnown = false;
    submit({
      send: async () => {
        const response = await sendConfirmed(() =>
          sendJson('POST', '/api/reports', { [FIELDS[subject.kind]]: subject.id, ...draft }),
        );
        isKnown = response?.status === 409;
        return resultOf(response);
      },
      done: labels.sent,
      doneMore: { description: labels.sentText },
      onDone: () => {
        writeReportDraft(subject.id, null);
        onClose();
      },
      failed: (reason) => {
        // Already reported: a retry is useless, so the refusal needs no description.
        const { title, ...more }: Problem = isKnown ? { title: reason } : { title: labels.failed, description: reason };
        notify.error(title, more);
        // Screen readers ignore a toast outside of the open dialog.
        setProblem({ title, ...more });
      },
    });
  };

  return (
    <form noValidate onSubmit={send} className="grid gap-4">
      <Field id="report-reason" label={labels.reason} required error={missing ? labels.chooseReason : undefined}>
        {(control) => (
          <select
            {...control}
            ref={reason}
            required
            value={draft.reason}
            onChange={(event) => change({ reason: event.target.value })}
            className="control select-arrow"
          >
            <option value="">{labels.chooseReason}</option>
            {labels.reasons.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field id="report-details" label={labels.details} note={labels.optional}>
        {(control) => (
          <textarea
            {...control}
            rows={4}
            maxLength={DETAILS_MAX}
            placeholder={
              subject.kind === 'user' || subject.kind === 'message' ? labels.conductPlaceholder : labels.placeholder
            }
            value={draft.description}
            onChange={(event) => change({ description: event.target.value })}
            className="control resize-y py-2.5 leading-normal"
          />
        )}
      </Field>
      <Note tone="warn" icon="triangle-alert">
        {labels.warning}{' '}
        <a href={labels.helpHref} target="_blank" rel="noopener" className="font-semibold underline underline-offset-3">
          {labels.help}
        </a>
      </Note>
      {problem ? (
        <Note tone="error" title={problem.title}>
          {problem.description}
        </Note>
      ) : null}
      <div className="flex flex-col gap-2 sm:flex-row">
        <button type="submit" disabled={pending} aria-busy={pending || undefined} className={buttonVariants()}>
          {pending ? labels.sending : labels.send}
        </button>
        <button type="button" className={buttonVariants({ variant: 'secondary' })} onClick={onClose}>
          {labels.cancel}
        </button>
      </div>
    </form>
  );
}

/** Duplicates the shared schema's limit, which would bundle its validator. */
const DETAILS_MAX = 2000;

/** An unsent report. */
interface ReportDraft {
  /** Blank until chosen. */
  reason: string;
  description: string;
}

const key = (subjectId: string) => `report-${subjectId}`;

/** Reads this tab's draft about a subject. */
function readReportDraft(subjectId: string): ReportDraft {
  const stored = (tabStorage.readJson(key(subjectId)) ?? {}) as Record<string, unknown>;
  const text = (field: keyof ReportDraft) => (typeof stored[field] === 'string' ? stored[field] : '');
  return { reason: text('reason'), description: text('description') };
}

/** Stores the draft until the tab is closed; null deletes it. */
function writeReportDraft(subjectId: string, draft: ReportDraft | null): void {
  tabStorage.write(key(subjectId), draft && JSON.stringify(draft));
}
