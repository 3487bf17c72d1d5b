'use client';

import { useEffect, useRef, type ReactNode } from 'react';
import { useHydrated } from './use-hydrated';

interface MemberFormProps {
  onSubmit: () => void;
  className?: string;
  /** The classes that lay its fields out. */
  layout?: string;
  /** What its fields were refused for: the first of them gets the focus. */
  errors?: Partial<Record<string, string>>;
  /** Something was written into it before: what it is folded in is opened. */
  isBegun?: boolean;
  children: ReactNode;
}

/** A form that takes nothing before it listens: what is typed or chosen until then would be shown, but not sent. */
export function MemberForm({ onSubmit, className, layout = 'grid gap-4', errors, isBegun, children }: MemberFormProps) {
  const ready = useHydrated();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (errors) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [errors]);
  useEffect(() => {
    const folded = isBegun ? form.current?.closest('details') : null;
    if (folded) folded.open = true;
  }, [isBegun]);
  return (
    <form
      ref={form}
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
