import type { Prisma } from '@/lib/core/db/generated/client';
import { askedSelect, listingSelect, toAskedDto, toListingDto } from '@/lib/market/listings/columns';
import type { AskedDto, ListingDto, ListingDetailDto } from '@/lib/market/listings/dto';
import type { Condition, EquipmentCategory } from './categories';

/** An equipment listing. The price is what the asked one comes to. */
export type EquipmentListingDto = ListingDto &
  AskedDto & {
    category: EquipmentCategory;
    condition: Condition;
    brand: string | null;
    model: string | null;
    /** The year of manufacture. */
    year: number | null;
  };

export type EquipmentListingDetailDto = ListingDetailDto<EquipmentListingDto>;

export const equipmentListingSelect = {
  ...listingSelect,
  category: true,
  condition: true,
  brand: true,
  model: true,
  year: true,
  ...askedSelect,
} as const satisfies Prisma.EquipmentListingSelect;

export type EquipmentListingRow = Prisma.EquipmentListingGetPayload<{ select: typeof equipmentListingSelect }>;

/** Maps a stored equipment listing to its DTO. */
export function toEquipmentListingDto(row: EquipmentListingRow): EquipmentListingDto {
  const { category, condition, brand, model, year } = row;
  return { ...toListingDto(row), category, condition, brand, model, year, ...toAskedDto(row) };
}
