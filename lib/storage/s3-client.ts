import { S3Client } from '@aws-sdk/client-s3';
import { env } from '@/lib/env';

/** A store that takes longer to connect, or falls silent for longer in the middle of an answer, is taken for gone. */
const CONNECT_MS = 3_000;
const SILENCE_MS = 15_000;
/** A broken connection is tried once more; whoever waits for a store that hangs is told after half a minute. */
const ATTEMPTS = 2;

/** A client of the configured service at this address; Amazon's own without one. */
export function s3Client(endpoint: string | undefined): S3Client {
  return new S3Client({
    region: env.S3_REGION,
    forcePathStyle: env.S3_FORCE_PATH_STYLE,
    // Other stores than Amazon's refuse the checksum trailers that the SDK adds unasked.
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
