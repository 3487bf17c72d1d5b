import os from 'node:os';
import path from 'node:path';
import { z } from 'zod';

// The only place that reads process.env: everything else imports `env`. A missing or invalid variable stops the process
// at its start with a one-sentence error, instead of failing a request later.

const flag = z.enum(['true', 'false']).transform((value) => value === 'true');
const url = z.url({ protocol: /^https?$/, error: 'must be an http or https URL' });
const urlWithoutSlash = url.transform((value) => value.replace(/\/+$/, ''));
const loopback = z.url({ protocol: /^http$/, hostname: /^(localhost|127\.0\.0\.1|\[::1\])$/ });
const count = (minimum: number): z.ZodCoercedNumber =>
  z.coerce.number('must be a number').int('must be a whole number').min(minimum, `must be at least ${minimum}`);

/** Where nobody says otherwise; more need a database with more connections and cores. */
const MOST_WORKERS = 4;

/** Every variable that configures Corral; `.env.example` explains each. */
const variables = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must look like postgresql://user:password@host:5432/database')
    .optional(),
  DATABASE_POOL_SIZE: count(1).default(10),
  DATABASE_TIMEOUT_MS: count(1_000).default(10_000),
  DATABASE_PREPARED_STATEMENTS: flag.default(true),
  PORT: count(0).max(65_535, 'must be at most 65535').default(3000),
  HOST: z.string().default('127.0.0.1'),
  WORKERS: count(1).optional(),
  APP_URL: urlWithoutSlash.optional(),
  AUTH_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  ADMIN_SECOND_FACTOR: flag.optional(),
  CORRAL_DATA_DIR: z.string().default('.data'),
  STORAGE_DRIVER: z.enum(['local', 's3'], 'must be "local" or "s3"').optional(),
  S3_BUCKET: z.string().optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_ENDPOINT: url.optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  S3_FORCE_PATH_STYLE: flag.default(false),
  S3_PUBLIC_URL: urlWithoutSlash.optional(),
  S3_BROWSER_ENDPOINT: url.or(z.literal('none', 'must be an http or https URL, or "none"')).optional(),
  S3_DIRECT_UPLOADS: flag.default(false),
  RESEND_API_KEY: z.string().optional(),
  RESEND_BASE_URL: urlWithoutSlash.optional(),
  EMAIL_FROM: z.string().optional(),
  PHONE_DRIVER: z
    .enum(['outbox', 'twilio', 'whatsapp_cloud'], 'must be "outbox", "twilio" or "whatsapp_cloud"')
    .optional(),
  PHONE_COUNTRIES: z
    .string()
    .regex(/^[A-Z]{2}(,[A-Z]{2})*$/, 'must be codes of countries such as AR,BR,UY')
    .default('AR,AU,BO,BR,CA,CL,CO,CR,EC,ES,GB,GT,HN,IE,MX,NI,NZ,PA,PE,PT,PY,SV,US,UY,VE,ZA'),
  PHONE_CODES_PER_COUNTRY: count(0).default(200),
  PHONE_CODES_IN_ALL: count(0).default(500),
  TWILIO_ACCOUNT_SID: z.string().optional(),
  TWILIO_AUTH_TOKEN: z.string().optional(),
  TWILIO_FROM: z
    .string()
    .regex(
      /^(\+\d{5,15}|MG[0-9a-f]{32}|[A-Za-z0-9 ]{1,11})$/,
      'must be a number such as +15551234567, a messaging service (MG…) or a sender name',
    )
    .optional(),
  TWILIO_BASE_URL: urlWithoutSlash.default('https://api.twilio.com'),
  WHATSAPP_PHONE_ID: z.string().optional(),
  WHATSAPP_TOKEN: z.string().optional(),
  WHATSAPP_TEMPLATE: z.string().default('corral_code'),
  WHATSAPP_BASE_URL: urlWithoutSlash.default('https://graph.facebook.com/v23.0'),
  SUPPORT_EMAIL: z.email('must be an e-mail address').optional(),
  OPERATOR_NAME: z.string().optional(),
  OPERATOR_ADDRESS: z.string().optional(),
  OPERATOR_LAW: z.string().optional(),
  FX_URL: z.union([z.url({ protocol: /^https$/ }), loopback], 'must be an https URL').optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  RATE_LIMIT_FACTOR: z.coerce.number('must be a number').positive('must be above 0').default(1),
  READS_PER_MINUTE: count(0).default(1_200),
  BID_LIMIT_NEWCOMER: count(0).default(5_000),
  BID_LIMIT_CONFIRMED: count(0).default(25_000),
  BID_LIMIT_VERIFIED: count(0).default(500_000),
  TRUSTED_PROXIES: count(0).default(0),
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  CRON_SECRET: z.string().min(16, 'must have at least 16 characters').optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: url.optional(),
  OTEL_SERVICE_NAME: z.string().default('corral'),
});

/** The names of all variables, in the order of `.env.example`. */
export const environmentVariables: readonly string[] = Object.keys(variables.shape);

export class EnvironmentError extends Error {
  override name = 'EnvironmentError';
}

/**
 * Parses the configuration in `source`.
 * @throws EnvironmentError with a sentence that says what is wrong.
 */
export function parseEnv(source: Record<string, string | undefined>) {
  // An empty line such as `S3_BUCKET=` in an .env file means "not set".
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const result = variables.safeParse(given);
  if (!result.success) {
    throw new EnvironmentError(
      result.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}.`).join(' '),
    );
  }
  const raw = result.data;
  // `next build` runs without a database and without secrets: what it renders must not depend on them.
  const building = source.NEXT_PHASE === 'phase-production-build';
  const mustBeReal = raw.NODE_ENV === 'production' && !building;

  const require = (missing: boolean, sentence: string): void => {
    if (missing) throw new EnvironmentError(sentence);
  };
  const storageDriver = raw.STORAGE_DRIVER ?? (raw.S3_BUCKET ? 's3' : 'local');
  require(!raw.DATABASE_URL &&
    !building, 'DATABASE_URL is not set: it names the PostgreSQL database, such as postgresql://user:password@host:5432/corral.');
  require(!raw.AUTH_SECRET &&
    mustBeReal, 'AUTH_SECRET is not set: sign-in needs a random text of at least 32 characters, the same on every server.');
  require(storageDriver === 's3' &&
    !raw.S3_BUCKET, 'S3_BUCKET is not set: STORAGE_DRIVER=s3 needs the name of the bucket.');
  require(!raw.S3_ACCESS_KEY_ID !==
    !raw.S3_SECRET_ACCESS_KEY, 'S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must be set together.');
  require(raw.S3_DIRECT_UPLOADS &&
    (storageDriver !== 's3' ||
      raw.S3_BROWSER_ENDPOINT ===
        'none'), 'S3_DIRECT_UPLOADS needs S3 storage that browsers reach: set S3_BUCKET, and S3_BROWSER_ENDPOINT to an address of theirs.');
  require(Boolean(raw.RESEND_API_KEY) &&
    !raw.EMAIL_FROM, 'EMAIL_FROM is not set: RESEND_API_KEY needs the address that e-mails come from.');
  require(raw.PHONE_DRIVER === 'twilio' &&
    !(
      raw.TWILIO_ACCOUNT_SID &&
      raw.TWILIO_AUTH_TOKEN &&
      raw.TWILIO_FROM
    ), 'PHONE_DRIVER=twilio needs TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN and TWILIO_FROM.');
  require(raw.PHONE_DRIVER === 'whatsapp_cloud' &&
    !(
      raw.WHATSAPP_PHONE_ID && raw.WHATSAPP_TOKEN
    ), 'PHONE_DRIVER=whatsapp_cloud needs WHATSAPP_PHONE_ID and WHATSAPP_TOKEN.');

  return {
    ...raw,
    DATABASE_URL: raw.DATABASE_URL ?? 'postgresql://none@localhost:1/none-while-building',
    WORKERS: raw.WORKERS ?? Math.min(os.availableParallelism(), MOST_WORKERS),
    APP_URL: raw.APP_URL ?? `http://localhost:${raw.PORT}`,
    AUTH_SECRET: raw.AUTH_SECRET ?? 'for-development-and-tests-only-not-a-secret',
    ADMIN_SECOND_FACTOR: raw.ADMIN_SECOND_FACTOR ?? raw.NODE_ENV === 'production',
    CORRAL_DATA_DIR: path.resolve(raw.CORRAL_DATA_DIR),
    STORAGE_DRIVER: storageDriver,
    // In production codes in files would reach nobody: without a driver there is no confirmation of phones.
    // Whoever is known better never gets less.
    BID_LIMIT_NEWCOMER: Math.min(raw.BID_LIMIT_NEWCOMER, raw.BID_LIMIT_CONFIRMED),
    PHONE_DRIVER: raw.PHONE_DRIVER ?? (raw.NODE_ENV === 'production' ? null : ('outbox' as const)),
    PHONE_COUNTRIES: raw.PHONE_COUNTRIES.split(','),
    EMAIL_FROM: raw.EMAIL_FROM ?? 'Corral <no-reply@corral.test>',
  };
}

export type Env = ReturnType<typeof parseEnv>;

/** The configuration of this process. */
export const env: Env = parseEnv(process.env);
