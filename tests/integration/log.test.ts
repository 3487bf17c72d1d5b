import { growth, LINEAR } from '@/tests/factories/cost';
import pino from 'pino';
import { db, pool } from '@/lib/core/db/client';
import { logConsole } from '@/lib/core/log/console-lines';
import { logger } from '@/lib/core/log/logger';
import { mask } from '@/lib/core/log/mask';
import { plainError } from '@/lib/core/log/plain-error';
import { requestContext } from '@/lib/core/log/request-context';

describe('mask', () => {
  it.each([
    ['{"msg":"to ana.sosa+1@correo.uy failed"}', '{"msg":"to [masked] failed"}'],
    ['/?search=ana%40correo.uy&page=2', '/?search=[masked]&page=2'],
    ['postgresql://corral:hunter2@db:5432/corral', 'postgresql://[masked]@db:5432/corral'],
    [`cookie ${'aB3-_'.repeat(9)}`, 'cookie [masked]'],
    [`digest ${'0a'.repeat(32)}`, 'digest [masked]'],
    [
      '/api/renew/0195f0aa-1111-7222-8333-444455556666~aB3-_aB3-_aB3-_aB3-_aB3-_aB3-_aB3-_aB3-_aB3-',
      '/api/renew/0195f0aa-1111-7222-8333-444455556666~[masked]',
    ],
  ])('of %s leaves %s', (line, masked) => {
    expect(mask(line)).toBe(masked);
  });

  it.each([
    '{"requestId":"0195f0aa-1111-7222-8333-444455556666"}',
    'at node_modules/.pnpm/pg@8.23.1/node_modules/@prisma/client',
    'aFunctionWhoseNameIsLongerThanAnybodyWouldEverTypeByHand',
  ])('leaves %s', (line) => {
    expect(mask(line)).toBe(line);
  });

  it('of a long line in which nothing is a mail takes a time that grows with its length', () => {
    const lines: ((size: number) => string)[] = [
      (size) => `@${'a'.repeat(size)}`,
      (size) => `@${'a%40'.repeat(size / 4)}`,
      (size) => `a@b${'.1'.repeat(size / 2)}`,
      (size) => `${'a'.repeat(99)}@b${'.1'.repeat(size / 2)}`,
    ];
    for (const line of lines) expect(growth((size) => mask(line(size)), 12_000)).toBeLessThan(LINEAR);
  });
});

describe('plainError', () => {
  const thrownBy = (act: () => Promise<unknown>): Promise<unknown> =>
    act().then(
      () => null,
      (error: unknown) => error,
    );
  const user = {
    email: 'hidden@correo.uy',
    emailConfirmedAt: new Date(),
    password: 'hidden-password',
    firstName: 'Ana',
    lastName: 'Sosa',
  };

  it('says what the database refused without the values', async () => {
    await db.user.create({ data: user });
    const errors = await Promise.all([
      thrownBy(() => db.user.create({ data: user })),
      thrownBy(
        () =>
          db.$executeRaw`INSERT INTO users (id, email, email_confirmed_at, password, first_name, last_name, updated_at) VALUES (uuidv7(), ${user.email}, now(), ${user.password}, 'Ana', 'Sosa', now())`,
      ),
      thrownBy(() => pool.query('SELECT $1::uuid', ['hidden-value'])),
      thrownBy(() => db.user.create({ data: { ...user, role: 'hidden-role' as never } })),
      thrownBy(() => Promise.resolve().then(() => JSON.parse('hidden-body') as unknown)),
    ]);
    for (const error of errors) {
      expect(error).toBeInstanceOf(Error);
      const logged = JSON.stringify(plainError(error));
      expect(logged).not.toContain('hidden');
      expect(plainError(error).stack).toMatch(/^at /);
    }
    expect(errors.map((error) => plainError(error).sql?.state ?? plainError(error).code)).toEqual([
      '23505',
      '23505',
      '22P02',
      undefined,
      undefined,
    ]);
  });

  it('follows causes, and takes what is no error', () => {
    expect(plainError(new Error('outer', { cause: new TypeError('inner') }))).toMatchObject({
      type: 'Error',
      message: 'outer',
      cause: { type: 'TypeError', message: 'inner' },
    });
    for (const thrown of [null, undefined, 'hidden', 7]) expect(plainError(thrown)).toEqual({ type: typeof thrown });
  });
});

describe('logger', () => {
  it('logs what is known of a request, and nothing of its earlier lines', () => {
    const context = { requestId: 'r1' };
    const lines: unknown[] = [];
    const kept = {
      level: logger.level,
      [pino.symbols.streamSym]: Reflect.get(logger, pino.symbols.streamSym) as unknown,
    };
    Object.assign(logger, {
      level: 'info',
      [pino.symbols.streamSym]: { write: (line: string) => lines.push(JSON.parse(line)) },
    });
    requestContext.run(context, () => {
      logger.info({ first: 1 }, 'one');
      logger.info({ second: 2 }, 'two');
    });
    Object.assign(logger, kept);
    expect(lines).toEqual([
      expect.objectContaining({ requestId: 'r1', first: 1, msg: 'one' }),
      { level: 'info', time: expect.any(String) as string, requestId: 'r1', second: 2, msg: 'two' },
    ]);
    expect(context).toEqual({ requestId: 'r1' });
  });
});

describe('logConsole', () => {
  it('makes lines of what is printed, within the request that printed it', () => {
    const lines: unknown[] = [];
    const spies = (['error', 'warn', 'info'] as const).map((level) =>
      jest
        .spyOn(logger, level)
        .mockImplementation(
          (...args: unknown[]) => void lines.push([level, requestContext.getStore()?.requestId, ...args]),
        ),
    );
    const target = {
      error: () => undefined,
      warn: () => undefined,
      log: () => undefined,
      info: () => undefined,
    } as unknown as Console;
    logConsole(target);
    requestContext.run({ requestId: 'r1' }, () => target.error('⨯', new Error('no'), { user: 'hidden' }));
    target.log('ready');
    target.error(Object.assign(new Error('logged already'), { digest: '1' }));
    expect(lines).toMatchObject([
      ['error', 'r1', { source: 'console', err: { message: 'no' } }, '⨯'],
      ['info', undefined, { source: 'console' }, 'ready'],
    ]);
    for (const spy of spies) spy.mockRestore();
  });
});
