import { randomUUID } from 'node:crypto';
import { authenticate } from '@/lib/accounts/accounts/authenticate';
import { removePicture } from '@/lib/accounts/accounts/change-picture';
import { register } from '@/lib/accounts/accounts/register';
import { registerSchema } from '@/lib/accounts/accounts/schema';
import { ANIMAL_LISTINGS } from '@/lib/market/animal-lots/animal-listings';
import { cancelLot } from '@/lib/market/auctions/cancel-lot';
import { unwatchLot } from '@/lib/market/auctions/watch-lot';
import { db } from '@/lib/core/db/client';
import { newId } from '@/lib/core/db/new-id';
import { DomainError } from '@/lib/core/errors/domain-error';
import { removeFavorite } from '@/lib/market/favorites/remove-favorite';
import { errorAnswer } from '@/lib/web/http/error-answer';
import { deleteListing } from '@/lib/market/listings/delete-listing';
import { unblockUser } from '@/lib/messages/messages/blocks';
import { deliverDue } from '@/lib/core/outbox/outbox-worker';
import { requestPasswordReset } from '@/lib/accounts/passwords/request-password-reset';
import { resetPassword } from '@/lib/accounts/passwords/reset-password';
import { consume, refund } from '@/lib/core/rate-limit/limit';
import { deleteSearch } from '@/lib/finding/saved-searches/delete-search';
import { stopByLink, stopToken } from '@/lib/finding/saved-searches/stop-by-link';
import { createSession, findSession } from '@/lib/accounts/sessions/sessions';
import { PASSWORD, makeUser } from '@/tests/factories/user';

// Hundreds of argon2 hashes, possibly on a busy machine.
jest.setTimeout(120_000);

const HERE = '203.0.113.7';
const codeOf = (act: Promise<unknown>): Promise<string> =>
  act.then(
    () => 'ok',
    (error: unknown) => (error as DomainError).code,
  );
const counted = (codes: string[], code: string) => codes.filter((one) => one === code).length;

beforeEach(async () => {
  await db.$executeRaw`TRUNCATE rate_limits`;
});

describe('a limit', () => {
  it('allows ten of a hundred concurrent wrong sign-ins', async () => {
    const user = await makeUser();
    const open = await createSession(user.id, null);
    const codes = await Promise.all(
      Array.from({ length: 100 }, (_, n) =>
        codeOf(authenticate({ email: user.email, password: 'wrong-1' }, `198.51.100.${n}`)),
      ),
    );
    expect([counted(codes, 'invalid_credentials'), counted(codes, 'rate_limited')]).toEqual([10, 90]);
    // Open sessions stay valid.
    expect(await findSession(open)).toMatchObject({ id: user.id });
  });

  it('allows at most thirty of a hundred from one address', async () => {
    const codes = await Promise.all(
      Array.from({ length: 100 }, (_, n) =>
        codeOf(authenticate({ email: `nobody-${n}@corral.test`, password: 'wrong-1' }, HERE)),
      ),
    );
    const tried = counted(codes, 'invalid_credentials');
    expect(tried).toBeGreaterThan(0);
    expect(tried).toBeLessThanOrEqual(30);
    // Some don't even get a turn.
    expect(counted(codes, 'rate_limited') + counted(codes, 'unavailable')).toBe(100 - tried);
  });

  it('ends with its window, even for those who keep trying', async () => {
    for (let n = 0; n < 15; n++) await consume('confirmBySession', 'x').catch(() => undefined);
    const [{ expire } = { expire: 0n }] = await db.$queryRaw<{ expire: bigint }[]>`SELECT expire FROM rate_limits`;
    expect(Number(expire)).toBeLessThanOrEqual(Date.now() + 15 * 60_000);
    await expect(consume('confirmBySession', 'x')).rejects.toMatchObject({ code: 'rate_limited' });
    await db.$executeRaw`UPDATE rate_limits SET expire = ${Date.now()}`;
    await consume('confirmBySession', 'x');
  });

  it('allows thirty reset codes from one address, across all flows', async () => {
    const codes = await Promise.all(
      Array.from({ length: 40 }, (_, n) =>
        codeOf(resetPassword(n % 2 ? randomUUID() : null, '000000', 'a-new-secret', HERE)),
      ),
    );
    expect([counted(codes, 'reset_code_invalid'), counted(codes, 'rate_limited')]).toEqual([30, 10]);
  });

  it('counts uses of a mail’s link by the listing or search that it names', async () => {
    const token = stopToken(randomUUID());
    const codes = await Promise.all(Array.from({ length: 110 }, () => codeOf(stopByLink(token))));
    expect([counted(codes, 'ok'), counted(codes, 'rate_limited')]).toEqual([100, 10]);
    expect(await codeOf(stopByLink(stopToken(randomUUID())))).toBe('ok');
  });

  it('applies to deleting as well as to creating', async () => {
    const { actor } = await makeUser();
    await Promise.all(
      Array.from({ length: 300 }, () =>
        Promise.all([consume('changeByUser', actor.id), consume('favoriteByUser', actor.id)]),
      ),
    );
    const id = randomUUID();
    const acts = [
      deleteListing(actor, ANIMAL_LISTINGS, id),
      cancelLot(actor, id),
      deleteSearch(actor, id),
      unblockUser(actor, id),
      removePicture(actor),
      removeFavorite(actor, id),
      unwatchLot(actor, id),
    ];
    expect(new Set(await Promise.all(acts.map(codeOf)))).toEqual(new Set(['rate_limited']));
  });

  it('stores no e-mail or address in its table', async () => {
    const user = await makeUser();
    await codeOf(authenticate({ email: user.email, password: 'wrong-1' }, HERE));
    const rows = JSON.stringify(await db.$queryRaw`SELECT key, points FROM rate_limits`);
    expect(rows).toContain('signInByAccount');
    expect(rows).not.toMatch(/corral\.test|203\.0\.113/);
  });

  it('that can’t be counted refuses sign-ins, registrations and requests for a code', async () => {
    const user = await makeUser();
    const person = registerSchema.parse({
      email: 'late@corral.test',
      firstName: 'Rosa',
      lastName: 'Luna',
      password: PASSWORD,
    });
    await db.$executeRaw`ALTER TABLE rate_limits RENAME TO rate_limits_away`;
    try {
      const acts = [
        authenticate({ email: user.email, password: PASSWORD }, HERE),
        register(person, 'es', HERE),
        requestPasswordReset(user.email, HERE),
        refund('signInByAccount', user.email),
      ];
      expect(await Promise.all(acts.map(codeOf))).toEqual(['unavailable', 'unavailable', 'unavailable', 'unavailable']);
    } finally {
      await db.$executeRaw`ALTER TABLE rate_limits_away RENAME TO rate_limits`;
    }
    expect(await db.user.count({ where: { email: person.email } })).toBe(0);
    expect(await db.passwordResetToken.count({ where: { userId: user.id } })).toBe(0);
  });

  it.each([
    [
      new DomainError('rate_limited', { retryAfterSeconds: 840 }),
      '840',
      'Demasiados intentos. Volvé a probar dentro de 14 minutos.',
    ],
    [
      new DomainError('rate_limited', { retryAfterSeconds: 41 }),
      '41',
      'Demasiados intentos. Volvé a probar dentro de 41 segundos.',
    ],
    [
      new DomainError('rate_limited', { retryAfterSeconds: 7_201 }),
      '7201',
      'Demasiados intentos. Volvé a probar dentro de 3 horas.',
    ],
    [new DomainError('unavailable'), '5', 'El servicio no está disponible por ahora. Volvé a probar en un momento.'],
    [new DomainError('storage_unavailable'), '5', 'No pudimos guardar los archivos. Volvé a probar en un momento.'],
  ])('says when to come back: %#', async (error, header, message) => {
    const answer = await errorAnswer(error, 'es');
    expect(answer.headers.get('retry-after')).toBe(header);
    expect(await answer.json()).toMatchObject({ message });
  });
});

const TRIES = 200;
const ROUNDS = 3;

const median = (times: number[]): number => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;

async function timed(act: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await act();
  return performance.now() - start;
}

/** Returns the difference of the two medians. The calls alternate, so that other load on the machine affects both. */
async function apart(
  one: () => Promise<unknown>,
  other: () => Promise<unknown>,
): Promise<{ ms: number; share: number }> {
  const times: [number[], number[]] = [[], []];
  for (let n = 0; n < TRIES; n++) {
    for (const turn of n % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const)) {
      await db.$executeRaw`DELETE FROM rate_limits`;
      times[turn].push(await timed(turn === 0 ? one : other));
    }
  }
  const [a, b] = times.map(median) as [number, number];
  return { ms: Math.abs(a - b), share: Math.abs(a - b) / Math.max(a, b) };
}

describe('an e-mail with an account is distinguished from one without', () => {
  it.each([
    ['signing in', (email: string) => () => codeOf(authenticate({ email, password: 'wrong-1' }, HERE))],
    [
      'asking for a code',
      (email: string) => async () => {
        await requestPasswordReset(email, HERE);
      },
    ],
    [
      'registering',
      (email: string) => async () => {
        const input = { email, firstName: 'Rosa', lastName: 'Luna', password: `another-${newId()}` };
        await register(registerSchema.parse(input), 'es', HERE);
      },
    ],
  ])('by no time when %s', async (_, act) => {
    const user = await makeUser();
    const [known, unknown] = [act(user.email), act('nobody-here@corral.test')];
    await known();
    await unknown();
    let found = await apart(known, unknown);
    // Load may distort one round, but a leak shows in every round.
    for (let round = 1; round < ROUNDS && found.ms > 5 && found.share > 0.1; round++)
      found = await apart(known, unknown);
    await deliverDue();
    expect(found.ms <= 5 || found.share <= 0.1 ? 'alike' : found).toBe('alike');
  });
});
