import type { z } from 'zod';
import type { LotFields } from '@/lib/market/animal-lots/lot-schema';
import type { HighlightDuration } from '@/lib/market/highlights/schema';
import type { Locale } from '@/lib/core/i18n/locales';
import type { Reader } from '@/lib/core/i18n/typed-number';

/**
 * The values common to all listing forms: text, numbers as decimal text, codes; parsed by the schema. Fields that a kind doesn't use stay
 * empty.
 */
export interface ListingFormValues {
  title: string;
  description: string;
  /** The language of title and description. */
  language: Locale;
  price: string;
  priceNegotiable: boolean;
  /** The price that was confirmed though it is unusual. */
  priceMeant: string;
  location: string;
  youtubeUrl: string;
  highlightDuration: HighlightDuration | 'none';
}

/** The facts of a lot of animals, by the names that the schema has for them. */
type LotField = keyof LotFields;

/** A trait among the facts; they share one label. */
export type TraitField = `traits.${string}`;

/** The fields of all forms that have their own label in messages. */
export type FormField =
  | LotField
  | TraitField
  | 'category'
  | 'title'
  | 'breed'
  | 'age'
  | 'weight'
  | 'brand'
  | 'model'
  | 'year'
  | 'description'
  | 'language'
  | 'price'
  | 'location'
  | 'healthStatus'
  | 'images'
  | 'youtubeUrl'
  | 'videoFile'
  | 'highlightDuration'
  | 'quantity'
  | 'averageAge'
  | 'averageWeight'
  | 'startingPrice'
  | 'reservePrice'
  | 'startTime'
  | 'endTime';

/** The answers that forms ask for before anything else. */
export type Answer =
  | 'category'
  | 'class'
  | 'title'
  | 'headCount'
  | 'quantity'
  | 'weight'
  | 'breed'
  | 'age'
  | 'condition'
  | 'priceAmount'
  | 'location'
  | 'images'
  | 'startingPrice'
  | 'endTime';

/** What differs between the forms of animals, equipment and lots, besides their fields. */
export interface FormKind<Values extends ListingFormValues> {
  schema: z.ZodType;
  empty: Values;
  /** Returns what the schema expects. */
  read: (values: Values) => object;
  /** The numbers, which are held as decimal text, and how each is read. */
  numbers: Readonly<Partial<Record<keyof Values & string, Reader>>>;
  /** Parses the values of a draft, which an earlier release may have written. */
  draft: z.ZodType<Values>;
  /** Fields in page order; the first invalid one gets the focus. */
  order: readonly FormField[];
  /** The field of what an animal weighs, which is asked about if that is unusual for its class. */
  weight?: 'weight' | 'averageWeight';
  /** The field of how many animals there are, which is asked about if it is many times what it was. */
  heads?: 'headCount' | 'quantity';
  /** What a buyer needs to know, in page order. */
  answers: (values: Values) => readonly Answer[];
}

/** Returns decimal text as it is sent: with three decimals it may be thousands, which the schema refuses, with four not. */
export const withoutThousands = (decimal: string): string => decimal.replace(/^\d+\.\d{3}$/, '$&0');

/** Returns what is sent of a form's values. */
export function valuesToSend<Values extends ListingFormValues>(kind: FormKind<Values>, values: Values): object {
  const sent = Object.entries(kind.read(values)) as [string, unknown][];
  return Object.fromEntries(
    sent.map(([name, value]) => [
      name,
      name in kind.numbers && typeof value === 'string' ? withoutThousands(value) : value,
    ]),
  );
}

/** Returns the DOM id of a field's control. */
export function fieldId(field: FormField): string {
  return `listing-${field}`;
}

/** Returns the DOM id of the card that asks for a field, where the field itself is folded. */
export function questionId(field: FormField): string {
  return `question-${field}`;
}

/** Returns the answers that are still missing. */
export function missingAnswers(answers: readonly Answer[], values: object, hasPhotos: boolean): Answer[] {
  const held = new Map<string, unknown>(Object.entries(values));
  const isBlank = (value: unknown) => typeof value !== 'string' || value.trim() === '';
  return answers.filter((field) => (field === 'images' ? !hasPhotos : isBlank(held.get(field))));
}

/**
 * Returns what is still to do where cards ask for it: what they ask for, the pictures, and what is wrong besides; without
 * cards, whatever is open.
 */
export function fieldsLeft(
  open: readonly Answer[],
  asked: readonly FormField[],
  wrong: readonly FormField[],
): readonly FormField[] {
  if (asked.length === 0) return open;
  return [...asked, ...open.filter((field) => !asked.includes(field) && (field === 'images' || wrong.includes(field)))];
}

const focusable = (id: string) => document.getElementById(id)?.querySelector<HTMLElement>('button, input, select');

/** Scrolls to a field's question, or else to the field, which is unfolded, and focuses it. */
export function goToField(field: FormField): void {
  const question = focusable(questionId(field));
  if (question) {
    question.scrollIntoView({ block: 'center' });
    question.focus({ preventScroll: true });
  } else goToControl(field);
}

/**
 * Unfolds what holds any of some fields that no card asks for, and scrolls to the one which comes first on the page, where
 * cards ask in another order than the fields stand in.
 */
export function goToFirst(fields: readonly FormField[]): void {
  const placeOf = (field: FormField) => focusable(questionId(field)) ?? controlOf(field);
  const [first] = fields.toSorted((one, other) => {
    const [place, otherPlace] = [placeOf(one), placeOf(other)];
    const position = (place && otherPlace && place.compareDocumentPosition(otherPlace)) ?? 0;
    if (position & Node.DOCUMENT_POSITION_FOLLOWING) return -1;
    return position & Node.DOCUMENT_POSITION_PRECEDING ? 1 : 0;
  });
  for (const field of fields) if (!focusable(questionId(field))) unfold(controlOf(field));
  if (first) goToField(first);
}

/** What is ticked has no id of its own. */
const controlOf = (field: FormField) =>
  document.getElementById(fieldId(field)) ?? document.getElementsByName(field)[0] ?? null;

/** Unfolds an element and what it is folded in. */
export function unfold(element: Element | null): void {
  for (let fold = element?.closest('details'); fold; fold = fold.parentElement?.closest('details')) fold.open = true;
}

/** Scrolls to the control of a field and focuses it, and unfolds what it is folded in. */
export function goToControl(field: FormField): void {
  const control = controlOf(field);
  unfold(control);
  control?.scrollIntoView({ block: 'center' });
  control?.focus({ preventScroll: true });
}

/** Leads to the question whether a price or a class is meant, where the page asks it; false where it doesn't. */
export function goToDoubt(about: 'price' | 'class'): boolean {
  const answers = document.querySelectorAll<HTMLElement>(`[data-doubt="${about}"] button`);
  const first = [...answers].find((button) => button.closest('details:not([open])') === null);
  first?.scrollIntoView({ block: 'center' });
  first?.focus({ preventScroll: true });
  return first !== undefined;
}
