import 'server-only';
import { db, type Transaction } from '@/lib/core/db/client';

/** Returns whether another administrator can decide: one who is neither suspended nor leaving. */
export async function hasColleague(adminId: string, tx: Transaction = db): Promise<boolean> {
  const colleague = await tx.user.findFirst({
    where: { role: 'admin', id: { not: adminId }, suspendedAt: null, closedAt: null },
    select: { id: true },
  });
  return colleague !== null;
}
