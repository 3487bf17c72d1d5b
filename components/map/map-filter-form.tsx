'use client';

import { useRouter } from 'next/navigation';
import type { FormEvent, ReactNode } from 'react';

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

/** A plain GET form; with scripts, another category or country brings its own fields at once. */
export function MapFilterForm({ action, fields, children }: { action: string; fields: string; children: ReactNode }) {
  const router = useRouter();
  const change = (event: FormEvent<HTMLFormElement>) => {
    const { target, currentTarget: form } = event;
    if (!(target instanceof HTMLSelectElement) || !LEADING.includes(target.name)) return;
    for (const other of form.querySelectorAll(`[data-reset-by="${target.name}"]`)) {
      if (other instanceof HTMLSelectElement) other.value = '';
      for (const box of other.querySelectorAll('input')) box.checked = false;
    }
    const chosen = new URLSearchParams();
    for (const [name, value] of new FormData(form)) if (typeof value === 'string') chosen.append(name, value);
    router.replace(`${fields}?${chosen.toString()}`, { scroll: false });
  };
  return (
    <form ref={(form) => form?.addEventListener('formdata', dropBlank)} action={action} method="get" onChange={change}>
      {children}
    </form>
  );
}
