import 'server-only';
import type { Transaction } from '@/lib/db/client';
import { imageKeys } from './image-keys';

/** The storage keys of everything that a person uploaded and has put nowhere yet. */
export async function uploadFilesOf(tx: Transaction, userId: string): Promise<string[]> {
  const uploads = await tx.upload.findMany({ where: { userId }, select: { key: true, kind: true } });
  return uploads.flatMap(({ key, kind }) => (kind === 'image' ? imageKeys([key]) : [key]));
}
