'use client';

import { createContext, useContext, type ComponentType } from 'react';
import type { AnimalListingFormValues } from '@/components/market/animals/animal-listing-form-kind';
import type { FormField } from '@/components/market/listing-form/form-kind';
import type { AdFact, AdField, AdReading } from '@/lib/language/ads/dto';
import type { Category } from '@/lib/livestock/stock/categories';
import { SPECIES } from '@/lib/livestock/stock/species';
import type { Needed } from './open-questions';

/** What questions look at: the values of a form by the names that advertisements have for its fields. */
export type AskedValues = AnimalListingFormValues & Record<'startTime' | 'endTime' | 'reservePrice', string>;

/** Answers fields of the form, each with its value. */
export type Answering = (values: Partial<AskedValues>) => void;

/** What a question of one form alone is made of. */
export interface OwnQuestion {
  values: AskedValues;
  text: string;
  reading: AdReading;
  onAnswer: Answering;
  onConfirm: (...facts: AdFact[]) => void;
  /** Other animals are for sale than were read. */
  onCategory?: (category: Category) => void;
}

/** How a form takes what an advertisement says. */
export interface AdForm {
  /** What is for sale, and how: the advertisement is read for it. */
  of: 'animals' | 'auction';
  /** What the form calls a field, where advertisements have another name for it. */
  names: Partial<Record<string, FormField>>;
  /** Its values as questions look at them. */
  asked: (values: object) => AskedValues;
  /** What is asked if nobody said it. */
  needed: (values: AskedValues) => readonly Needed[];
  /** What a fact fills its field with. */
  fillWith: (fact: AdFact) => string | boolean;
  /** Questions that no other form has. */
  own: Partial<Record<Needed, ComponentType<OwnQuestion>>>;
  /** What an auction's advertisement says of a reserve without being asked. */
  reserve?: ComponentType<Pick<OwnQuestion, 'text' | 'reading' | 'onAnswer'> & { onDrop: () => void }>;
}

/** The listing of animals, whose names for fields advertisements share. */
const ANIMALS: AdForm = {
  of: 'animals',
  names: {},
  asked: (values) => ({ ...(values as AnimalListingFormValues), startTime: '', endTime: '', reservePrice: '' }),
  needed: ({ category }) => [
    ...(['category', 'age', 'priceAmount', 'location', 'class', 'breed', 'headCount'] as const),
    ...(category === '' || SPECIES[category].weighed ? (['weight'] as const) : []),
  ],
  fillWith: ({ value }) => value,
  own: {},
};

const AdFormContext = createContext<AdForm>(ANIMALS);

/** Says which form an advertisement fills, where that isn't a listing of animals. */
export const AdFormProvider = AdFormContext.Provider;

export const useAdForm = (): AdForm => useContext(AdFormContext);

/** What a form calls the value of a field of an advertisement. */
export const nameIn = ({ names }: AdForm, field: AdField | Needed): FormField => names[field] ?? (field as FormField);

/** The control of a field: the three fields of the terms of payment have one. */
export const controlOf = (form: AdForm, field: AdField | Needed | 'reservePrice'): FormField =>
  field === 'paymentParts' ? 'payment' : field === 'reservePrice' ? field : nameIn(form, field);
