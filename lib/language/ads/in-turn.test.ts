import { setImmediate } from 'node:timers/promises';
import { requestContext } from '@/lib/core/log/request-context';
import { readInTurn } from './in-turn';

const as = <T>(userId: string, work: () => T): T =>
  requestContext.run({ userId } as NonNullable<ReturnType<typeof requestContext.getStore>>, work);

it('reads one text at a time, answers others in between, and refuses whoever sends many at once', async () => {
  const order: string[] = [];
  const many = Array.from({ length: 60 }, () => as('many', () => readInTurn(() => order.push('many'))));
  const refused = Promise.allSettled(many).then((all) => all.filter(({ status }) => status === 'rejected').length);
  const other = as('other', () => readInTurn(() => order.push('other')));
  const between = setImmediate().then(() => order.push('answer'));
  await Promise.all([other, between]);
  expect(await refused).toBe(55);
  expect(order.indexOf('other')).toBeLessThan(4);
  expect(order.indexOf('answer')).toBeLessThan(4);
  await expect(many[59]).rejects.toMatchObject({ code: 'rate_limited' });
});
