import { db, type Prisma } from '@/lib/db/client';

/** A stored transaction: a week's highlight that is still owed. */
export function makeTransaction(traits: Partial<Prisma.TransactionUncheckedCreateInput> = {}) {
  return db.transaction.create({
    data: { type: 'highlight_week', amount: '5.00', description: 'Toro Angus negro PP', ...traits },
  });
}
