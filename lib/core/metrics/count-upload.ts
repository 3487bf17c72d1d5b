import 'server-only';
import { DomainError } from '@/lib/core/errors/domain-error';
import { metrics } from './metrics';

type Kind = 'image' | 'portrait' | 'banner' | 'document' | 'video';

/** Counts a member's upload by outcome and, if it was stored, its original size. */
export async function countUpload<T>(kind: Kind, size: () => number, store: () => Promise<T>): Promise<T> {
  try {
    const stored = await store();
    metrics.uploads.inc({ kind, outcome: 'stored' });
    metrics.uploadedBytes.inc({ kind }, size());
    return stored;
  } catch (error) {
    metrics.uploads.inc({ kind, outcome: error instanceof DomainError ? (error as DomainError).code : 'internal' });
    throw error;
  }
}
