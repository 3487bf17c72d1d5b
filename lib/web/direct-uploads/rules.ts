import type { Actor } from '@/lib/core/actors/actor';
import { mayAdvertise } from '@/lib/money/banner-ads/policy';
import { DomainError } from '@/lib/core/errors/domain-error';
import { IMAGE_MAX_BYTES, VIDEO_MAX_BYTES } from '@/lib/files/uploads/schema';
import { DOCUMENT_MAX_BYTES, DOCUMENT_TYPES } from '@/lib/accounts/verification/schema';
import type { DirectKind, DirectUploadRequest } from './schema';

type Rule = { maxBytes: number; types: readonly string[]; field: string; tooLarge: string; wrongType: string };

/** The type that browsers send for unknown files; the bytes are checked in any case. */
const UNKNOWN = 'application/octet-stream';

const PICTURE = {
  maxBytes: IMAGE_MAX_BYTES,
  types: ['image/jpeg', 'image/png', 'image/gif'],
  tooLarge: 'imageTooLarge',
  wrongType: 'imageType',
};

/** The same limits, fields and messages as for uploads through our server. */
const RULES: Record<DirectKind, Rule> = {
  image: { ...PICTURE, field: 'images' },
  message: { ...PICTURE, field: 'images' },
  post: { ...PICTURE, field: 'images' },
  banner: { ...PICTURE, field: 'image' },
  portrait: { ...PICTURE, field: 'image' },
  video: {
    maxBytes: VIDEO_MAX_BYTES,
    types: ['video/mp4', 'video/webm', 'video/quicktime', 'video/x-msvideo', 'video/avi', UNKNOWN],
    field: 'video',
    tooLarge: 'videoTooLarge',
    wrongType: 'videoType',
  },
  document: {
    maxBytes: DOCUMENT_MAX_BYTES,
    types: [...DOCUMENT_TYPES, UNKNOWN],
    field: 'documents',
    tooLarge: 'documentTooLarge',
    wrongType: 'documentType',
  },
};

/**
 * Refuses, before it is sent, a file that would be refused afterwards anyway.
 * @throws DomainError `forbidden`, or `too_large` and `unsupported_type` naming the file.
 */
export function checkAnnounced(actor: Actor, { kind, name, size, type }: DirectUploadRequest): void {
  const { maxBytes, types, field, tooLarge, wrongType } = RULES[kind];
  const isAdmin = actor.role === 'admin';
  if ((kind === 'post' && !isAdmin) || (kind === 'banner' && !isAdmin && !mayAdvertise(actor)))
    throw new DomainError('forbidden');
  const refused = (code: 'too_large' | 'unsupported_type', key: string) =>
    new DomainError(code, { fields: { [field]: [{ key, values: { name: name.slice(0, 100) } }] } });
  if (size > maxBytes) throw refused('too_large', tooLarge);
  if (!types.includes(type)) throw refused('unsupported_type', wrongType);
}
