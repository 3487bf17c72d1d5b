'use client';

import { useActionState, useEffect, useRef, useState, useTransition, type FormEvent, type RefObject } from 'react';
import { Button } from '@/components/ui/button';
import { buttonVariants } from '@/components/ui/button-variants';
import { Field } from '@/components/ui/field';
import { Icon } from '@/components/ui/icon';
import { Input } from '@/components/ui/input';
import { Note } from '@/components/ui/note';
import { Select } from '@/components/ui/select';
import { Textarea } from '@/components/ui/textarea';
import { tabStorage } from '@/components/ui/shared-data/stored';

type Values = Record<'key' | 'language' | 'topic' | 'name' | 'email' | 'reference' | 'message', string>;

type State =
  | { status: 'empty' }
  | { status: 'done'; data: { number: number } }
  | { status: 'refused'; values: Record<string, string>; message: string; fields: Record<string, string> };

const EMPTY: State = { status: 'empty' };

interface ContactFormProps {
  send: (before: State, form: FormData) => Promise<State>;
  initial: Values;
  topics: readonly { value: string; label: string }[];
  helpHref: string;
  /** The message's maximum length; a prop, because importing the schema would add zod to the page. */
  maxLength: number;
  labels: Record<
    | 'topic'
    | 'chooseTopic'
    | 'name'
    | 'email'
    | 'emailHelp'
    | 'reference'
    | 'referenceHelp'
    | 'optional'
    | 'message'
    | 'messageHelp'
    | 'send'
    | 'sending'
    | 'received'
    | 'receivedText'
    | 'next'
    | 'toHelp'
    | 'offline',
    string
  >;
}

/** The contact form. Without JavaScript the browser submits it, and the page shows the same receipt or errors. */
export function ContactForm({ send, initial, topics, helpHref, maxLength, labels }: ContactFormProps) {
  // Without JavaScript the browser submits to `action`, and the resulting page is rendered with `served`.
  const [served, action] = useActionState(send, EMPTY);
  const [sent, setSent] = useState<State>();
  const [pending, startTransition] = useTransition();
  /** Fields that were changed after they were refused: their errors may no longer be true. */
  const [changed, setChanged] = useState<ReadonlySet<string>>(new Set());
  const state = sent ?? served;
  const outcome = useRef<HTMLDivElement>(null);
  const form = useRef<HTMLFormElement>(null);
  // Another link that says what it is about begins another message.
  const keep = useKeptFields(`contact-form-${initial.topic}-${initial.reference}`, form, state.status === 'done');
  useEffect(() => {
    if (state.status === 'empty') return;
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid=true]');
    (wrong ?? outcome.current)?.focus();
  }, [state]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const written = new FormData(event.currentTarget);
    startTransition(async () => {
      const answer = await send(EMPTY, written).catch((): State => ({
        status: 'refused',
        values: {},
        message: labels.offline,
        fields: {},
      }));
      startTransition(() => {
        setChanged(new Set());
        setSent(answer);
      });
    });
  };

  if (state.status === 'done') {
    const number = `C-${state.data.number}`;
    return (
      <div
        ref={outcome}
        tabIndex={-1}
        role="status"
        className="mt-6 rounded-card border border-line bg-surface p-5 outline-none sm:p-6"
      >
        <div className="flex items-center gap-4">
          <span className="grid size-12 flex-none place-items-center rounded-full bg-pasture-soft text-pasture-ink">
            <Icon name="check" className="size-6" />
          </span>
          <p className="text-ink-2">
            {labels.received}
            <strong className="head block text-24 text-ink select-all">{number}</strong>
          </p>
        </div>
        <p className="mt-4">{labels.receivedText}</p>
        <p className="mt-2 text-ink-2">{labels.next}</p>
        <a href={helpHref} className={`${buttonVariants({ variant: 'secondary' })} mt-5`}>
          {labels.toHelp}
        </a>
      </div>
    );
  }

  const values = state.status === 'refused' ? { ...initial, ...state.values } : initial;
  const errors: Record<string, string> =
    state.status === 'refused'
      ? Object.fromEntries(Object.entries(state.fields).filter(([name]) => !changed.has(name)))
      : {};
  const change = ({ target }: FormEvent<HTMLFormElement>) => {
    keep();
    const { name } = target as HTMLInputElement;
    if (errors[name]) setChanged(new Set([...changed, name]));
  };
  return (
    <form ref={form} action={action} noValidate onSubmit={submit} onChange={change} className="mt-6 grid gap-5">
      {state.status === 'refused' ? (
        <div ref={outcome} tabIndex={-1} className="outline-none">
          <Note tone="error">{state.message}</Note>
        </div>
      ) : null}
      <input type="hidden" name="key" value={values.key} />
      <input type="hidden" name="language" value={initial.language} />
      <Field id="topic" label={labels.topic} required error={errors.topic}>
        {(control) => (
          <Select {...control} name="topic" required defaultValue={values.topic}>
            <option value="">{labels.chooseTopic}</option>
            {topics.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <div className="grid gap-5 sm:grid-cols-2 sm:gap-4">
        <Field id="name" label={labels.name} required error={errors.name}>
          {(control) => (
            <Input {...control} name="name" required maxLength={160} autoComplete="name" defaultValue={values.name} />
          )}
        </Field>
        <Field id="email" label={labels.email} required help={labels.emailHelp} error={errors.email}>
          {(control) => (
            <Input
              {...control}
              name="email"
              type="email"
              required
              maxLength={254}
              autoComplete="email"
              defaultValue={values.email}
            />
          )}
        </Field>
      </div>
      <Field
        id="reference"
        label={labels.reference}
        note={labels.optional}
        help={labels.referenceHelp}
        error={errors.reference}
      >
        {(control) => <Input {...control} name="reference" maxLength={300} defaultValue={values.reference} />}
      </Field>
      <Field id="message" label={labels.message} required help={labels.messageHelp} error={errors.message}>
        {(control) => (
          <Textarea {...control} name="message" required rows={6} maxLength={maxLength} defaultValue={values.message} />
        )}
      </Field>
      <Button type="submit" size="lg" pending={pending} disabled={pending} className="w-full sm:w-fit">
        {pending ? labels.sending : labels.send}
      </Button>
    </form>
  );
}

/** What the page says itself. */
const OF_PAGE = 'language';

/**
 * Keeps what is written in a plain form in this tab, and writes it into the form again after a reload or in another
 * language, until it is sent. The form's key stays with it, so that sending it again is the same sending. Returns the
 * function that stores the fields as they are.
 */
function useKeptFields(key: string, form: RefObject<HTMLFormElement | null>, isSent: boolean): () => void {
  useEffect(() => {
    if (isSent) {
      tabStorage.write(key, null);
      return;
    }
    for (const [name, value] of Object.entries(tabStorage.readJson(key) ?? {}) as [string, unknown][]) {
      const control = form.current?.elements.namedItem(name);
      // A field left blank keeps what the page fills in for who has signed in since.
      if (name !== OF_PAGE && typeof value === 'string' && value && control && 'value' in control)
        control.value = value;
    }
  }, [key, form, isSent]);
  return () => {
    if (form.current) tabStorage.write(key, JSON.stringify(Object.fromEntries(new FormData(form.current))));
  };
}
