import type { UseFormReturn } from 'react-hook-form';
import type { AnimalListingFormValues } from '@/components/animals/animal-listing-form-kind';
import type { AdFact, AdReading } from '@/lib/ad-reading/dto';
import { formatPrice } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';

type Form = UseFormReturn<AnimalListingFormValues>;
type Name = Parameters<Form['setValue']>[0];
type Value = string | boolean;

/** What an advertisement did to the form. */
export interface Filled {
  /** The values that it set, and those that were there before, by field. */
  set: ReadonlyMap<Name, { value: Value; before: Value }>;
  taken: readonly AdFact[];
  /** What somebody had typed otherwise, and stays. */
  kept: readonly AdFact[];
  isDescriptionSet: boolean;
}

/** Of another category there are no such classes, breeds and traits. */
const isOfCategory = (field: string) => field === 'class' || field === 'breed' || field.startsWith('traits.');

const shown = ({ field, value }: AdFact, locale: Locale): Value =>
  field === 'priceAmount' && typeof value === 'string' ? formatPrice(locale, value, 4) : value;

/**
 * Fills the form with what an advertisement says. What somebody typed otherwise stays, unless `overwrites` says that
 * they want the advertisement's; what an earlier filling set is theirs only once they change it.
 */
export function fillForm(
  form: Form,
  { facts, description, language }: AdReading,
  locale: Locale,
  earlier: Filled | null,
  overwrites = false,
): Filled {
  const set = new Map(overwrites ? earlier?.set : []);
  const now = (name: Name) => (form.getValues(name) as Value | undefined) ?? '';
  const isTyped = (name: Name) =>
    form.getFieldState(name).isDirty && Boolean(now(name)) && earlier?.set.get(name)?.value !== now(name);
  const fill = (field: string, value: Value): boolean => {
    const name = field as Name;
    if (now(name) !== value && isTyped(name) && !overwrites) return false;
    const before = set.get(name)?.before ?? now(name);
    set.set(name, { value, before: before === '' && value === true ? false : before });
    form.setValue(name, value, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
    return true;
  };
  const category = facts.find(({ field }) => field === 'category')?.value;
  const taken: AdFact[] = [];
  const kept: AdFact[] = [];
  for (const fact of facts) {
    const isForeign = isOfCategory(fact.field) && now('category') !== category;
    (!isForeign && fill(fact.field, shown(fact, locale)) ? taken : kept).push(fact);
  }
  fill('language', language);
  return { set, taken, kept, isDescriptionSet: description !== '' && fill('description', description) };
}

/** Gives every field the value that it had before. */
export function undoFill(form: Form, { set }: Filled): void {
  for (const [name, { before }] of set)
    form.setValue(name, before, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
}
