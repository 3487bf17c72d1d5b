import 'server-only';
import type { Actor } from '@/lib/core/actors/actor';
import { requireAdmin } from '@/lib/records/audit/admin-act';
import { DomainError } from '@/lib/core/errors/domain-error';
import { decideCase } from './decide-case';
import type { BulkReceipt } from './dto';
import type { BulkDecisionInput, CaseDecisionInput } from './schema';

/**
 * Makes the same decision on several cases, each in its own transaction. Cases that another administrator has claimed
 * or decided are refused, and so are people, who aren't taken down, and lots that the decision would cancel, which is final.
 * @throws DomainError `forbidden` for anyone but administrators.
 */
export async function decideCases(actor: Actor, input: BulkDecisionInput, now = new Date()): Promise<BulkReceipt> {
  requireAdmin(actor);
  const receipt: BulkReceipt = { decided: [], refused: [] };
  for (const seen of input.cases) {
    const decision: CaseDecisionInput =
      input.action === 'dismissed'
        ? { ...seen, action: 'dismissed' }
        : { ...seen, action: 'taken_down', answer: input.answer };
    try {
      if (input.action === 'taken_down' && seen.key.startsWith('lot-')) throw new DomainError('conflict');
      receipt.decided.push(await decideCase(actor, decision, now));
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      receipt.refused.push({ key: seen.key, code: (error as DomainError).code });
    }
  }
  return receipt;
}
