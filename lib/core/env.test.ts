import { readFileSync } from 'node:fs';
import path from 'node:path';
import { environmentVariables, parseEnv } from './env';

const DATABASE_URL = 'postgresql://corral:secret@localhost:5432/corral';
const AUTH_SECRET = 'x'.repeat(32);

describe('parseEnv', () => {
  it('fills defaults', () => {
    const env = parseEnv({ DATABASE_URL });
    expect(env).toMatchObject({
      PORT: 3000,
      HOST: '127.0.0.1',
      APP_URL: 'http://localhost:3000',
      STORAGE_DRIVER: 'local',
      TRUSTED_PROXIES: 0,
    });
    expect(path.isAbsolute(env.CORRAL_DATA_DIR)).toBe(true);
  });

  it('derives the public URL from the port and cuts a trailing slash', () => {
    expect(parseEnv({ DATABASE_URL, PORT: '4100' }).APP_URL).toBe('http://localhost:4100');
    expect(parseEnv({ DATABASE_URL, APP_URL: 'https://corral.example/' }).APP_URL).toBe('https://corral.example');
  });

  it('requires a second factor of administrators in production, unless it is switched off', () => {
    const production = { DATABASE_URL, AUTH_SECRET, NODE_ENV: 'production' };
    expect(parseEnv(production).ADMIN_SECOND_FACTOR).toBe(true);
    expect(parseEnv({ ...production, ADMIN_SECOND_FACTOR: 'false' }).ADMIN_SECOND_FACTOR).toBe(false);
    expect(parseEnv({ DATABASE_URL }).ADMIN_SECOND_FACTOR).toBe(false);
  });

  it('takes an empty value for a missing one', () => {
    expect(parseEnv({ DATABASE_URL, S3_BUCKET: '', PORT: '' })).toMatchObject({ STORAGE_DRIVER: 'local', PORT: 3000 });
  });

  it('stores on S3 once a bucket is named', () => {
    expect(parseEnv({ DATABASE_URL, S3_BUCKET: 'pictures' }).STORAGE_DRIVER).toBe('s3');
  });

  it.each([
    [{}, /^DATABASE_URL is not set/],
    [{ DATABASE_URL: 'mysql://localhost' }, /^DATABASE_URL must look like/],
    [{ DATABASE_URL, PORT: 'abc' }, /^PORT must be a number/],
    [{ DATABASE_URL, PORT: '70000' }, /^PORT must be at most 65535/],
    [{ DATABASE_URL, APP_URL: 'corral.example' }, /^APP_URL must be an http or https URL/],
    [{ DATABASE_URL, AUTH_SECRET: 'short' }, /^AUTH_SECRET must have at least 32 characters/],
    [{ DATABASE_URL, NODE_ENV: 'production' }, /^AUTH_SECRET is not set/],
    [{ DATABASE_URL, STORAGE_DRIVER: 's3' }, /^S3_BUCKET is not set/],
    [{ DATABASE_URL, S3_BUCKET: 'b', S3_ACCESS_KEY_ID: 'a' }, /^S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY/],
    [{ DATABASE_URL, RESEND_API_KEY: 're_1' }, /^EMAIL_FROM is not set/],
    [{ DATABASE_URL, RATE_LIMIT_FACTOR: '0' }, /^RATE_LIMIT_FACTOR must be above 0/],
  ])('refuses %j', (source, message) => {
    expect(() => parseEnv(source)).toThrow(message);
  });

  it('needs neither database nor secret while Next builds', () => {
    const building = { NODE_ENV: 'production', NEXT_PHASE: 'phase-production-build' };
    expect(() => parseEnv(building)).not.toThrow();
    expect(() => parseEnv({ NODE_ENV: 'production', DATABASE_URL, AUTH_SECRET })).not.toThrow();
  });
});

describe('.env.example', () => {
  const text = readFileSync(path.resolve(__dirname, '..', '..', '.env.example'), 'utf8');
  const named = [...text.matchAll(/^#? ?([A-Z][A-Z0-9_]*)=/gm)].map((match) => match[1]);

  it('names every variable once and no other', () => {
    expect([...named].sort()).toEqual([...environmentVariables].sort());
  });

  it('explains each above its line', () => {
    for (const name of environmentVariables) expect(text).toMatch(new RegExp(`^# \\S.*\\n(# .*\\n)*#? ?${name}=`, 'm'));
  });
});

describe('docs/CONFIGURATION.md', () => {
  const text = readFileSync(path.resolve(__dirname, '..', '..', 'docs', 'CONFIGURATION.md'), 'utf8');
  const bullets = text.split(/^- (?=`[A-Z])/m).slice(1);
  const named = bullets.flatMap((bullet) => [...(/^[^:]+/.exec(bullet)?.[0] ?? '').matchAll(/`([^`]+)`/g)]);

  it('names every variable once and no other, each with its default', () => {
    expect(named.map((match) => match[1]).sort()).toEqual([...environmentVariables].sort());
    expect(bullets.filter((bullet) => !/Default: \S/.test(bullet.replace(/\s+/g, ' ')))).toEqual([]);
  });
});
