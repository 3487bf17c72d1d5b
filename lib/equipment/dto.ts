import type { Prisma } from '@/lib/db/generated/client';
import type { OfferDto, OnPage } from '@/lib/listings/dto';
import { offerSelect, toOfferDto } from '@/lib/listings/offer';
import type { Condition, EquipmentCategory } from './categories';

/** Equipment on offer. */
export type EquipmentDto = OfferDto & {
  category: EquipmentCategory;
  condition: Condition;
  brand: string | null;
  model: string | null;
  /** Of manufacture. */
  year: number | null;
};

export type EquipmentDetailDto = OnPage<EquipmentDto>;

export const equipmentSelect = {
  ...offerSelect,
  category: true,
  condition: true,
  brand: true,
  model: true,
  year: true,
} as const satisfies Prisma.EquipmentListingSelect;

export type EquipmentRow = Prisma.EquipmentListingGetPayload<{ select: typeof equipmentSelect }>;

/** Maps stored equipment to its DTO. */
export function toEquipmentDto(row: EquipmentRow): EquipmentDto {
  const { category, condition, brand, model, year } = row;
  return { ...toOfferDto(row), category, condition, brand, model, year };
}
