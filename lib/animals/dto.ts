import type { Prisma } from '@/lib/db/generated/client';
import { listingSelect, toListingDto } from '@/lib/listings/columns';
import type { ListingDto, ListingDetailDto } from '@/lib/listings/dto';
import type { Category } from './categories';
import { lotSelect, toLotDto, type LotDto } from './lot-dto';

/** An animal listing. The price is what the asked one comes to per head. */
export type AnimalListingDto = ListingDto & {
  category: Category;
  breed: string;
  /** Months. */
  age: number;
  /** Kilograms. */
  weight: number | null;
  healthStatus: string | null;
  vaccinated: boolean;
  healthCertificate: boolean;
  pregnancyTested: boolean;
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
  healthStatus: true,
  vaccinated: true,
  healthCertificate: true,
  pregnancyTested: true,
  videoFile: true,
  ...lotSelect,
} as const satisfies Prisma.AnimalListingSelect;

export type AnimalListingRow = Prisma.AnimalListingGetPayload<{ select: typeof animalListingSelect }>;

/** Maps a stored animal listing to its DTO. */
export function toAnimalListingDto(row: AnimalListingRow): AnimalListingDto {
  const { category, breed, age, weight, healthStatus, vaccinated, healthCertificate, pregnancyTested, videoFile } = row;
  return {
    ...toListingDto(row),
    category,
    breed,
    age,
    weight,
    healthStatus,
    vaccinated,
    healthCertificate,
    pregnancyTested,
    videoFile: videoFile && `/media/${videoFile}`,
    lot: toLotDto(row),
  };
}
