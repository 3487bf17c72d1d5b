import 'server-only';
import type { Transaction } from '@/lib/core/db/client';
import { stagedKey } from '@/lib/web/direct-uploads/staged-key';
import { exportKey } from '@/lib/closure/personal-data/export-key';
import { imageKeys } from '@/lib/files/uploads/image-keys';

/**
 * Returns the storage keys of a user's uploads that aren't attached to anything yet, including unfinished direct uploads,
 * and of copies of the user's data.
 */
export async function uploadFilesOf(tx: Transaction, userId: string): Promise<string[]> {
  const uploads = await tx.upload.findMany({ where: { userId }, select: { key: true, kind: true } });
  const unfinished = await tx.directUpload.findMany({ where: { userId }, select: { id: true } });
  const exports = await tx.dataExport.findMany({ where: { userId }, select: { id: true } });
  return [
    ...exports.map(({ id }) => exportKey(id)),
    ...uploads.flatMap(({ key, kind }) => (kind === 'image' ? imageKeys([key]) : [key])),
    ...unfinished.map(({ id }) => stagedKey(id)),
  ];
}
