'use client';

import { useFormContext } from 'react-hook-form';
import type { AdAsks, AdFact, AdField, AdReading } from '@/lib/language/ads/dto';
import { HEALTH_FLAGS } from '@/lib/livestock/facts/health';
import type { Category } from '@/lib/livestock/stock/categories';
import { nameIn, useAdForm } from './ad-form';
import { answeredAs } from './carrying';
import {
  answeredBefore,
  confirmed,
  factsToFill,
  fillForm,
  giveBack,
  isOfCategory,
  undoFill,
  type FilledForm,
} from './fill-form';
import { beginningOf, keepOtherLots, useOtherLots } from './other-lots';
import { keepPasted, usePasted, type Pasted } from './pasted';

/** What an advertisement did to the form of a draft, and what its writer may do about it. */
export function useFilled(draftKey: string) {
  const adForm = useAdForm();
  const form: FilledForm = useFormContext<Record<string, string | boolean>>();
  // Read here, so that the form keeps account of what was typed.
  void form.formState.dirtyFields;
  const pasted = usePasted(draftKey);
  const nextLots = useOtherLots();
  const { text, result } = pasted;
  const keep = (next: Pasted) => keepPasted(draftKey, next);
  const refill = (reading: AdReading, overwrites = false) => {
    if (result)
      keep({
        text,
        result: { ...result, reading, filled: fillForm(form, adForm, reading, result.filled, overwrites) },
      });
  };
  const put = (field: AdField, value: string | boolean) =>
    form.setValue(nameIn(adForm, field), value, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
  const keepFacts = (facts: AdFact[]) => {
    if (result) keep({ text, result: { ...result, reading: { ...result.reading, facts } } });
  };
  return {
    ...pasted,
    otherLots: [...new Set([...(result?.reading.otherLots ?? []), ...nextLots])],
    write: (typed: string) => keep({ text: typed, result }),
    fill: (ad: string, reading: AdReading) => {
      const filled = fillForm(form, adForm, reading, result?.filled ?? null);
      if (result) giveBack(form, adForm, result, filled);
      const answered = result ? answeredBefore(form, adForm, result.reading, reading) : [];
      keep({ text: ad, result: { text: ad, reading, saidFirst: factsToFill(reading), filled, answered } });
      keepOtherLots(nextLots.filter((lot) => beginningOf(lot) !== ad));
    },
    overwrite: () => {
      if (result) refill(result.reading, true);
    },
    /** Takes facts as their writer means them; without an advertisement they are answers. */
    confirm: (...facts: AdFact[]) => {
      if (result) return refill(facts.reduce(confirmed, result.reading));
      for (const fact of facts) put(fact.field, adForm.fillWith(fact));
    },
    /** Takes facts that were read otherwise, whatever the form holds. */
    correct: (...facts: AdFact[]) => {
      for (const fact of facts) put(fact.field, adForm.fillWith(fact));
      const valueNow = ({ field, value }: AdFact) => facts.find((fact) => fact.field === field)?.value ?? value;
      if (result) keepFacts(result.reading.facts.map((fact) => ({ ...fact, value: valueNow(fact) })));
    },
    /** Takes the animals for others than were read, which have none of their classes, breeds and traits. */
    changeCategory: (category: Category) => {
      if (!result) return;
      for (const field of ['class', 'breed'] as const) put(field, '');
      const { facts, questions } = result.reading;
      const said = facts.find(({ field }) => field === 'category');
      const left = facts.filter(({ field }) => field !== 'category' && !isOfCategory(field));
      refill({
        ...result.reading,
        facts: [{ field: 'category', value: category, spans: said?.spans ?? [], state: 'said' }, ...left],
        questions: questions.filter(({ asks }) => asks !== 'class' && asks !== 'breed'),
      });
    },
    /** Takes a fact for none. */
    leaveOut: (field: AdField) => {
      put(field, HEALTH_FLAGS.some((flag) => flag === field) ? false : '');
      if (result) keepFacts(result.reading.facts.filter((fact) => fact.field !== field));
    },
    /** Takes the answers that its writer gave on another page. */
    answerAs: (given: AdReading) => {
      if (result) refill(answeredAs(result.reading, given));
    },
    /** Leaves a question unanswered. */
    drop: (asked: AdAsks) => {
      if (result)
        refill({ ...result.reading, questions: result.reading.questions.filter(({ asks }) => asks !== asked) });
    },
    dropLots: () => {
      keepOtherLots([]);
      if (result) keep({ text, result: { ...result, reading: { ...result.reading, otherLots: [] } } });
    },
    undo: () => {
      if (result) undoFill(form, result.filled);
      keep({ text, result: null });
    },
  };
}

export type Filling = ReturnType<typeof useFilled>;
