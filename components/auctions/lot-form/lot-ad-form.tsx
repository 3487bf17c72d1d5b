'use client';

import { EMPTY_ANIMAL_LISTING } from '@/components/market/animals/animal-listing-form-kind';
import type { AdForm, AskedValues } from '@/components/market/paste-ad/ad-form';
import type { FormField } from '@/components/market/listing-form/form-kind';
import { isByWeight } from '@/lib/livestock/pricing/price-bases';
import type { ClassTexts } from '@/lib/market/animal-lots/lots/title';
import { localMoment } from './end-presets';
import { EndQuestion } from './end-question';
import type { LotFormValues } from './lot-form-kind';
import { TitleQuestion } from './title-question';

/** What the form of a lot calls what advertisements have another name for. */
const NAMES = {
  headCount: 'quantity',
  age: 'averageAge',
  weight: 'averageWeight',
  priceAmount: 'startingPrice',
} as const satisfies Record<string, FormField>;

/** A lot as a listing of animals has it, as far as it is known. */
export function askedLot(lot: LotFormValues): AskedValues {
  return {
    ...EMPTY_ANIMAL_LISTING,
    ...lot,
    headCount: lot.quantity,
    age: lot.averageAge,
    weight: lot.averageWeight,
    priceAmount: lot.startingPrice,
  };
}

/** How the form of a lot for auction takes an advertisement. */
export const lotAdForm = (openedAt: string, texts: ClassTexts): AdForm => ({
  of: 'auction',
  names: NAMES,
  asked: (values) => askedLot(values as LotFormValues),
  needed: ({ priceBasis }) => [
    ...(['category', 'priceAmount', 'endTime', 'location', 'class', 'breed', 'headCount', 'title'] as const),
    ...(isByWeight(priceBasis as LotFormValues['priceBasis']) ? (['weight'] as const) : []),
  ],
  fillWith: ({ field, value }) => (field === 'endTime' ? localMoment(new Date(String(value))) : value),
  own: {
    endTime: function End(question) {
      return <EndQuestion {...question} openedAt={openedAt} />;
    },
    title: function Title(question) {
      return <TitleQuestion {...question} texts={texts} />;
    },
  },
});
