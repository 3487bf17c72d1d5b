import {
  DeleteObjectCommand,
  GetObjectCommand,
  paginateListObjectsV2,
  S3ServiceException,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import type { Readable } from 'node:stream';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { env } from '@/lib/core/env';
import { DomainError } from '@/lib/core/errors/domain-error';
import type { ByteRange, Signer, Storage, StoredEntry, StoredFile } from './driver';
import { browserEndpoint } from './origins';
import { contentTypeOf, isStorageKey } from './storage-key';

/** Number of concurrent deletions. (A batch request needs a checksum that not every store accepts.) */
const DELETIONS = 20;

/** Stores files in an S3 bucket, or any store with a compatible API. */
export class S3Storage implements Storage {
  private readonly bucket = env.S3_BUCKET ?? '';
  private readonly client = s3Client(env.S3_ENDPOINT);
  readonly signer: Signer | null = browserEndpoint() ? new S3Signer(this.bucket) : null;

  async put(key: string, body: Buffer | Readable, contentType: string): Promise<void> {
    assertKey(key);
    try {
      const { ETag } = await new Upload({
        client: this.client,
        params: {
          Bucket: this.bucket,
          Key: key,
          Body: body,
          ContentType: contentType,
          CacheControl: key.startsWith('private/') ? 'private, no-store' : 'public, max-age=31536000, immutable',
        },
        queueSize: 1,
      }).done();
      // A store returns an ETag; an intermediary's page with status 200 doesn't.
      if (!ETag) throw new Error('the store did not confirm the file');
    } catch (cause) {
      if (cause instanceof DomainError) throw cause;
      throw new DomainError('storage_unavailable', { cause });
    }
  }

  async get(key: string, range?: ByteRange): Promise<StoredFile | null> {
    assertKey(key);
    const wanted = range && (range.start < 0 ? `bytes=${range.start}` : `bytes=${range.start}-${range.end ?? ''}`);
    try {
      const answer = await this.client.send(
        new GetObjectCommand({ Bucket: this.bucket, Key: key, ...(wanted ? { Range: wanted } : {}) }),
      );
      const served = /^bytes (\d+)-(\d+)\/(\d+)$/.exec(answer.ContentRange ?? '');
      return {
        body: answer.Body as Readable,
        size: served ? Number(served[3]) : (answer.ContentLength ?? 0),
        contentType: contentTypeOf(key),
        range: served ? { start: Number(served[1]), end: Number(served[2]) } : null,
      };
    } catch (cause) {
      const status = statusOf(cause);
      if (status === 404 || status === 416) return null;
      throw new DomainError('storage_unavailable', { cause });
    }
  }

  async delete(keys: readonly string[]): Promise<void> {
    keys.forEach(assertKey);
    try {
      for (let start = 0; start < keys.length; start += DELETIONS) {
        await Promise.all(keys.slice(start, start + DELETIONS).map((key) => this.deleteOne(key)));
      }
    } catch (cause) {
      throw new DomainError('storage_unavailable', { cause });
    }
  }

  async *list(prefix: string): AsyncGenerator<StoredEntry> {
    try {
      for await (const page of paginateListObjectsV2(
        { client: this.client },
        { Bucket: this.bucket, Prefix: prefix },
      )) {
        for (const { Key: key, LastModified: modified } of page.Contents ?? []) {
          // Other objects in the bucket are not ours.
          if (key && modified && isStorageKey(key)) yield { key, modified };
        }
      }
    } catch (cause) {
      throw new DomainError('storage_unavailable', { cause });
    }
  }

  /** A missing file counts as deleted. */
  private async deleteOne(key: string): Promise<void> {
    await this.client.send(new DeleteObjectCommand({ Bucket: this.bucket, Key: key })).catch((cause: unknown) => {
      if (statusOf(cause) !== 404) throw cause;
    });
  }
}

function statusOf(cause: unknown): number | undefined {
  return cause instanceof S3ServiceException ? cause.$metadata.httpStatusCode : undefined;
}

function assertKey(key: string): void {
  if (!isStorageKey(key)) throw new DomainError('not_found');
}

/**
 * Signs requests that browsers send directly to the bucket. The signature includes the host, so it must be the one
 * that browsers use.
 */
class S3Signer implements Signer {
  private readonly client = s3Client(env.S3_BROWSER_ENDPOINT ?? env.S3_ENDPOINT);

  constructor(private readonly bucket: string) {}

  download(key: string, { fileName, seconds }: { fileName: string; seconds: number }): Promise<string> {
    const command = new GetObjectCommand({
      Bucket: this.bucket,
      Key: key,
      ResponseContentDisposition: `attachment; filename="${fileName}"`,
      ResponseContentType: contentTypeOf(key),
      ResponseCacheControl: 'private, no-store',
    });
    return getSignedUrl(this.client, command, { expiresIn: seconds });
  }

  upload(key: string, { size, type, seconds }: { size: number; type: string; seconds: number }): Promise<string> {
    const command = new PutObjectCommand({ Bucket: this.bucket, Key: key, ContentLength: size, ContentType: type });
    // Length and type are signed headers. A POST policy would enforce the same, but not every store supports it.
    return getSignedUrl(this.client, command, {
      expiresIn: seconds,
      signableHeaders: new Set(['host', 'content-length', 'content-type']),
    });
  }
}

/** Timeouts to connect, and for silence in the middle of a response. */
const CONNECT_MS = 3_000;
const SILENCE_MS = 15_000;
/** One retry; callers of a hanging store get an error after half a minute. */
const ATTEMPTS = 2;

/** Creates a client for the configured service at this endpoint; without one, for Amazon. */
function s3Client(endpoint: string | undefined): S3Client {
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
