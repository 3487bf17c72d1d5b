import 'server-only';
import type { Prisma, Transaction } from '@/lib/core/db/client';
import { areIndependent, HOLD_SELLER_SCORE } from './score';

/**
 * Whether independent rules speak so strongly against something that a person has on sale that what is new of them waits
 * for a moderator as well. `among` narrows the open cases that count.
 */
export async function isHeldSeller(
  tx: Transaction,
  ownerId: string,
  among: Prisma.RiskCaseWhereInput = {},
): Promise<boolean> {
  const cases = await tx.riskCase.findMany({
    where: { AND: [{ ownerId, closedAt: null, score: { gte: HOLD_SELLER_SCORE } }, among] },
    select: { rules: true },
  });
  return cases.some(({ rules }) => areIndependent(rules));
}
