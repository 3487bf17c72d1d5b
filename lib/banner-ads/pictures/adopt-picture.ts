import 'server-only';
import type { Actor } from '@/lib/actors/actor';
import { DomainError, invalidField } from '@/lib/errors/domain-error';
import { logger } from '@/lib/log/logger';
import { fetchPicture } from './fetch-picture';
import { uploadBannerPicture } from './upload-picture';

/**
 * Stores a copy of a picture that is on another site, as an upload of the actor, and returns its address here:
 * visitors' browsers ask nobody but this site. Other addresses are returned as they are.
 * @throws DomainError `invalid_input` at `imageUrl` if there is no picture at that address, and those of an upload.
 */
export async function adoptPicture(
  actor: Actor,
  address: string,
  fetched: (address: string) => Promise<Buffer> = fetchPicture,
): Promise<string> {
  if (address.startsWith('/')) return address;
  try {
    return (await uploadBannerPicture(actor, { name: address, bytes: await fetched(address) })).imageUrl;
  } catch (error) {
    if (error instanceof DomainError && error.code !== 'too_large' && error.code !== 'unsupported_type') throw error;
    // One answer for all reasons: it tells nothing about networks that only this server reaches.
    logger.info({ err: error }, 'picture of an advertisement could not be fetched');
    throw invalidField('imageUrl', 'pictureNotFetched');
  }
}
