import 'server-only';
import type { Actor } from '@/lib/actors/actor';
import { requireAdmin } from '@/lib/audit/admin-act';
import type { UploadDto } from '@/lib/uploads/dto';
import { uploadImage } from '@/lib/uploads/upload-image';

/**
 * Stores a picture for a post: its featured image or one in its text. A post must claim it within a day.
 * @throws DomainError `forbidden` unless the actor is an administrator, and whatever `uploadImage` throws.
 */
export async function uploadPostPicture(actor: Actor, file: { name: string; bytes: Buffer }): Promise<UploadDto> {
  requireAdmin(actor);
  return uploadImage(actor, file, 'blog');
}
