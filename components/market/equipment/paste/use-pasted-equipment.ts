'use client';

import { useMemo, useSyncExternalStore } from 'react';
import { useFormContext, type UseFormReturn } from 'react-hook-form';
import { keepPastedText, pastedChange, pastedText } from '@/components/market/listing-form/draft';
import { parseJson } from '@/components/ui/shared-data/stored';
import type { EquipmentReading } from '@/lib/language/ads/equipment/dto';
import type { EquipmentListingFormValues } from '../equipment-listing-form-kind';

type Values = Partial<EquipmentListingFormValues>;

/** What is in the box, what was read of it, and what that set in the form. */
interface Pasted {
  text: string;
  reading: EquipmentReading | null;
  set: Values;
}

const NOTHING: Pasted = { text: '', reading: null, set: {} };

/** Another release that keeps something else counts up. */
const VERSION = 1;

function parsed(stored: string): Pasted {
  const { version, ...pasted } = (parseJson(stored) ?? {}) as Pasted & { version?: number };
  return version === VERSION ? pasted : NOTHING;
}

/** A price of which nobody said the currency fills nothing: the form has one to begin with, which would be published. */
function toFill({ facts, description, language }: EquipmentReading): Values {
  const { priceAmount, priceCurrency, ...others } = facts;
  return { ...others, ...(priceAmount && priceCurrency ? { priceAmount, priceCurrency } : {}), description, language };
}

/**
 * Fills what is blank in a form, or still as an earlier reading left it, with what an advertisement says; what an earlier
 * reading alone said is blank again. Returns what the advertisement set.
 */
function fillBlank(form: UseFormReturn<EquipmentListingFormValues>, fill: Values, earlier: Values): Values {
  const { defaultValues, isSubmitted } = form.formState;
  const blank = defaultValues as EquipmentListingFormValues;
  const values = form.getValues();
  const set: Values = {};
  for (const name of new Set([...Object.keys(earlier), ...Object.keys(fill)]) as Set<keyof Values>) {
    const isFree = values[name] === blank[name] || values[name] === '' || values[name] === earlier[name];
    if (!isFree) continue;
    if (fill[name] !== undefined) Object.assign(set, { [name]: fill[name] });
    form.setValue(name, fill[name] ?? blank[name], { shouldDirty: true, shouldValidate: isSubmitted });
  }
  return set;
}

/** Returns what was pasted into the form of a draft; nothing on the server, which doesn't know it. */
export function usePastedEquipment(draftKey: string): Pasted {
  const stored = useSyncExternalStore(
    pastedChange.subscribe,
    () => pastedText(draftKey),
    () => '',
  );
  return useMemo(() => parsed(stored), [stored]);
}

/** The advertisement of a draft, and what it may do to the form around it; both are kept as long as the draft. */
export function useFilledEquipment(draftKey: string) {
  const form = useFormContext<EquipmentListingFormValues>();
  // Read here, so that the form keeps account of what was typed.
  void form.formState.dirtyFields;
  const pasted = usePastedEquipment(draftKey);
  const keep = (next: Pasted) =>
    keepPastedText(
      draftKey,
      next.text.trim() === '' && !next.reading ? '' : JSON.stringify({ version: VERSION, ...next }),
    );
  return {
    ...pasted,
    write: (text: string) => keep({ ...pasted, text }),
    fill: (text: string, reading: EquipmentReading) =>
      keep({ text, reading, set: fillBlank(form, toFill(reading), pasted.set) }),
    /** Takes what reads like a request to buy for what is for sale. */
    sell: () => {
      const { reading } = pasted;
      if (reading) keep({ ...pasted, reading: { ...reading, asks: reading.asks.filter((one) => one !== 'wanted') } });
    },
    undo: () => {
      fillBlank(form, {}, pasted.set);
      keep({ ...NOTHING, text: pasted.text });
    },
  };
}
