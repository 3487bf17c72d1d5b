import 'server-only';
import type { Actor } from '@/lib/actors/actor';
import { requireAdmin } from '@/lib/audit/admin-act';
import type { UploadDto } from '@/lib/uploads/dto';
import { uploadImage } from '@/lib/uploads/upload-image';

/**
 * Stores a photograph for a post: its featured image or one in its text. It waits a day to be saved with one.
 * @throws DomainError `forbidden` for anyone but administrators, and what `uploadImage` throws.
 */
export async function uploadPostPicture(actor: Actor, file: { name: string; bytes: Buffer }): Promise<UploadDto> {
  requireAdmin(actor);
  return uploadImage(actor, file, 'blog');
}
