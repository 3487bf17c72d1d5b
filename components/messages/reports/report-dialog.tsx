'use client';

import { useEffect, useRef } from 'react';
import { leaveToSignIn } from '@/components/ui/forms/leave-to-sign-in';
import { buttonVariants } from '@/components/ui/button-variants';
import { Icon } from '@/components/ui/icon';
import type { ReportSubject } from '@/lib/moderation/reports/subject';
import { ReportForm } from './report-form';
import type { ReportLabels } from './report-labels';

export interface ReportDialogProps {
  /** `title` is the name of a person, or the beginning of a message. */
  subject: ReportSubject & { title: string };
  /** Those of the form, or for visitors those of the sign-in prompt. */
  labels: ReportLabels['form'] | ReportLabels['prompt'];
  onClose: () => void;
}

/**
 * Reports an animal listing, equipment, a lot, a person or a message in a native dialog. The input survives a closed dialog and a refusal.
 */
export function ReportDialog({ subject, labels, onClose }: ReportDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const close = () => dialog.current?.close();
  const { title, text } = 'about' in labels ? labels.about[aboutOf(subject)] : labels;
  return (
    <dialog
      ref={dialog}
      aria-labelledby="report-title"
      aria-describedby="report-text"
      onClose={onClose}
      className="dialog-box"
    >
      <h2 id="report-title" className="text-20">
        {title}
      </h2>
      <p className="mt-1 text-15 font-medium [overflow-wrap:anywhere]">{subject.title}</p>
      <p id="report-text" className="mt-1.5 mb-5 text-15 text-ink-2">
        {text}
      </p>
      {'reasons' in labels ? (
        <ReportForm subject={subject} labels={labels} onClose={close} />
      ) : (
        <div className="flex flex-col gap-2 sm:flex-row">
          {/* Without scripts it leads to the same page; with them, back here afterwards. */}
          <a
            href={labels.signInHref}
            className={buttonVariants()}
            onClick={(event) => {
              event.preventDefault();
              leaveToSignIn(0);
            }}
          >
            <Icon name="log-in" />
            {labels.signIn}
          </a>
          <button type="button" className={buttonVariants({ variant: 'secondary' })} onClick={close}>
            {labels.cancel}
          </button>
        </div>
      )}
      <button type="button" aria-label={labels.close} className="icon-button dialog-close" onClick={close}>
        <Icon name="x" />
      </button>
    </dialog>
  );
}

function aboutOf({ kind }: ReportSubject): 'listing' | 'user' | 'message' {
  return kind === 'user' || kind === 'message' ? kind : 'listing';
}
