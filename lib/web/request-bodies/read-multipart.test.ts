import { requestContext, type RequestContext } from '@/lib/core/log/request-context';
import { readMultipart } from './read-multipart';
import { releaseUploadMemory } from './upload-memory';

const MB = 1024 * 1024;
const HEAD = '--x\r\nContent-Disposition: form-data; name="a"';
const send = (body: BodyInit | null, type = 'multipart/form-data; boundary=x') =>
  new Request('http://localhost/', {
    method: 'POST',
    headers: { 'content-type': type },
    body,
    duplex: 'half',
  } as RequestInit);
const refusal = (body: BodyInit | null, max = 50 * MB, type?: string) =>
  readMultipart(send(body, type), max).then(
    () => 'read',
    (error: { code: string }) => error.code,
  );

/** Returns the longest time that the event loop was blocked while `work` ran. */
async function longestPause(work: Promise<unknown>): Promise<number> {
  let longest = 0;
  let last = performance.now();
  const timer = setInterval(() => {
    longest = Math.max(longest, performance.now() - last);
    last = performance.now();
  }, 1);
  await work;
  clearInterval(timer);
  return Math.max(longest, performance.now() - last);
}

describe('readMultipart', () => {
  it('gives fields and files as a browser sends them', async () => {
    const form = new FormData();
    form.append('title', 'Toro');
    form.append('title', 'Vaca «ñ» 🐄');
    form.append('images', new File(['moo'], '../cría "uno".jpg', { type: 'image/jpeg' }));
    form.append('left-alone', new File([], ''));
    const { fields, files } = await readMultipart(new Request('http://localhost/', { method: 'POST', body: form }), MB);
    expect(fields).toEqual({ title: 'Vaca «ñ» 🐄' });
    expect(
      await Promise.all(files.map(async ({ field, file }) => [field, file.name, file.type, await file.text()])),
    ).toEqual([
      ['images', '../cría "uno".jpg', 'image/jpeg', 'moo'],
      ['left-alone', '', 'application/octet-stream', ''],
    ]);
  });

  it.each([
    ['another kind of body', '{}', 'application/json', 'unsupported_type'],
    ['no boundary', 'abc', 'multipart/form-data', 'invalid_input'],
    ['no body', null, undefined, 'invalid_input'],
    ['garbage', 'garbage', undefined, 'invalid_input'],
    ['a field that breaks off', `${HEAD}\r\n\r\nmoo`, undefined, 'invalid_input'],
    ['a file that breaks off', `${HEAD}; filename="a"\r\n\r\nmoo`, undefined, 'invalid_input'],
    ['a field of 100 kB', `${HEAD}\r\n\r\n${'m'.repeat(100_000)}\r\n--x--\r\n`, undefined, 'too_large'],
    [
      'more than was allowed',
      `${HEAD}; filename="a"\r\n\r\n${'m'.repeat(2 * MB)}\r\n--x--\r\n`,
      undefined,
      'too_large',
    ],
  ])('refuses %s', async (_, body, type, code) => {
    expect(await refusal(body, MB, type)).toBe(code);
  });

  // Megabytes each; of files fewer, which take the parser of all at once ten times as long.
  it.each([
    ['parts', `${HEAD}\r\n\r\n\r\n`.repeat(150_000)],
    ['files', `${HEAD}; filename="b"\r\n\r\n\r\n`.repeat(50_000)],
    ['lines of headers', `${HEAD}\r\n${'A: b\r\n'.repeat(1_500_000)}\r\n\r\n--x--\r\n`],
  ])('refuses a body of very many %s without the pause of parsing it in one piece', async (_, body) => {
    const whole = await longestPause(
      send(body)
        .formData()
        .catch(() => null),
    );
    const outcome = refusal(body);
    expect((await longestPause(outcome)) / whole).toBeLessThan(1 / 2);
    expect(await outcome).toBe('invalid_input');
  });

  it('refuses a body in tiny chunks that goes on after its limit without holding anybody up', async () => {
    const piece = Buffer.from('m'.repeat(16));
    let left = 20_000;
    const body = new ReadableStream<Uint8Array>(
      {
        pull: (controller) => {
          controller.enqueue(left === 20_000 ? Buffer.from(`${HEAD}; filename="a"\r\n\r\n`) : piece);
          if (--left === 0) controller.close();
        },
      },
      { highWaterMark: 0 },
    );
    const request = send(body);
    const warnings: Error[] = [];
    const warned = (warning: Error) => warnings.push(warning);
    process.on('warning', warned);
    await expect(readMultipart(request, 1000)).rejects.toMatchObject({ code: 'too_large' });
    for (let turn = 0; turn < 100_000 && left > 0; turn += 1) await new Promise(setImmediate);
    process.off('warning', warned);
    // A listener per further chunk once made the work quadratic, and Node warned of a leak.
    expect([left, warnings]).toEqual([0, []]);
  });

  describe('of what is kept until it is answered', () => {
    const pieces = [`${HEAD}; filename="a"\r\n\r\n`, ...Array<string>(40).fill('m'.repeat(MB)), '\r\n--x--\r\n'];
    const chunks = pieces.map((piece) => Buffer.from(piece));
    const large = () =>
      new ReadableStream<Uint8Array>({
        start: (controller) => {
          for (const chunk of chunks) controller.enqueue(chunk);
          controller.close();
        },
      });
    type From = { userId?: string; address: string };
    const contexts: RequestContext[] = [];
    const outcome = ({ userId, address }: From) => {
      const context: RequestContext = { requestId: `upload-${contexts.length}`, ...(userId ? { userId } : {}) };
      contexts.push(context);
      const request = send(large());
      request.headers.set('x-corral-peer', address);
      return requestContext.run(context, () =>
        readMultipart(request, 50 * MB).then(
          () => 'read',
          (error: { code: string }) => error.code,
        ),
      );
    };
    const outcomes = async (senders: From[]) => {
      const all: string[] = [];
      for (const sender of senders) all.push(await outcome(sender));
      return all;
    };

    afterEach(() => contexts.splice(0).forEach(releaseUploadMemory));

    it('a process takes no more than it has memory for', async () => {
      const senders = Array.from({ length: 7 }, (_, n) => ({ userId: `${n}`, address: `203.0.113.${n}` }));
      expect(await outcomes(senders)).toEqual([...Array<string>(6).fill('read'), 'unavailable']);
      const answered = contexts.splice(0);
      answered.forEach(releaseUploadMemory);
      // Nobody reads what arrives after the reader has left; one body that counts would leave too little for six.
      for (const context of answered.slice(0, 1)) await requestContext.run(context, () => refusal(large()));
      expect(await outcomes(senders.slice(0, 6))).toEqual(Array<string>(6).fill('read'));
    });

    it('one person, from however many addresses, takes a quarter', async () => {
      const rosa = [1, 2, 3].map((n) => ({ userId: 'rosa', address: `203.0.113.${n}` }));
      expect(await outcomes(rosa)).toEqual(['read', 'rate_limited', 'rate_limited']);
      expect(await outcome({ userId: 'juan', address: '203.0.113.1' })).toBe('read');
    });

    it('one address, with however many accounts, takes half', async () => {
      const accounts = [1, 2, 3, 4].map((n) => ({ userId: `account-${n}`, address: '203.0.113.9' }));
      expect(await outcomes(accounts)).toEqual(['read', 'read', 'read', 'rate_limited']);
      expect(await outcome({ userId: 'juan', address: '203.0.113.10' })).toBe('read');
    });
  });
});
