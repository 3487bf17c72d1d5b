const KEY = /^[a-z0-9][a-z0-9-]*(\/[a-z0-9][a-z0-9-]*)*(\.[a-z0-9]+)?$/;

/** True for keys in the format that our code generates. Drivers accept no others, which rules out path traversal. */
export function isStorageKey(key: string): boolean {
  return key.length <= 200 && KEY.test(key);
}

const CONTENT_TYPES: Record<string, string> = {
  webp: 'image/webp',
  jpg: 'image/jpeg',
  png: 'image/png',
  pdf: 'application/pdf',
  mp4: 'video/mp4',
  webm: 'video/webm',
  mov: 'video/quicktime',
  avi: 'video/x-msvideo',
  zip: 'application/zip',
};

/**
 * Returns the content type that a stored file is served with, by its extension, which we chose, never by the
 * uploader's claim.
 */
export function contentTypeOf(key: string): string {
  return CONTENT_TYPES[key.slice(key.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
}
