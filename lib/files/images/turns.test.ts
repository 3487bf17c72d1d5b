import { requestContext } from '@/lib/core/log/request-context';
import { inTurn } from './turns';

describe('inTurn', () => {
  it('lets nobody wait for more than one job of each other person', async () => {
    const order: string[] = [];
    const send = (userId: string, name: string) =>
      requestContext.run({ requestId: name, userId }, () =>
        inTurn('quick', async () => {
          await new Promise(setImmediate);
          // Each job logs in the context of its own request.
          order.push(requestContext.getStore()?.requestId ?? 'none');
        }),
      );
    await Promise.all([
      ...['a1', 'a2', 'a3', 'a4'].map((name) => send('ana', name)),
      ...['b1', 'b2'].map((name) => send('beto', name)),
      send('caro', 'c1'),
    ]);
    expect(order).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4']);
  });

  it('runs one at a time, and goes on after a failure', async () => {
    let running = 0;
    const work = async () => {
      running += 1;
      expect(running).toBe(1);
      await new Promise(setImmediate);
      running -= 1;
      throw new Error('unreadable');
    };
    const outcomes = await Promise.allSettled([inTurn('quick', work), inTurn('quick', work)]);
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(await inTurn('quick', async () => 'next')).toBe('next');
  });
});
