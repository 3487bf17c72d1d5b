import 'server-only';
import type { Transaction } from '@/lib/db/client';
import type { LifeKind } from './kind';

/** Takes a listing's highlight back, within the caller's transaction. The caller revalidates the listing's pages. */
export async function endHighlight(tx: Transaction, kind: LifeKind<unknown>, id: string): Promise<void> {
  // In SQL, because the owner changed nothing: updated_at stays.
  await tx.$executeRaw`UPDATE ${kind.table} SET is_highlighted = false, highlight_until = NULL, highlight_duration = NULL WHERE id = ${id}::uuid`;
}
