import { requestContext } from '@/lib/core/log/request-context';
import { createTurns, type InTurn } from './turns';

const as = <T>(userId: string, work: () => T) => requestContext.run({ requestId: userId, userId }, work);

/** Jobs that run until they are ended, in the order in which they began. */
function jobs(take: InTurn) {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const send = (userId: string, name: string) =>
    as(userId, () =>
      take(() => {
        begun.push(name);
        return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
      }),
    );
  return { begun, send, end: (name: string) => ends.get(name)?.() };
}

it('runs two jobs of one person at once, and others beside them', async () => {
  const { begun, send, end } = jobs(createTurns({ atOnce: Infinity, atOncePerPerson: 2 }));
  const sent = ['a1', 'a2', 'a3', 'a4'].map((name) => send('ana', name));
  sent.push(send('beto', 'b1'));
  expect(begun).toEqual(['a1', 'a2', 'b1']);
  end('a2');
  await sent[1];
  await new Promise(setImmediate);
  expect(begun).toEqual(['a1', 'a2', 'b1', 'a3']);
  for (const name of ['a1', 'a3', 'b1']) end(name);
  await Promise.all([sent[0], sent[2], sent[4]]);
  await new Promise(setImmediate);
  end('a4');
  expect(await sent[3]).toBe('a4');
});

it('refuses a person what is too much to wait, and nobody else', async () => {
  const refusal = () => new Error('full');
  const { begun, send, end } = jobs(createTurns({ atOnce: 1, waiting: 2, refusal }));
  const sent = ['a1', 'a2', 'a3'].map((name) => send('ana', name));
  await expect(send('ana', 'a4')).rejects.toThrow('full');
  const other = send('beto', 'b1');
  for (const name of ['a1', 'a2', 'b1', 'a3']) {
    expect(begun.at(-1)).toBe(name);
    end(name);
    await new Promise(setImmediate);
  }
  expect(await Promise.all([...sent, other])).toEqual(['a1', 'a2', 'a3', 'b1']);
});

it('lets strangers take turns by their address', async () => {
  const take = createTurns({ atOnce: 1 });
  const order: string[] = [];
  const send = (address: string, name: string) =>
    requestContext.run({ requestId: name, address }, () =>
      take(async () => {
        order.push(name);
        await new Promise(setImmediate);
      }),
    );
  await Promise.all([send('a', 'a1'), send('a', 'a2'), send('a', 'a3'), send('b', 'b1')]);
  expect(order).toEqual(['a1', 'a2', 'b1', 'a3']);
});

it('lets strangers take turns whom the job tells apart', async () => {
  const take = createTurns({ atOnce: 1 });
  const order: string[] = [];
  const send = (address: string, name: string) =>
    take(async () => {
      order.push(name);
      await new Promise(setImmediate);
    }, address);
  await Promise.all([send('a', 'a1'), send('a', 'a2'), send('a', 'a3'), send('b', 'b1')]);
  expect(order).toEqual(['a1', 'a2', 'b1', 'a3']);
});

it('refuses what has waited too long, and goes on', async () => {
  const { begun, send, end } = jobs(createTurns({ atOnce: 1, waitMs: 1, refusal: () => new Error('late') }));
  const first = send('ana', 'a1');
  await expect(send('ana', 'a2')).rejects.toThrow('late');
  end('a1');
  await first;
  await new Promise(setImmediate);
  const third = send('ana', 'a3');
  end('a3');
  await third;
  expect(begun).toEqual(['a1', 'a3']);
});
