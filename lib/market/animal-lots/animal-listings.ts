import 'server-only';
import type { Transaction } from '@/lib/core/db/client';
import { invalidField } from '@/lib/core/errors/domain-error';
import { DEFAULT_LOCALE, type Locale } from '@/lib/core/i18n/locales';
import { recordListingPrice } from '@/lib/market/price-history/record-price';
import type { EditableListingKind } from '@/lib/market/listings/kind';
import { LISTING_TABLES } from '@/lib/market/listings/tables';
import { checkLot } from './lots/check-lot';
import { titleOfLot } from './class-words';
import { animalListingSelect as select, toAnimalListingDto, type AnimalListingDto } from './dto';
import { saidColumns } from '@/lib/language/lexicon/said';
import { animalListingColumns } from './field-columns';
import type { AnimalListingFields } from './schema';

async function find(tx: Transaction, id: string): Promise<AnimalListingDto | null> {
  const row = await tx.animalListing.findUnique({ where: { id }, select });
  return row && toAnimalListingDto(row);
}

/**
 * Returns the title to store: the seller's, or one from the facts.
 * @throws DomainError `invalid_input` without a class, which the facts begin with.
 */
function titleOf(lot: AnimalListingFields, language: Locale = DEFAULT_LOCALE): string {
  const { title, titleAuto, class: code, headCount = null, breed, weight, location } = lot;
  if (title !== undefined && !titleAuto) return title;
  if (!code) throw invalidField('class', 'titleNeedsClass');
  return titleOfLot({ class: code, headCount, breed, weight: weight ?? null }, language, location);
}

/** Returns the columns of a listing with its title, and what its words say. */
function columnsWith(title: string, lot: AnimalListingFields, changed: AnimalListingFields, language?: Locale) {
  const columns = animalListingColumns(changed);
  const { country } = columns;
  return { ...columns, title, ...saidColumns({ ...lot, title, language: language ?? DEFAULT_LOCALE, country }) };
}

/**
 * Refuses fewer heads than deals have reserved and sold, whose row the caller has locked.
 * @throws DomainError `invalid_input` at `headCount`.
 */
async function refuseFewerThanPromised(tx: Transaction, id: string, headCount: number | null): Promise<void> {
  const { headsReserved, headsSold } = await tx.animalListing.findUniqueOrThrow({
    where: { id },
    select: { headsReserved: true, headsSold: true },
  });
  const promised = headsReserved + headsSold;
  if (promised > (headCount ?? 0)) throw invalidField('headCount', 'headsPromised', { promised });
}

/** What a price observation would repeat. */
const asked = ({ weight, lot: { class: code, headCount, priceAmount, priceBasis, priceCurrency } }: AnimalListingDto) =>
  [code, headCount, weight, priceAmount, priceBasis, priceCurrency].join();

/** The animals' implementation of an editable listing kind. */
export const ANIMAL_LISTINGS: EditableListingKind<AnimalListingFields, AnimalListingDto> = {
  ...LISTING_TABLES.listing,
  create: async (tx, userId, fields, set) => {
    const lot = await checkLot(tx, fields, null);
    const data = { ...columnsWith(titleOf(lot, fields.language), lot, fields, fields.language), ...set, userId };
    const listing = toAnimalListingDto(await tx.animalListing.create({ data, select }));
    await recordListingPrice(tx, 'asked', listing.id);
    return listing;
  },
  update: async (tx, id, fields, set) => {
    const stored = await find(tx, id);
    const lot = await checkLot(tx, fields, stored);
    await refuseFewerThanPromised(tx, id, lot.headCount ?? null);
    const language = fields.language ?? stored?.language;
    const data = { ...columnsWith(titleOf(lot, language), lot, { ...fields, traits: lot.traits }, language), ...set };
    const listing = toAnimalListingDto(await tx.animalListing.update({ where: { id }, data, select }));
    if (stored && asked(stored) !== asked(listing)) await recordListingPrice(tx, 'asked_change', id);
    return listing;
  },
  find,
  change: async (tx, id, data) => toAnimalListingDto(await tx.animalListing.update({ where: { id }, data, select })),
};
