'use client';

import type { FormEvent, ReactNode } from 'react';
import { ReadyButton } from '@/components/ui/ready-button';
import { Note } from '@/components/ui/note';

interface AuthFormProps {
  onSubmit: (event: FormEvent) => void;
  pending: boolean;
  refusal: string | null;
  submitLabel: string;
  /** Beside the button: Cancel, Back. */
  aside?: ReactNode;
  children: ReactNode;
}

/**
 * The layout of a form on the sign-in page. `method="post"` keeps passwords out of the URL if it is submitted before
 * hydration.
 */
export function AuthForm({ onSubmit, pending, refusal, submitLabel, aside, children }: AuthFormProps) {
  return (
    <form method="post" noValidate onSubmit={onSubmit} className="grid gap-5">
      {children}
      {/* Not a live region: the toast already announced the refusal. This is for anyone who missed it. */}
      {refusal ? (
        <Note tone="error" role={undefined}>
          {refusal}
        </Note>
      ) : null}
      <div className="mt-1 grid gap-2">
        <ReadyButton type="submit" size="lg" pending={pending}>
          {submitLabel}
        </ReadyButton>
        {aside}
      </div>
    </form>
  );
}
