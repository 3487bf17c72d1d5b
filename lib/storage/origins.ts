import { env } from '@/lib/env';

/** Other origins that pages talk to because of where files are: for `connect-src`, and for `img-src` and `media-src`. */
export type StorageOrigins = { connect: readonly string[]; media: readonly string[] };

/** Amazon's address of a region, as the SDK makes it. */
const amazon = (region: string) => `https://s3.${region}.amazonaws.com`;

/** The address of the service as browsers reach it; null where they can't, or where files are on our own disk. */
export function browserEndpoint(): string | null {
  if (env.STORAGE_DRIVER !== 's3' || env.S3_BROWSER_ENDPOINT === 'none') return null;
  return env.S3_BROWSER_ENDPOINT ?? env.S3_ENDPOINT ?? amazon(env.S3_REGION);
}

/** The origin of signed addresses: the service's own with path-style addresses, else one with the bucket in front. */
function bucketOrigin(endpoint: string): string {
  const { protocol, host, origin } = new URL(endpoint);
  // A certificate for *.host covers no name with a further dot, so the SDK puts such buckets into the path as well.
  const inPath = env.S3_FORCE_PATH_STYLE || env.S3_BUCKET?.includes('.');
  return inPath ? origin : `${protocol}//${env.S3_BUCKET}.${host}`;
}

/**
 * What a content security policy must let through, derived from S3_ENDPOINT or S3_BROWSER_ENDPOINT, S3_BUCKET, S3_REGION, S3_FORCE_PATH_STYLE
 * and S3_PUBLIC_URL: the bucket for uploads (S3_DIRECT_UPLOADS), the public address, to which /media redirects, for pictures and videos. Signed
 * addresses of private documents are followed as navigations, which no policy of ours concerns.
 */
export function storageOrigins(): StorageOrigins {
  const endpoint = browserEndpoint();
  return {
    connect: endpoint && env.S3_DIRECT_UPLOADS ? [bucketOrigin(endpoint)] : [],
    media: env.STORAGE_DRIVER === 's3' && env.S3_PUBLIC_URL ? [new URL(env.S3_PUBLIC_URL).origin] : [],
  };
}
