import 'server-only';
import type { Transaction } from '@/lib/db/client';
import { stagedKey } from '@/lib/direct-uploads/staged-key';
import { imageKeys } from '@/lib/uploads/image-keys';

/** The storage keys of everything that a person uploaded and has put nowhere yet, and of what is on its way. */
export async function uploadFilesOf(tx: Transaction, userId: string): Promise<string[]> {
  const uploads = await tx.upload.findMany({ where: { userId }, select: { key: true, kind: true } });
  const unfinished = await tx.directUpload.findMany({ where: { userId }, select: { id: true } });
  return [
    ...uploads.flatMap(({ key, kind }) => (kind === 'image' ? imageKeys([key]) : [key])),
    ...unfinished.map(({ id }) => stagedKey(id)),
  ];
}
