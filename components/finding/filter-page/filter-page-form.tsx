'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useRef, type FormEvent, type ReactNode } from 'react';
import { APPLY_AFTER_MS, clearDependents } from '@/components/market/listings/browse/filter-changes';

/** What other fields depend on. */
const LEADING = ['category', 'country'];

/** Leaves out what is blank, so that the address says only what was chosen. */
function dropBlank({ formData }: FormDataEvent): void {
  for (const name of new Set(formData.keys())) {
    const values = formData.getAll(name).filter((value) => value !== '');
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
      ref={(form) => form?.addEventListener('formdata', dropBlank)}
      action={action}
      method="get"
      onChange={change}
      onSubmit={stop}
    >
      {children}
    </form>
  );
}
