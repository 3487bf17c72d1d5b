import 'server-only';
import { env } from '@/lib/core/env';
import { perProcess } from '@/lib/core/per-process';
import type { Storage } from './driver';
import { LocalStorage } from './local-storage';
import { S3Storage } from './s3-storage';

const configured = perProcess<{ storage?: Storage }>('storage', () => ({}));

/** Returns the configured storage: an S3 bucket if one is configured, else a folder in the data directory. */
export function storage(): Storage {
  return (configured.storage ??= env.STORAGE_DRIVER === 's3' ? new S3Storage() : new LocalStorage());
}
