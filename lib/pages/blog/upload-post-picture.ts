import 'server-only';
import type { Actor } from '@/lib/core/actors/actor';
import { requireAdmin } from '@/lib/records/audit/admin-act';
import type { UploadDto } from '@/lib/files/uploads/dto';
import { uploadImage } from '@/lib/files/uploads/upload-image';

/**
 * Stores a picture for a post: its featured image or one in its text. A post must claim it within a day.
 * @throws DomainError `forbidden` unless the actor is an administrator, and whatever `uploadImage` throws.
 */
export async function uploadPostPicture(actor: Actor, file: { name: string; bytes: Buffer }): Promise<UploadDto> {
  requireAdmin(actor);
  return uploadImage(actor, file, 'blog');
}
