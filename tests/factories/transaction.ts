import { db, type Prisma } from '@/lib/core/db/client';

/** Stores a transaction: by default a pending one of a week's highlight. */
export function makeTransaction(traits: Partial<Prisma.TransactionUncheckedCreateInput> = {}) {
  return db.transaction.create({
    data: { type: 'highlight_week', amount: '5.00', description: 'Toro Angus negro PP', ...traits },
  });
}
