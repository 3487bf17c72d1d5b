import 'server-only';
import { buffer } from 'node:stream/consumers';
import { changePicture } from '@/lib/accounts/accounts/change-picture';
import type { Actor } from '@/lib/core/actors/actor';
import { uploadBannerPicture } from '@/lib/money/banner-ads/pictures/upload-picture';
import { uploadPostPicture } from '@/lib/pages/blog/upload-post-picture';
import type { StoredFile } from '@/lib/files/storage/driver';
import { uploadImage } from '@/lib/files/uploads/upload-image';
import { uploadMessagePhoto } from '@/lib/files/uploads/upload-message-photo';
import { uploadVideo } from '@/lib/files/uploads/upload-video';
import { uploadDocuments } from '@/lib/accounts/verification/upload-documents';
import type { DirectKind } from './schema';

/**
 * Passes a staged file to the verb of the same upload through our server, which verifies, converts and stores it.
 * Returns what that upload's route answers and throws what the verb throws.
 */
export async function verifyAndStore(actor: Actor, kind: DirectKind, name: string, file: StoredFile): Promise<object> {
  if (kind === 'video') return { success: true, videoUrl: await uploadVideo(actor, { name, body: file.body }) };
  const upload = { name, bytes: await buffer(file.body) };
  switch (kind) {
    case 'image':
      return uploadImage(actor, upload);
    case 'message':
      return uploadMessagePhoto(actor, upload);
    case 'post':
      return uploadPostPicture(actor, upload);
    case 'banner':
      return uploadBannerPicture(actor, upload);
    case 'portrait':
      return changePicture(actor, upload);
    case 'document':
      return { documents: await uploadDocuments(actor, [upload]) };
  }
}
