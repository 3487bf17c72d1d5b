'use client';

import { useEffect, useRef, useState, type FormEvent } from 'react';
import { counted } from '@/components/ui/fill';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Icon } from '@/components/ui/icon';
import { Input } from '@/components/ui/input';
import { requestCode, sendTypedCode, type Answer, isSettled, readConfirmation } from './confirmation-api';
import { CorrectAddress } from './correct-address';
import type { ConfirmEmailLabels } from './labels';

interface ConfirmPanelProps {
  labels: ConfirmEmailLabels;
  /** Where the code was mailed to. */
  email: string;
  /** Only an address that was never confirmed is corrected without the password. */
  canCorrect: boolean;
  onConfirmed: () => void;
}

/** The first error of a field, or else the message. */
const problemOf = (answer: Answer<unknown>, offline: string): string =>
  answer.ok ? '' : (Object.values(answer.errors)[0]?.[0] ?? answer.message ?? offline);

/** Asks for the mailed code; another one can be requested, and a mistyped address corrected. */
export function ConfirmPanel({ labels, email: first, canCorrect, onConfirmed }: ConfirmPanelProps) {
  const [email, setEmail] = useState(first);
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState('');
  const [status, setStatus] = useState('');
  const [pending, setPending] = useState<'confirm' | 'resend' | null>(null);
  const [correcting, setCorrecting] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useNoticed(onConfirmed);
  useEffect(() => {
    if (!correcting) field.current?.focus();
  }, [correcting]);

  const remain = (count: number) =>
    count === 0 ? labels.remaining.none : counted({ one: labels.remaining.one, other: labels.remaining.other }, count);
  const confirm = async (event: FormEvent) => {
    event.preventDefault();
    if (pending) return;
    setPending('confirm');
    const answer = await sendTypedCode(code);
    setPending(null);
    if (answer.ok) return onConfirmed();
    setProblem(problemOf(answer, labels.offline));
    field.current?.focus();
  };
  const resend = async () => {
    if (pending) return;
    setPending('resend');
    const answer = await requestCode();
    setPending(null);
    setProblem('');
    if (answer.ok) setCode('');
    setStatus(answer.ok ? `${labels.resent} ${remain(answer.data.remaining)}` : problemOf(answer, labels.offline));
  };

  if (correcting)
    return (
      <CorrectAddress
        labels={labels}
        email={email}
        problemOf={(answer) => problemOf(answer, labels.offline)}
        onBack={() => setCorrecting(false)}
        onCorrected={(sent) => {
          setEmail(sent.email);
          setCode('');
          setProblem('');
          setStatus(remain(sent.remaining));
          setCorrecting(false);
        }}
      />
    );
  const [before = '', after = ''] = labels.sent.split('{email}');
  return (
    <div className="grid gap-4">
      <p className="text-15 text-ink-2">
        {before}
        <b className="font-semibold [overflow-wrap:anywhere] text-ink">{email}</b>
        {after} {labels.then}
      </p>
      <form method="post" noValidate onSubmit={(event) => void confirm(event)} className="grid gap-4">
        <Field id="confirm-code" label={labels.code} help={labels.codeHelp} error={problem}>
          {(control) => (
            <Input
              {...control}
              ref={field}
              value={code}
              onChange={(event) => {
                setCode(event.target.value.replace(/\D/g, '').slice(0, 6));
                setProblem('');
              }}
              inputMode="numeric"
              autoComplete="one-time-code"
              enterKeyHint="send"
              className="head h-13 text-24 tracking-[0.35em]"
            />
          )}
        </Field>
        <Button type="submit" size="lg" pending={pending === 'confirm'}>
          {pending === 'confirm' ? labels.confirming : labels.confirm}
        </Button>
      </form>
      <div className="grid gap-1 border-t border-line pt-3">
        <p className="text-14 text-ink-2">{labels.notArrived}</p>
        <p role="status" className="text-14 font-medium empty:hidden">
          {status}
        </p>
        <div className="flex flex-wrap gap-x-5">
          <button
            type="button"
            aria-disabled={pending === 'resend' || undefined}
            onClick={() => void resend()}
            className="link flex min-h-11 items-center gap-2 text-15"
          >
            <Icon name="refresh-cw" className="size-4" />
            {pending === 'resend' ? labels.resending : labels.resend}
          </button>
          {canCorrect ? (
            <button
              type="button"
              onClick={() => setCorrecting(true)}
              className="link flex min-h-11 items-center gap-2 text-15"
            >
              <Icon name="pencil" className="size-4" />
              {labels.change}
            </button>
          ) : null}
        </div>
      </div>
    </div>
  );
}

const ASK_AGAIN_MS = 5_000;

/**
 * Calls `onConfirmed` once the address was confirmed elsewhere: in another tab, or by the mail's link on any device.
 * Asks when this tab is looked at again, and every five seconds while it is.
 */
function useNoticed(onConfirmed: () => void): void {
  const noticed = useRef(onConfirmed);
  useEffect(() => {
    noticed.current = onConfirmed;
  });
  useEffect(() => {
    let isOver = false;
    const look = async () => {
      if (document.hidden || isOver) return;
      const answer = await readConfirmation();
      if (!answer.ok || !isSettled(answer.data) || isOver) return;
      isOver = true;
      noticed.current();
    };
    const lookNow = () => void look();
    const timer = setInterval(lookNow, ASK_AGAIN_MS);
    document.addEventListener('visibilitychange', lookNow);
    window.addEventListener('focus', lookNow);
    return () => {
      isOver = true;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', lookNow);
      window.removeEventListener('focus', lookNow);
    };
  }, []);
}
