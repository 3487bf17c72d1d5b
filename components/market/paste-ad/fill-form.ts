import type { UseFormReturn } from 'react-hook-form';
import { AD_FIELDS, type AdFact, type AdField, type AdReading } from '@/lib/language/ads/dto';
import { nameIn, type AdForm } from './ad-form';

type Value = string | boolean;
/** A form by the names of its fields, which an advertisement sets. */
export type FilledForm = UseFormReturn<Record<string, Value>>;

/** What an advertisement did to the form. */
export interface Filled {
  /** The values that it set, and those that were there before, by field. */
  set: ReadonlyMap<string, { value: Value; before: Value }>;
  taken: readonly AdFact[];
  /** What somebody had typed otherwise, and stays. */
  kept: readonly AdFact[];
  isDescriptionSet: boolean;
}

/** Of another category there are no such classes, breeds and traits. */
export const isOfCategory = (field: string) => field === 'class' || field === 'breed' || field.startsWith('traits.');

const PRICE = ['priceAmount', 'priceBasis', 'priceCurrency'] as const satisfies AdField[];
const isPrice = (field: AdField) => PRICE.some((part) => part === field);

/** What fills the form: what is said. A price waits until what it is in and what it is for are said, too. */
export function factsToFill({ facts }: AdReading): AdFact[] {
  const said = facts.filter(({ state }) => state === 'said');
  const isPriced = PRICE.every((part) => said.some(({ field }) => field === part));
  return said.filter(({ field }) => isPriced || !isPrice(field));
}

function put(form: FilledForm, name: string, value: Value): void {
  form.setValue(name, value, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
}

/** A reading in which its writer confirmed what was deduced; a minimum is one of a lot that is sold in parts, terms are days. */
export function confirmed(reading: AdReading, fact: AdFact): AdReading {
  const others = reading.facts.filter(({ field }) => field !== fact.field);
  const said: AdFact = { field: fact.field, value: fact.value, spans: fact.spans, state: 'said' };
  const isParted = fact.field === 'minHeads' && !others.some(({ field }) => field === 'sellMode');
  const parts: AdFact[] = isParted ? [{ ...said, field: 'sellMode', value: 'any_number' }] : [];
  const isDays = fact.field === 'paymentParts' && !others.some(({ field }) => field === 'paymentKind');
  const kind: AdFact[] = isDays ? [{ ...said, field: 'paymentKind', value: 'days' }] : [];
  return { ...reading, facts: [...others, said, ...parts, ...kind] };
}

/**
 * Fills the form with what an advertisement says. What somebody typed otherwise stays, unless `overwrites` says that
 * they want the advertisement's; what an earlier filling set is theirs only once they change it.
 */
export function fillForm(
  form: FilledForm,
  adForm: AdForm,
  reading: AdReading,
  earlier: Filled | null,
  overwrites = false,
): Filled {
  const { description, language } = reading;
  const facts = factsToFill(reading);
  const set = new Map(overwrites ? earlier?.set : []);
  const now = (name: string) => (form.getValues(name) as Value | undefined) ?? '';
  const isTyped = (name: string) =>
    form.getFieldState(name).isDirty && Boolean(now(name)) && earlier?.set.get(name)?.value !== now(name);
  const fill = (name: string, value: Value): boolean => {
    if (now(name) !== value && isTyped(name) && !overwrites) return false;
    const filled = earlier?.set.get(name);
    const before = set.get(name)?.before ?? (filled?.value === now(name) ? filled.before : now(name));
    set.set(name, { value, before: before === '' && value === true ? false : before });
    put(form, name, value);
    return true;
  };
  const category = facts.find(({ field }) => field === 'category')?.value;
  const taken: AdFact[] = [];
  const kept: AdFact[] = [];
  for (const fact of facts) {
    const isForeign = isOfCategory(fact.field) && now('category') !== category;
    (!isForeign && fill(nameIn(adForm, fact.field), adForm.fillWith(fact)) ? taken : kept).push(fact);
  }
  fill('language', language);
  return { set, taken, kept, isDescriptionSet: description !== '' && fill('description', description) };
}

/**
 * Gives back what an earlier text alone said, once another text takes its place. What somebody typed or confirmed stays,
 * but what they corrected at its mark belongs to that text; a price is its text's as a whole if that named an amount, and else
 * an answer.
 */
export function giveBack(
  form: FilledForm,
  adForm: AdForm,
  earlier: { filled: Filled; reading: AdReading; saidFirst: readonly AdFact[] },
  { set, kept }: Filled,
): void {
  const corrected = new Map<string, Value>(
    earlier.reading.facts.map((fact) => [nameIn(adForm, fact.field), adForm.fillWith(fact)]),
  );
  const saidAgain = new Set<string>(kept.map(({ field }) => nameIn(adForm, field)));
  const namesAmount = earlier.reading.facts.some(({ field, spans }) => field === 'priceAmount' && spans.length > 0);
  const saidFirst = earlier.saidFirst.map(({ field }) => field);
  const said = [...saidFirst, ...(namesAmount ? PRICE : [])].map((field) => nameIn(adForm, field));
  for (const name of new Set<string>([...said, 'description'])) {
    const filled = earlier.filled.set.get(name);
    const isOfText = [filled?.value, corrected.get(name)].includes(form.getValues(name));
    if (filled && isOfText && !set.has(name) && !saidAgain.has(name)) put(form, name, filled.before);
  }
}

/** Fields that others depend on, or that are never blank. */
const isNeverBlank = (field: AdField) => ['category', 'priceBasis', 'priceCurrency'].includes(field);

/** What the form has from its writer though a text that takes another one's place doesn't say it: what they had answered. */
export function answeredBefore(form: FilledForm, adForm: AdForm, earlier: AdReading, reading: AdReading): AdFact[] {
  const said = new Set(factsToFill(reading).map(({ field }) => field));
  const fields = new Set<AdField>([...AD_FIELDS, ...earlier.facts.map(({ field }) => field)]);
  return [...fields].flatMap((field): AdFact[] => {
    const name = nameIn(adForm, field);
    const value = form.getValues(name) as Value | undefined;
    if (said.has(field) || isNeverBlank(field) || !value || !form.getFieldState(name).isDirty) return [];
    return [{ field, value, spans: [], state: 'said' }];
  });
}

/** Gives every field the value that it had before. */
export function undoFill(form: FilledForm, { set }: Filled): void {
  for (const [name, { before }] of set) put(form, name, before);
}
