'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { ConfirmDialog } from '@/components/ui/alert-dialog';
import { Button } from '@/components/ui/button';
import type { ButtonVariants } from '@/components/ui/button-variants';
import type { ActionResult } from '@/lib/core/validation/action-result';
import { useMemberSubmit } from './use-member-submit';

export interface AnswerFormProps {
  /** What answers without a script, and the fields that it needs. */
  action: (form: FormData) => Promise<void>;
  fields: Record<string, string>;
  send: () => Promise<ActionResult>;
  /** The toast on success; null if it is said elsewhere. */
  done: string | null;
  failed: string;
  /** Refusals that mean that what the reader sees has changed meanwhile; `onStale` is called with their code. */
  stale: ReadonlySet<string>;
  onStale: (code: string) => void;
  variant: ButtonVariants['variant'];
  /** The button's name where its words alone don't say it. */
  name?: string | undefined;
  /** What is asked first, where it can't be undone; without a script nothing asks. */
  sure?: { title: string; text: string; back: string } | undefined;
  children: string;
}

/** A button that answers what somebody else may change at the same time: from a script, and as a form that needs none. */
export function AnswerForm({
  action,
  fields,
  stale,
  onStale,
  variant,
  name,
  sure,
  children,
  failed,
  ...answer
}: AnswerFormProps) {
  const router = useRouter();
  const { pending, submit } = useMemberSubmit();
  const [isAsking, setAsking] = useState(false);
  const run = () =>
    submit({
      ...answer,
      refresh: () => router.refresh(),
      failed: (_, refusal) => {
        if (!refusal || !stale.has(refusal.code)) return failed;
        onStale(refusal.code);
        router.refresh();
      },
    });
  return (
    <form
      action={action}
      onSubmit={(event) => {
        event.preventDefault();
        if (sure) setAsking(true);
        else run();
      }}
    >
      {Object.entries(fields).map(([field, value]) => (
        <input key={field} type="hidden" name={field} value={value} />
      ))}
      <Button type="submit" variant={variant} pending={pending} aria-label={name} className="w-full">
        {children}
      </Button>
      {sure ? (
        <ConfirmDialog
          open={isAsking}
          onOpenChange={setAsking}
          title={sure.title}
          description={sure.text}
          confirmLabel={children}
          cancelLabel={sure.back}
          destructive
          onConfirm={() => {
            // Closed first: the focus is at the button again, from where the page moves it to what came of it.
            setAsking(false);
            run();
          }}
        />
      ) : null}
    </form>
  );
}
