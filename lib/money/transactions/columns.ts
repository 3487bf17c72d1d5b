import { fullName } from '@/lib/core/validation/full-name';
import type { Prisma } from '@/lib/core/db/generated/client';
import type { TransactionDto } from './dto';

/** The columns of a transaction that administrators see. */
export const transactionSelect = {
  id: true,
  type: true,
  status: true,
  amount: true,
  currency: true,
  description: true,
  paymentMethod: true,
  transactionId: true,
  createdAt: true,
  updatedAt: true,
  userName: true,
  bannerAdId: true,
  user: { select: { id: true, firstName: true, lastName: true, email: true } },
  listing: { select: { id: true, title: true } },
  equipment: { select: { id: true, title: true } },
} as const satisfies Prisma.TransactionSelect;

type Row = Prisma.TransactionGetPayload<{ select: typeof transactionSelect }>;

function owner({ user, userName }: Row): TransactionDto['user'] {
  if (user) return { id: user.id, name: fullName(user), email: user.email };
  return userName === null ? null : { id: null, name: userName, email: null };
}

/** Maps those columns to the API's DTO. */
export function toTransactionDto(row: Row): TransactionDto {
  const { userName: _snapshot, equipment, ...rest } = row;
  return {
    ...rest,
    amount: row.amount.toFixed(2),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    user: owner(row),
    listing: row.listing ?? equipment,
  };
}
