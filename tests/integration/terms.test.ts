import { randomUUID } from 'node:crypto';
import { register } from '@/lib/accounts/accounts/register';
import { registerSchema } from '@/lib/accounts/accounts/schema';
import { db } from '@/lib/core/db/client';
import { env } from '@/lib/core/env';
import { acceptTerms } from '@/lib/records/legal/accept-terms';
import { legalGaps, readLegal, termsVersion } from '@/lib/records/legal/read-legal';
import { makeUser } from '@/tests/factories/user';

const accepted = (userId: string) =>
  db.termsAcceptance.findMany({ where: { userId }, select: { version: true, occasion: true } });

describe('the terms', () => {
  it('are accepted by registering, in the version of that day', async () => {
    const input = registerSchema.parse({
      email: `terms-${randomUUID()}@example.com`,
      firstName: 'Rosa',
      lastName: 'Luna',
      password: 'una-clave-9-larga',
    });
    const user = await register(input, 'es', '203.0.113.77');
    expect(await accepted(user.id)).toEqual([{ version: await termsVersion(), occasion: 'registration' }]);
  });

  it('are accepted once per version', async () => {
    const user = await makeUser();
    await db.$transaction((tx) => acceptTerms(tx, user.id, 'publishing'));
    await db.$transaction((tx) => acceptTerms(tx, user.id, 'publishing'));
    expect(await accepted(user.id)).toEqual([{ version: await termsVersion(), occasion: 'publishing' }]);
  });
});

describe('the legal pages', () => {
  const names = ['OPERATOR_NAME', 'OPERATOR_ADDRESS', 'OPERATOR_LAW'] as const;

  it('show a gap, and administrators a mark, until the operator is configured', async () => {
    const before = names.map((name) => env[name]);
    try {
      for (const name of names) env[name] = undefined;
      expect((await legalGaps()).variables).toEqual([...names]);
      expect((await readLegal('terms', 'en')).html).toContain('[missing: law and courts]');
      for (const name of names) env[name] = `Value of ${name.toLowerCase().replace('_', ' ')}`;
      expect((await legalGaps()).variables).toEqual([]);
      const { html } = await readLegal('terms', 'en');
      expect(html).toContain('Value of operator law');
      expect(html).not.toContain('[missing');
    } finally {
      names.forEach((name, index) => (env[name] = before[index]));
    }
  });
});
