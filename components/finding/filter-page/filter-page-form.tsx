'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useRef, type FormEvent, type ReactNode } from 'react';
import { APPLY_AFTER_MS, clearDependents } from '@/components/market/listings/browse/filter-changes';
import { splitLocale } from '@/lib/core/i18n/paths';
import { writeLimits } from '@/lib/core/i18n/typed-number';

/** What other fields depend on. */
const LEADING = ['category', 'country'];

/** Leaves out what is blank, and writes limits as numbers, so that the address says what was chosen in any language. */
function tidy({ formData }: FormDataEvent): void {
  const texts = [...formData].filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  const typed = new URLSearchParams(texts);
  writeLimits(typed, splitLocale(window.location.pathname).locale);
  for (const name of new Set(typed.keys())) {
    const values = typed.getAll(name).filter((value) => value !== '');
    formData.delete(name);
    for (const value of values) formData.append(name, value);
  }
}

/** A plain GET form; with scripts, another category or country brings its own fields once it has rested. */
export function FilterPageForm({ action, fields, children }: { action: string; fields: string; children: ReactNode }) {
  const router = useRouter();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stop = () => clearTimeout(timer.current);
  useEffect(() => stop, []);
  const change = ({ target, currentTarget: form }: FormEvent<HTMLFormElement>) => {
    if (!(target instanceof HTMLSelectElement)) return;
    clearDependents(form, target.name);
    if (!LEADING.includes(target.name)) return;
    stop();
    timer.current = setTimeout(() => {
      const chosen = new URLSearchParams();
      for (const [name, value] of new FormData(form)) if (typeof value === 'string') chosen.append(name, value);
      router.replace(`${fields}?${chosen.toString()}`, { scroll: false });
    }, APPLY_AFTER_MS);
  };
  return (
    <form
      ref={(form) => form?.addEventListener('formdata', tidy)}
      action={action}
      method="get"
      data-draft-of-address
      onChange={change}
      onSubmit={stop}
    >
      {children}
    </form>
  );
}
