import type { Prisma } from '@/lib/core/db/generated/client';
import { listingSelect, toListingDto } from '@/lib/market/listings/columns';
import type { Locale } from '@/lib/core/i18n/locales';
import type { ListingDto, ListingDetailDto } from '@/lib/market/listings/dto';
import { declaredHealth, healthSelect, type DeclaredHealth } from '@/lib/livestock/facts/health';
import type { Category } from '@/lib/livestock/stock/categories';
import { isClassCode } from '@/lib/livestock/stock/classes';
import { titlesOfLot } from './class-words';
import { lotSelect, toLotDto, type LotDto } from './lot-dto';

/** An animal listing. The price is what the asked one comes to per head. */
export type AnimalListingDto = ListingDto &
  DeclaredHealth & {
    category: Category;
    breed: string;
    /** Months. */
    age: number;
    /** Kilograms. */
    weight: number | null;
    videoFile: string | null;
    lot: LotDto;
  };

export type AnimalListingDetailDto = ListingDetailDto<AnimalListingDto>;

export const animalListingSelect = {
  ...listingSelect,
  category: true,
  breed: true,
  age: true,
  weight: true,
  ...healthSelect,
  videoFile: true,
  ...lotSelect,
} as const satisfies Prisma.AnimalListingSelect;

export type AnimalListingRow = Prisma.AnimalListingGetPayload<{ select: typeof animalListingSelect }>;

/** The titles of a listing whose title is written from its facts; null for one that its seller wrote. */
export function titlesOf(
  row: Pick<AnimalListingRow, 'title' | 'titleAuto' | 'class' | 'headCount' | 'breed' | 'weight'>,
  language: Locale,
): Record<Locale, string> | null {
  const { title, titleAuto, class: code, headCount, breed, weight } = row;
  if (!titleAuto || !isClassCode(code)) return null;
  return titlesOfLot({ title, language }, { class: code, headCount, breed, weight });
}

/** Maps a stored animal listing to its DTO. */
export function toAnimalListingDto(row: AnimalListingRow): AnimalListingDto {
  const { category, breed, age, weight, videoFile } = row;
  const listing = toListingDto(row);
  return {
    ...listing,
    category,
    breed,
    age,
    weight,
    ...declaredHealth(row),
    videoFile: videoFile && `/media/${videoFile}`,
    lot: toLotDto(row, titlesOf(row, listing.language)),
  };
}
