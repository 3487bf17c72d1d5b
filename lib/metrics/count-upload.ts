import 'server-only';
import { DomainError } from '@/lib/errors/domain-error';
import { metrics } from './metrics';

type Kind = 'image' | 'portrait' | 'banner' | 'document' | 'video';

/** Counts a file that a member sent: what came of it and, where it was stored, how big it was as sent. */
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
