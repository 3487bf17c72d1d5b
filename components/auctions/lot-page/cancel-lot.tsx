'use client';

import { useState } from 'react';
import { leaveToSignIn } from '@/components/ui/forms/leave-to-sign-in';
import { sendJson } from '@/components/ui/forms/send-json';
import { useViewer } from '@/components/ui/viewer/use-viewer';
import { fill } from '@/components/ui/fill';
import { notify } from '@/components/ui/notify';
import { ConfirmDialog } from './confirm-dialog';
import { useLot } from './lot-provider';

const REASON_MAX = 500;

/** Lets the seller cancel the lot before the first bid, and administrators until its end, with a reason. */
export function CancelLot() {
  const { id, title, mine, phase, labels, refresh } = useLot();
  const { data: viewer } = useViewer();
  const [asked, setAsked] = useState(false);
  const [pending, setPending] = useState(false);
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState('');
  if (!mine?.mayCancel || (phase !== 'live' && phase !== 'upcoming')) return null;
  const asAdmin = viewer?.role === 'admin' && !mine.isSeller;

  const cancel = async () => {
    if (asAdmin && reason.trim() === '') return setProblem(labels.reasonRequired);
    setPending(true);
    const body = asAdmin ? { reason: reason.trim() } : {};
    const response = await sendJson('DELETE', `/api/auctions/${id}`, body);
    setPending(false);
    if (response?.status === 401) {
      notify.error(labels.unauthorized, { description: labels.unauthorizedText });
      return leaveToSignIn();
    }
    const refusal = response?.ok
      ? null
      : ((await response?.json().catch(() => null)) as { message?: string } | null | undefined);
    setAsked(false);
    if (response?.ok) notify.success(labels.cancelDone);
    else notify.error(labels.cancelFailed, { description: refusal?.message ?? labels.offline });
    await refresh();
  };

  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setAsked(true)}
        className="link mx-auto min-h-11 px-3 text-14 text-clay-ink"
      >
        {asAdmin ? labels.adminCancel : labels.cancel}
      </button>
      {asked ? (
        <ConfirmDialog
          title={labels.cancelTitle}
          text={fill(labels.cancelText, { title })}
          confirm={labels.cancelConfirm}
          back={labels.cancelBack}
          destructive
          pending={pending}
          onConfirm={() => void cancel()}
          onClose={() => setAsked(false)}
        >
          {asAdmin ? (
            <div className="mt-4 grid gap-1.5">
              <label htmlFor="cancel-reason" className="text-15 font-semibold">
                {labels.reason}
              </label>
              <textarea
                id="cancel-reason"
                rows={3}
                maxLength={REASON_MAX}
                value={reason}
                aria-invalid={problem ? true : undefined}
                aria-describedby="cancel-help"
                onChange={(event) => {
                  setReason(event.target.value);
                  setProblem('');
                }}
                className="control resize-y py-2.5 leading-normal"
              />
              <p role="alert" className="text-14 font-medium text-clay-ink empty:hidden">
                {problem}
              </p>
              <p id="cancel-help" className="text-13 text-ink-2">
                {labels.adminCancelText}
              </p>
            </div>
          ) : null}
        </ConfirmDialog>
      ) : null}
    </>
  );
}
