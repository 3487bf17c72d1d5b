import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { CreateBucketCommand, ListObjectsV2Command, PutBucketCorsCommand, S3Client } from '@aws-sdk/client-s3';
import { fromRoot } from './paths';

export type S3Server = {
  endpoint: string;
  /** Environment variables that configure Corral for the bucket. */
  env: Record<string, string>;
  /** Returns the bucket's keys with this prefix, at most a thousand. */
  keys: (prefix: string) => Promise<string[]>;
  /** Allows pages of every origin to upload to the bucket, as CORS rules do on Amazon. */
  allowUploads: () => Promise<void>;
  /** Stops the server if this process started it. */
  stop: () => Promise<void>;
};

const SCRIPT = fromRoot('scripts', 's3-server.sh');

async function run(...args: string[]): Promise<string> {
  const child = spawn('bash', [SCRIPT, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
  const [output, problem, code] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    new Promise((resolve) => child.once('exit', resolve)),
  ]);
  if (code !== 0) throw new Error(problem.trim());
  return output.trim();
}

async function startOwn(): Promise<{ endpoint: string; stop: () => Promise<void> }> {
  const dir = await mkdtemp(path.join(os.tmpdir(), 'corral-s3-'));
  const stop = async () => {
    await run('stop', dir);
    await rm(dir, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    return { endpoint: await run('start', dir), stop };
  } catch (cause) {
    await stop().catch(() => undefined);
    throw new Error(
      `No S3 server, so what needs one was NOT tested. ${cause instanceof Error ? cause.message : String(cause)}\n` +
        'Give the tests one by CORRAL_S3_TEST_ENDPOINT, CORRAL_S3_TEST_ACCESS_KEY_ID and CORRAL_S3_TEST_SECRET_ACCESS_KEY, or run them as root on Debian.',
      { cause },
    );
  }
}

/** Swift's S3 API has no CORS rules; there they are metadata of the container. */
async function allowOnSwift(endpoint: string, bucket: string, user: string, key: string): Promise<void> {
  const { headers } = await fetch(`${endpoint}/auth/v1.0`, { headers: { 'x-auth-user': user, 'x-auth-key': key } });
  const answer = await fetch(`${headers.get('x-storage-url')}/${bucket}`, {
    method: 'POST',
    headers: { 'x-auth-token': headers.get('x-auth-token') ?? '', 'x-container-meta-access-control-allow-origin': '*' },
  });
  if (!answer.ok) throw new Error(`The bucket takes no CORS rules: ${answer.status}`);
}

/**
 * Returns a real S3 server with a new empty bucket: the one of `CORRAL_S3_TEST_ENDPOINT`, else starts
 * `scripts/s3-server.sh`.
 *
 * @throws Error with instructions if there is none
 */
export async function startS3Server(): Promise<S3Server> {
  const given = process.env.CORRAL_S3_TEST_ENDPOINT;
  const { endpoint, stop } = given ? { endpoint: given, stop: () => Promise.resolve() } : await startOwn();
  const accessKeyId = (given && process.env.CORRAL_S3_TEST_ACCESS_KEY_ID) || 'test:tester';
  const secretAccessKey = (given && process.env.CORRAL_S3_TEST_SECRET_ACCESS_KEY) || 'testing';
  const bucket = `corral-test-${process.pid}-${Date.now()}`;
  const client = new S3Client({
    endpoint,
    region: 'us-east-1',
    forcePathStyle: true,
    credentials: { accessKeyId, secretAccessKey },
  });
  await client.send(new CreateBucketCommand({ Bucket: bucket }));
  const rule = { AllowedMethods: ['PUT'], AllowedOrigins: ['*'], AllowedHeaders: ['content-type'] };
  const allowUploads = () =>
    client.send(new PutBucketCorsCommand({ Bucket: bucket, CORSConfiguration: { CORSRules: [rule] } })).then(
      () => undefined,
      () => allowOnSwift(endpoint, bucket, accessKeyId, secretAccessKey),
    );
  const keys = async (prefix: string) =>
    ((await client.send(new ListObjectsV2Command({ Bucket: bucket, Prefix: prefix }))).Contents ?? []).flatMap(
      ({ Key: key }) => key ?? [],
    );
  const env = {
    STORAGE_DRIVER: 's3',
    S3_BUCKET: bucket,
    S3_REGION: 'us-east-1',
    S3_ENDPOINT: endpoint,
    S3_FORCE_PATH_STYLE: 'true',
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
    S3_PUBLIC_URL: '',
    S3_BROWSER_ENDPOINT: '',
    AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true',
  };
  return { endpoint, env, keys, allowUploads, stop };
}
