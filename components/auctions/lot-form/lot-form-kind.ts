import { CURRENCIES, type Currency } from '@/lib/core/i18n/currencies';
import { z } from 'zod';
import { animalListingValues } from '@/components/market/animals/animal-listing-form-kind';
import { askedPriceKey } from '@/components/market/animal-form/asked-price-key';
import type { FormKind, ListingFormValues } from '@/components/market/listing-form/form-kind';
import { EMPTY_LISTING, listingDraft, plainDecimal } from '@/components/market/listing-form/form-values';
import {
  EMPTY_HEALTH,
  healthDraft,
  healthValues,
  type HealthValues,
} from '@/components/market/listing-form/health-values';
import { whenValid } from '@/lib/core/validation/across-fields';
import { message } from '@/lib/core/validation/field-errors';
import { isBreedOf } from '@/lib/livestock/stock/breeds';
import { CATEGORIES, type Category } from '@/lib/livestock/stock/categories';
import type { AnimalListingDto } from '@/lib/market/animal-lots/dto';
import { headsForSale } from '@/lib/market/animal-lots/lot-figures';
import type { LotToCopy, LotToEdit } from '@/lib/market/auctions/dto';
import { lotChangesSchema, lotFieldsSchema } from '@/lib/market/auctions/schema';
import { PRICE_BASES, type PriceBasis } from '@/lib/livestock/pricing/price-bases';
import { localMoment } from './end-presets';
import {
  readAmountsAlone,
  readHeads,
  readMonths,
  readPercent,
  readWeight,
} from '@/lib/livestock/price-formats/read-quantity';

/** The values of the lot form; times are in the seller's local time. */
export interface LotFormValues extends ListingFormValues, HealthValues {
  category: Category | '';
  breed: string;
  class: string;
  quantity: string;
  averageAge: string;
  averageWeight: string;
  shrinkPercent: string;
  priceBasis: PriceBasis;
  priceCurrency: Currency;
  startingPrice: string;
  reservePrice: string;
  startTime: string;
  endTime: string;
}

type Times = Pick<LotFormValues, 'startTime' | 'endTime'>;

/**
 * Converts a local date and time to ISO 8601 in UTC. An invalid value is returned unchanged, so that validation
 * rejects it.
 */
function instant(local: string): string {
  const time = local ? new Date(local) : null;
  return time && !Number.isNaN(time.getTime()) ? time.toISOString() : local;
}

/** Converts the chosen local times to what the schema expects. */
function readTimes<Values extends Times>(values: Values): Values {
  return { ...values, startTime: instant(values.startTime), endTime: instant(values.endTime) };
}

const draft = z
  .object({
    ...listingDraft,
    category: z.enum([...CATEGORIES, '']),
    breed: z.string(),
    class: z.string().default(''),
    quantity: z.string(),
    averageAge: z.string(),
    averageWeight: z.string(),
    ...healthDraft,
    shrinkPercent: z.string().default(''),
    priceBasis: z.enum(PRICE_BASES).default('lot'),
    priceCurrency: z.enum(CURRENCIES).default('USD'),
    startingPrice: z.string(),
    reservePrice: z.string(),
    startTime: z.string(),
    endTime: z.string(),
  })
  // A restored draft may hold a breed that a later release removed.
  .transform((values) =>
    values.category && isBreedOf(values.category, values.breed) ? values : { ...values, breed: '' },
  );

/** The numbers of the form, which it holds as decimal text, and how what is typed for each is read. */
export const NUMBER_FIELDS = {
  quantity: readHeads,
  averageAge: readMonths,
  averageWeight: readWeight,
  shrinkPercent: readPercent,
  startingPrice: readAmountsAlone,
  reservePrice: readAmountsAlone,
} as const;

/** What the API may leave out the form asks for. */
const counted = (lot: typeof lotChangesSchema) =>
  lot.refine(({ quantity }) => quantity !== null, {
    path: ['quantity'],
    error: message('quantityRange'),
    ...whenValid('quantity'),
  });

export const LOT_FORM: FormKind<LotFormValues> = {
  schema: counted(lotFieldsSchema),
  empty: {
    ...EMPTY_LISTING,
    category: '',
    breed: '',
    class: '',
    quantity: '',
    averageAge: '',
    averageWeight: '',
    ...EMPTY_HEALTH,
    shrinkPercent: '',
    priceBasis: 'lot',
    priceCurrency: 'USD',
    startingPrice: '',
    reservePrice: '',
    startTime: '',
    endTime: '',
  },
  read: (values) => ({ ...readTimes(values), priceConfirmed: values.priceMeant === askedPriceKey(values) }),
  numbers: NUMBER_FIELDS,
  draft,
  order: [
    ...([
      'category',
      'class',
      'breed',
      'quantity',
      'averageAge',
      'averageWeight',
      'shrinkPercent',
      'priceBasis',
      'priceCurrency',
      'startingPrice',
      'reservePrice',
      'location',
    ] as const),
    ...(['startTime', 'endTime', 'healthStatus', 'images', 'title', 'description', 'youtubeUrl'] as const),
  ],
  weight: 'averageWeight',
  heads: 'quantity',
  answers: () => ['category', 'title', 'breed', 'quantity', 'startingPrice', 'location', 'endTime', 'images'],
};

/** The form that changes a lot. The server compares its times with those that it has. */
export const LOT_CHANGES_FORM: FormKind<LotFormValues> = { ...LOT_FORM, schema: counted(lotChangesSchema) };

/** The values of another lot like an earlier one: all but its times, pictures and video. */
export function copiedLotValues({ id: _, ...lot }: LotToCopy): LotFormValues {
  const written = (number: string | number | null) => (number === null ? '' : plainDecimal(String(number)));
  return {
    ...LOT_FORM.empty,
    ...lot,
    class: lot.class ?? '',
    quantity: lot.quantity?.toString() ?? '',
    averageAge: lot.averageAge?.toString() ?? '',
    averageWeight: lot.averageWeight?.toString() ?? '',
    ...healthValues(lot),
    shrinkPercent: lot.shrinkPercent === '0' ? '' : written(lot.shrinkPercent),
    startingPrice: written(lot.startingPrice),
    reservePrice: written(lot.reservePrice),
  };
}

/** The values of a lot that its seller changes, with its times in the seller's zone. */
export function editedLotValues({ startTime, endTime, youtubeUrl, begun, ...lot }: LotToEdit): LotFormValues {
  return {
    ...copiedLotValues(lot),
    startTime: begun ? '' : localMoment(new Date(startTime)),
    endTime: localMoment(new Date(endTime)),
    youtubeUrl: youtubeUrl ?? '',
  };
}

/**
 * The values of a lot of the animals that a listing offers. What bids begin at and its end nobody has said yet.
 */
export function auctionedValues(listing: AnimalListingDto): LotFormValues {
  const values = animalListingValues(listing);
  const { headCount, headsLeft } = listing.lot;
  const heads = headsForSale({ headCount, headsLeft });
  return {
    ...LOT_FORM.empty,
    // A title says how many there were: of those that are left another is suggested.
    title: heads === headCount ? values.title : '',
    description: values.description,
    language: values.language,
    category: values.category,
    breed: values.breed,
    class: values.class,
    quantity: heads === headCount ? values.headCount : String(heads),
    averageAge: values.age,
    averageWeight: values.weight,
    shrinkPercent: values.shrinkPercent,
    ...healthValues(listing),
    priceBasis: listing.lot.priceBasis,
    priceCurrency: listing.lot.priceCurrency,
    location: values.location,
  };
}
