import { env } from '@/lib/core/env';

/**
 * External origins that pages need because of where files are stored, for `connect-src` and for `img-src` and
 * `media-src`.
 */
export type StorageOrigins = { connect: readonly string[]; media: readonly string[] };

/** Amazon's endpoint of a region, as the SDK builds it. */
const amazon = (region: string) => `https://s3.${region}.amazonaws.com`;

/** Returns the store's endpoint as browsers reach it; null if they can't, or if files are on the local disk. */
export function browserEndpoint(): string | null {
  if (env.STORAGE_DRIVER !== 's3' || env.S3_BROWSER_ENDPOINT === 'none') return null;
  return env.S3_BROWSER_ENDPOINT ?? env.S3_ENDPOINT ?? amazon(env.S3_REGION);
}

/**
 * Returns the origin of signed URLs: the endpoint itself with path-style addressing, else a subdomain named after the
 * bucket.
 */
function bucketOrigin(endpoint: string): string {
  const { protocol, host, origin } = new URL(endpoint);
  // A wildcard certificate doesn't cover bucket names with dots, so the SDK uses path-style addressing for these.
  const inPath = env.S3_FORCE_PATH_STYLE || env.S3_BUCKET?.includes('.');
  return inPath ? origin : `${protocol}//${env.S3_BUCKET}.${host}`;
}

/**
 * Returns the origins that the Content-Security-Policy must allow: the bucket for direct uploads, and the public
 * address of pictures and videos. Signed URLs of private documents are navigations, which it doesn't restrict.
 */
export function storageOrigins(): StorageOrigins {
  const endpoint = browserEndpoint();
  return {
    connect: endpoint && env.S3_DIRECT_UPLOADS ? [bucketOrigin(endpoint)] : [],
    media: env.STORAGE_DRIVER === 's3' && env.S3_PUBLIC_URL ? [new URL(env.S3_PUBLIC_URL).origin] : [],
  };
}
