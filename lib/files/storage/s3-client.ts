import { S3Client } from '@aws-sdk/client-s3';
import { env } from '@/lib/core/env';

/** Timeouts to connect, and for silence in the middle of a response. */
const CONNECT_MS = 3_000;
const SILENCE_MS = 15_000;
/** One retry; callers of a hanging store get an error after half a minute. */
const ATTEMPTS = 2;

/** Creates a client for the configured service at this endpoint; without one, for Amazon. */
export function s3Client(endpoint: string | undefined): S3Client {
  return new S3Client({
    region: env.S3_REGION,
    forcePathStyle: env.S3_FORCE_PATH_STYLE,
    // Stores other than Amazon's reject the checksum trailers that the SDK adds by default.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: ATTEMPTS,
    requestHandler: { connectionTimeout: CONNECT_MS, socketTimeout: SILENCE_MS },
    ...(endpoint ? { endpoint } : {}),
    ...(env.S3_ACCESS_KEY_ID && env.S3_SECRET_ACCESS_KEY
      ? { credentials: { accessKeyId: env.S3_ACCESS_KEY_ID, secretAccessKey: env.S3_SECRET_ACCESS_KEY } }
      : {}),
  });
}
