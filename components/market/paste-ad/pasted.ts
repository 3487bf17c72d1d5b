'use client';

import { useMemo, useSyncExternalStore } from 'react';
import { z } from 'zod';
import { keepPastedText, pastedChange, pastedText } from '@/components/market/listing-form/draft';
import { parseJson } from '@/components/ui/shared-data/stored';
import { LOCALES } from '@/lib/core/i18n/locales';
import { AD_FIELDS, AD_QUESTIONS, AD_REASONS, type AdFact, type AdField, type AdReading } from '@/lib/language/ads/dto';
import type { Filled } from './fill-form';

/** An advertisement as it was read, and what came of it. */
export interface Result {
  text: string;
  reading: AdReading;
  /** What the text says; the facts of the reading are what its writer answered since. */
  saidFirst: readonly AdFact[];
  filled: Filled;
  /** What its writer had answered to an earlier text, and this one doesn't say. */
  answered: readonly AdFact[];
}

/** The same beside what the form has by now. */
export interface Shown extends Result {
  /** What the form has otherwise. */
  otherwise: readonly AdField[];
}

/** What is in the box, and what was read of it. */
export interface Pasted {
  text: string;
  result: Result | null;
}

const isField = (name: unknown) =>
  typeof name === 'string' && (name.startsWith('traits.') || AD_FIELDS.some((field) => field === name));
const spans = z.array(z.object({ start: z.number(), end: z.number() }));
const said = z.object({
  field: z.custom<AdField>(isField),
  value: z.union([z.string(), z.literal(true)]),
  spans,
  state: z.literal('said'),
});
const deduced = said.extend({ state: z.literal('deduced'), reason: z.enum(AD_REASONS) });
const facts = z.array(z.discriminatedUnion('state', [said, deduced]));
const value = z.union([z.string(), z.boolean()]);

const schema = z.object({
  text: z.string(),
  result: z
    .object({
      text: z.string(),
      reading: z.object({
        facts,
        questions: z.array(z.object({ asks: z.enum(AD_QUESTIONS), spans, among: z.array(z.string()).optional() })),
        unread: spans,
        described: spans.default([]),
        reserves: z.array(z.string()).default([]),
        phones: z.array(z.string()),
        addresses: z.array(z.string()),
        description: z.string(),
        language: z.enum(LOCALES),
        otherLots: z.array(z.string()),
      }),
      saidFirst: facts.default([]),
      answered: facts.default([]),
      filled: z.object({
        set: z
          .array(z.tuple([z.string(), z.object({ value, before: value })]))
          .transform((entries) => new Map(entries)),
        taken: facts,
        kept: facts,
        isDescriptionSet: z.boolean(),
      }),
    })
    .nullable(),
});

const NOTHING: Pasted = { text: '', result: null };

/** Reads what is kept of an advertisement; nothing if there is none, or another release wrote it. */
const readPasted = (stored: string): Pasted => schema.safeParse(parseJson(stored)).data ?? NOTHING;

/** Returns what was pasted into the form of another draft. */
export const pastedOf = (draftKey: string): Pasted => readPasted(pastedText(draftKey));

/** Returns what was pasted into the form of a draft; nothing on the server, which doesn't know it. */
export function usePasted(draftKey: string): Pasted {
  const stored = useSyncExternalStore(
    pastedChange.subscribe,
    () => pastedText(draftKey),
    () => '',
  );
  return useMemo(() => readPasted(stored), [stored]);
}

/** Keeps what was pasted as long as the draft, for a reload or another language. */
export function keepPasted(draftKey: string, { text, result }: Pasted): void {
  const stored = { text, result: result && { ...result, filled: { ...result.filled, set: [...result.filled.set] } } };
  keepPastedText(draftKey, text.trim() === '' && !result ? '' : JSON.stringify(stored));
}
