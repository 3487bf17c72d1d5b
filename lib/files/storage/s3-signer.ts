import { GetObjectCommand, PutObjectCommand } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { env } from '@/lib/core/env';
import type { Signer } from './driver';
import { s3Client } from './s3-client';
import { contentTypeOf } from './storage-key';

/**
 * Signs requests that browsers send directly to the bucket. The signature includes the host, so it must be the one
 * that browsers use.
 */
export class S3Signer implements Signer {
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
