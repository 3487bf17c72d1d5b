'use client';

import { useState, type FormEvent } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import type { CodeSentDto } from '@/lib/accounts/email-confirmation/dto';
import { correctAddress, type Answer } from './confirmation-api';
import type { ConfirmEmailLabels } from './labels';

interface CorrectAddressProps {
  labels: ConfirmEmailLabels;
  /** The address as it was typed first. */
  email: string;
  problemOf: (answer: Answer<unknown>) => string;
  onCorrected: (sent: CodeSentDto) => void;
  onBack: () => void;
}

/** Corrects a mistyped address, to which another code is mailed. */
export function CorrectAddress({ labels, email, problemOf, onCorrected, onBack }: CorrectAddressProps) {
  const [typed, setTyped] = useState(email);
  const [problem, setProblem] = useState('');
  const [pending, setPending] = useState(false);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (pending) return;
    setPending(true);
    const answer = await correctAddress(typed);
    setPending(false);
    if (answer.ok) onCorrected(answer.data);
    else setProblem(problemOf(answer));
  };
  return (
    <form method="post" noValidate onSubmit={(event) => void send(event)} className="grid gap-4">
      <p className="text-15 text-ink-2">{labels.changeTitle}</p>
      <Field id="confirm-email" label={labels.newEmail} error={problem}>
        {(control) => (
          <Input
            {...control}
            type="email"
            inputMode="email"
            autoComplete="email"
            autoFocus
            value={typed}
            onChange={(event) => {
              setTyped(event.target.value);
              setProblem('');
            }}
          />
        )}
      </Field>
      <div className="flex flex-col gap-2 sm:flex-row">
        <Button type="submit" pending={pending}>
          {pending ? labels.changing : labels.changeSend}
        </Button>
        <Button variant="secondary" onClick={onBack}>
          {labels.back}
        </Button>
      </div>
    </form>
  );
}
