import 'server-only';
import type { Actor } from '@/lib/core/actors/actor';
import { DomainError, invalidField } from '@/lib/core/errors/domain-error';
import { logger } from '@/lib/core/log/logger';
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
  // One answer for all reasons: it tells nothing about networks that only this server reaches.
  const refuse = (err: unknown): never => {
    logger.info({ err }, 'picture of an advertisement could not be fetched');
    throw invalidField('imageUrl', 'pictureNotFetched');
  };
  const bytes = await fetched(address).catch(refuse);
  const { imageUrl } = await uploadBannerPicture(actor, { name: address, bytes }).catch((err: unknown) => {
    if (err instanceof DomainError && (err.code === 'too_large' || err.code === 'unsupported_type')) return refuse(err);
    throw err;
  });
  return imageUrl;
}
