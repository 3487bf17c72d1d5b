'use client';

import { useState } from 'react';
import { ConfirmDialog } from '@/components/ui/alert-dialog';
import { Button } from '@/components/ui/button';
import type { ButtonVariants } from '@/components/ui/button-variants';
import { useHydrated } from '@/components/ui/forms/use-hydrated';
import { useDealAct, type Send } from './use-deal-act';

interface ActButtonProps extends ButtonVariants {
  send: Send;
  input: { number: number } & Record<string, unknown>;
  label: string;
  /** The toast on success. */
  done: string;
  /** What is asked first, where it can't be undone. */
  sure?: { title: string; text: string; back: string; destructive?: boolean };
  className?: string;
}

/** A button that does one thing to a deal. */
export function ActButton({ send, input, label, done, sure, className, ...look }: ActButtonProps) {
  const ready = useHydrated();
  const { act, pending } = useDealAct();
  const [isAsking, setAsking] = useState(false);
  const run = () => act({ send: () => send(input), done, onDone: () => setAsking(false) });
  return (
    <>
      <Button
        {...look}
        className={className}
        disabled={!ready}
        pending={pending && !isAsking}
        onClick={() => (sure ? setAsking(true) : run())}
      >
        {label}
      </Button>
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
