'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useKeptTexts } from '@/components/ui/forms/use-kept-texts';
import { Button } from '@/components/ui/button';
import { useRefusedFields } from '@/components/ui/forms/use-field-text';
import { useHydrated } from '@/components/ui/forms/use-hydrated';
import { useMemberSubmit } from '@/components/ui/forms/use-member-submit';
import { Note } from '@/components/ui/note';
import type { ActionResult, Refusal } from '@/lib/core/validation/action-result';
import type { Slot } from '@/lib/deals/terms/dates/visit-slots';
import { SlotFields } from './slot-fields';
import { slotsOf, type SlotValues } from './slot-values';

interface SlotsFormProps<Values, Data> {
  /** Begins the ids of its fields, and names what is kept of it. */
  id: string;
  kind: 'ask' | 'propose';
  /** Where the animals are. */
  place: string;
  initial: Values;
  /** More fields below the slots. */
  children?: (
    values: Values,
    set: (part: Partial<Values>) => void,
    errors: Partial<Record<string, string>>,
  ) => ReactNode;
  send: (slots: Slot[], values: Values) => Promise<ActionResult<Data>>;
  onDone: (data: Data) => void;
  /** Called with a refusal that the page around it shows; then returns true. */
  onRefused?: (code: string) => boolean;
}

/** A form that proposes slots; what is written stays in this tab until it is sent. */
export function SlotsForm<Values extends SlotValues & Record<keyof Values, string>, Data>({
  id,
  kind,
  place,
  initial,
  children,
  ...props
}: SlotsFormProps<Values, Data>) {
  const t = useTranslations('visits');
  const refusedFields = useRefusedFields();
  const isHydrated = useHydrated();
  const { values, set, clear } = useKeptTexts(id, initial);
  const [errors, setErrors] = useState<Partial<Record<string, string>>>({});
  const [problem, setProblem] = useState<string | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const { pending, submit } = useMemberSubmit();
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [errors]);
  const change = (part: Partial<Values>) => {
    set(part);
    setProblem(null);
    if (Object.keys(errors).length > 0) setErrors({});
  };
  const refuse = (reason: string, refusal: Refusal | null) => {
    if (refusal && props.onRefused?.(refusal.code)) return;
    const fields = refusedFields(refusal);
    setErrors(fields);
    setProblem(Object.keys(fields).length > 0 ? null : reason);
  };
  return (
    <form
      ref={form}
      noValidate
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        submit({
          send: () => props.send(slotsOf(values), values),
          done: t('sent', { kind }),
          failed: refuse,
          onDone: (data) => {
            clear();
            props.onDone(data);
          },
        });
      }}
    >
      <SlotFields
        id={id}
        legend={t(kind === 'ask' ? 'whenAsk' : 'when')}
        place={place}
        values={values}
        set={(part) => change(part as Partial<Values>)}
        error={errors.slots}
      />
      {children?.(values, change, errors)}
      {problem ? <Note tone="error">{problem}</Note> : null}
      <Button type="submit" size={kind === 'ask' ? 'lg' : 'md'} pending={pending} disabled={!isHydrated}>
        {t(kind === 'ask' ? 'ask' : 'sendProposal')}
      </Button>
    </form>
  );
}
