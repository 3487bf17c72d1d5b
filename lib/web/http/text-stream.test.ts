import { textStream } from './text-stream';

const reported: unknown[] = [];
const broke = (error: unknown) => void reported.push(error);
const soon = () => new Promise((resolve) => setTimeout(resolve, 5));

beforeEach(() => void reported.splice(0));

describe('a body that is made while it is sent', () => {
  it('has every piece, and bytes of UTF-8', async () => {
    async function* pieces() {
      yield 'cabaña,';
      await soon();
      yield '🐂';
    }
    expect(await new Response(textStream(pieces(), broke)).text()).toBe('cabaña,🐂');
    expect(reported).toEqual([]);
  });

  it('ends when its reader leaves while a piece is being made, which is not a failure', async () => {
    let isOver = false;
    async function* pieces() {
      try {
        for (;;) {
          yield 'a';
          await soon();
        }
      } finally {
        isOver = true;
      }
    }
    const reader = textStream(pieces(), broke).getReader();
    await reader.read();
    await reader.cancel();
    await soon();
    expect(isOver).toBe(true);
    expect(reported).toEqual([]);
  });

  it('stops where a piece fails, and reports why', async () => {
    const failure = new Error('the database is gone');
    async function* pieces() {
      yield 'a';
      throw failure;
    }
    await expect(new Response(textStream(pieces(), broke)).text()).rejects.toThrow();
    expect(reported).toEqual([failure]);
  });
});
