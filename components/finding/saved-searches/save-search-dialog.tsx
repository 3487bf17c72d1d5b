'use client';

import { useEffect, useRef, useState, type FormEvent } from 'react';
import { leaveToSignIn } from '@/components/ui/forms/leave-to-sign-in';
import { Field } from '@/components/ui/field';
import { buttonVariants } from '@/components/ui/button-variants';
import { Icon } from '@/components/ui/icon';
import { notify } from '@/components/ui/notify';
import type { SaveSearchLabels } from './labels';

export interface SaveSearchDialogProps {
  /** The URL query of the search. */
  query: string;
  /** A proposed name that describes the search. */
  suggestion: string;
  nameMax: number;
  labels: SaveSearchLabels;
  language: string;
  manageHref: string;
  onClose: () => void;
}

interface Refusal {
  code?: string;
  message?: string;
  errors?: { name?: string[] };
}

/** Asks for the search's name and how often to notify. Open while mounted. */
export function SaveSearchDialog({
  query,
  suggestion,
  nameMax,
  labels,
  language,
  manageHref,
  onClose,
}: SaveSearchDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const name = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<string>();
  const [isTaken, setIsTaken] = useState(false);
  const [pending, setPending] = useState(false);
  useEffect(() => dialog.current?.showModal(), []);

  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    setPending(true);
    setError(undefined);
    setIsTaken(false);
    const response = await fetch('/api/saved-searches', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept-language': language },
      body: JSON.stringify({ name: form.get('name'), frequency: form.get('frequency'), query }),
    }).catch(() => null);
    setPending(false);
    if (response?.ok) {
      dialog.current?.close();
      notify.success(labels.saved, {
        description: labels.savedText,
        action: { label: labels.manage, onClick: () => window.location.assign(manageHref) },
      });
    } else if (response?.status === 401) {
      leaveToSignIn(0);
    } else {
      const refusal = (await response?.json().catch(() => null)) as Refusal | null | undefined;
      setError(refusal?.errors?.name?.[0] ?? refusal?.message ?? labels.failed);
      setIsTaken(refusal?.code === 'search_name_taken');
      name.current?.select();
    }
  };

  return (
    <dialog ref={dialog} onClose={onClose} aria-labelledby="save-search-title" className="dialog-box">
      <form onSubmit={(event) => void save(event)} className="grid gap-4">
        <div>
          <h2 id="save-search-title" className="text-20">
            {labels.title}
          </h2>
          <p className="mt-1.5 text-15 text-ink-2">{labels.text}</p>
        </div>
        <Field
          id="save-search-name"
          label={labels.name}
          error={error}
          help={
            isTaken ? (
              <a href={manageHref} className="link">
                {labels.manage}
              </a>
            ) : null
          }
        >
          {(control) => (
            <input
              {...control}
              ref={name}
              key={suggestion}
              name="name"
              required
              maxLength={nameMax}
              // People edit it: no-break spaces of amounts would be in their way.
              defaultValue={suggestion.replaceAll('\u00a0', ' ')}
              className="control"
            />
          )}
        </Field>
        <Field id="save-search-frequency" label={labels.frequency}>
          {(control) => (
            <select {...control} name="frequency" className="control select-arrow">
              <option value="daily">{labels.daily}</option>
              <option value="weekly">{labels.weekly}</option>
            </select>
          )}
        </Field>
        <div className="flex flex-col gap-2 sm:flex-row">
          <button type="submit" disabled={pending} className={buttonVariants()}>
            {labels.save}
          </button>
          <button
            type="button"
            className={buttonVariants({ variant: 'secondary' })}
            onClick={() => dialog.current?.close()}
          >
            {labels.cancel}
          </button>
        </div>
      </form>
      <button
        type="button"
        aria-label={labels.close}
        className="icon-button dialog-close"
        onClick={() => dialog.current?.close()}
      >
        <Icon name="x" />
      </button>
    </dialog>
  );
}
