'use client';

import { useState } from 'react';
import { ConfirmDialog } from '@/components/ui/alert-dialog';
import type { ButtonVariants } from '@/components/ui/button-variants';
import { ReadyButton } from '@/components/ui/ready-button';
import { Note } from '@/components/ui/note';
import { useDealAct, type Send } from './use-deal-act';

interface ActButtonProps extends ButtonVariants {
  send: Send;
  input: Record<string, unknown>;
  label: string;
  /** The toast on success. */
  done: string;
  /** What is asked first, where it can't be undone. */
  sure?: { title: string; text: string; back: string; destructive?: boolean };
  className?: string;
  /** What the page shows by now if what was accepted isn't the newest any more: the code of that refusal, and words. */
  newer?: { code: string; text: string };
}

/** A button that does one thing to a deal, or to its freight. */
export function ActButton({ send, input, label, done, sure, className, newer, ...look }: ActButtonProps) {
  const { act, pending } = useDealAct();
  const [isAsking, setAsking] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);
  const run = () =>
    act({
      send: () => send(input),
      done,
      onDone: () => setAsking(false),
      // What was asked is another thing by now: nobody says yes to it unseen.
      onRefused: (code) => {
        setAsking(false);
        setRefused(code);
        return false;
      },
    });
  return (
    <>
      {newer && newer.code === refused ? (
        <Note tone="warn" role="alert" className="w-full">
          {newer.text}
        </Note>
      ) : null}
      <ReadyButton
        {...look}
        className={className}
        pending={pending && !isAsking}
        onClick={() => (sure ? setAsking(true) : run())}
      >
        {label}
      </ReadyButton>
      {sure ? (
        <ConfirmDialog
          open={isAsking}
          onOpenChange={setAsking}
          title={sure.title}
          description={sure.text}
          confirmLabel={label}
          cancelLabel={sure.back}
          destructive={sure.destructive}
          pending={pending}
          onConfirm={run}
        />
      ) : null}
    </>
  );
}
