'use client';

import type { ReactNode } from 'react';
import { useHydrated } from './use-hydrated';

interface MemberFormProps {
  onSubmit: () => void;
  className?: string;
  /** The classes that lay its fields out. */
  layout?: string;
  children: ReactNode;
}

/** A form that takes nothing before it listens: what is typed or chosen until then would be shown, but not sent. */
export function MemberForm({ onSubmit, className, layout = 'grid gap-4', children }: MemberFormProps) {
  const ready = useHydrated();
  return (
    <form
      method="post"
      noValidate
      className={className}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <fieldset disabled={!ready} className={`min-w-0 ${layout}`}>
        {children}
      </fieldset>
    </form>
  );
}
