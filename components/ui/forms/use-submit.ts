'use client';

import { useRef, useTransition } from 'react';
import { notify } from '@/components/ui/notify';
import type { ActionResult, Refusal } from '@/lib/core/validation/action-result';
import { leaveToSignIn } from './leave-to-sign-in';

export interface SubmitOptions {
  /** The toast about a lost session. */
  unauthorized: string;
  unauthorizedText: string;
  /** The reason if there was no answer, or none was given. */
  offline: string;
  /** Returns the reason of a refusal, in the reader's language. */
  reasonOf: (refusal: Refusal) => string | undefined;
  /** How long the toast about a lost session stays, and where the browser comes back to: on this page, or on another. */
  leave?: { afterMs: number; hash?: string; path?: string };
  /** Whether several may be sent at once, such as by the buttons of a list. */
  isShared?: boolean;
  /** Whether the page goes on meanwhile: a navigation would wait for a transition that is pending. */
  isBehind?: boolean;
}

interface Submission<Data> {
  send: () => Promise<ActionResult<Data> | null>;
  /** Shows the outcome before the server confirms it; React reverts it if the transition ends without new data. */
  optimistic?: () => void;
  /** The toast on success; null if it is said elsewhere. */
  done: string | null;
  doneMore?: Parameters<typeof notify.success>[1];
  /** Called with what was done; what it promises is awaited, and holds every navigation meanwhile. */
  onDone?: (data: Data) => unknown;
  /** Renders what changed, or goes to another page; `pending` lasts until that is shown. */
  refresh?: () => void | Promise<void>;
  /**
   * The title of the toast on failure, whose description is the reason. Or a function that shows it elsewhere, and may
   * return a title; the refusal is null for no answer, and never a lost session.
   */
  failed: string | ((reason: string, refusal: Refusal | null) => string | void);
  /** The title of the toast about a lost session, where it has to say what wasn't saved. */
  unsaved?: string;
  /** The code of a refusal that means that somebody else was faster: what they changed is rendered too. */
  staleCode?: string;
}

/**
 * Sends what a form or a button sends, once at a time: a toast reports what came of it, a lost session leads to the sign-in
 * page and back, and a refusal leaves everything as it was, so that what was typed stays.
 */
export function useSubmit({
  unauthorized,
  unauthorizedText,
  offline,
  reasonOf,
  leave,
  isShared,
  isBehind,
}: SubmitOptions): {
  pending: boolean;
  /** Says that the session is lost, and leaves for the sign-in page: for what is sent otherwise, such as files. */
  sessionLost: () => void;
  submit: <Data>(submission: Submission<Data>) => void;
} {
  const [pending, startTransition] = useTransition();
  const isSending = useRef(false);
  const leaveWith = (title: string) => {
    notify.error(title, { description: unauthorizedText });
    leaveToSignIn(leave?.afterMs, leave?.hash, ...(leave?.path ? [leave.path] : []));
  };
  const refuse = <Data>(refusal: Refusal | null, { failed, unsaved, refresh, staleCode }: Submission<Data>) => {
    if (refusal?.code === 'unauthorized') return leaveWith(unsaved ?? unauthorized);
    const reason = (refusal && reasonOf(refusal)) ?? offline;
    const title = typeof failed === 'string' ? failed : failed(reason, refusal);
    if (title) notify.error(title, { description: reason });
    if (refusal && refusal.code === staleCode) startTransition(() => refresh?.());
  };
  const submit = <Data>(submission: Submission<Data>) => {
    if (isSending.current && !isShared) return;
    isSending.current = true;
    const run = async () => {
      submission.optimistic?.();
      const result = await submission.send().catch(() => null);
      isSending.current = false;
      if (!result?.ok) return refuse(result?.error ?? null, submission);
      const after = submission.onDone?.(result.data);
      if (submission.done !== null) notify.success(submission.done, submission.doneMore);
      await after;
      // After an await, React needs a new transition.
      startTransition(() => submission.refresh?.());
    };
    if (isBehind) void run();
    else startTransition(run);
  };
  return { pending, submit, sessionLost: () => leaveWith(unauthorized) };
}
