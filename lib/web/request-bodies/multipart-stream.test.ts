import type { Readable } from 'node:stream';
import { streamFile } from './multipart-stream';

const post = (body: string, type = 'multipart/form-data; boundary=x') =>
  new Request('http://localhost/', { method: 'POST', headers: { 'content-type': type }, body });
const part = (name: string, content: string) =>
  `--x\r\nContent-Disposition: form-data; name="${name}"; filename="a.mp4"\r\n\r\n${content}`;

async function read(request: Request): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of (await streamFile(request, 'video')).body) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

describe('streamFile', () => {
  it('gives the file of the field, whatever else is there', async () => {
    expect(
      await read(
        post(`--x\r\nContent-Disposition: form-data; name="note"\r\n\r\nhello\r\n${part('video', 'moo')}\r\n--x--\r\n`),
      ),
    ).toBe('moo');
  });

  it.each([
    ['no boundary', () => post('abc', 'multipart/form-data')],
    ['another field', () => post(`${part('other', 'moo')}\r\n--x--\r\n`)],
    ['nothing', () => post('--x--\r\n')],
    ['no form at all', () => post('garbage')],
    ['a file that breaks off', () => post(part('video', 'moo'))],
    ['a long file that breaks off', () => post(part('video', 'moo'.repeat(100_000)))],
  ])('refuses %s', async (_, request) => {
    await expect(Promise.resolve().then(() => read(request()))).rejects.toMatchObject({ code: 'invalid_input' });
  });

  it('refuses another kind of body', async () => {
    await expect(Promise.resolve().then(() => read(post('{}', 'application/json')))).rejects.toMatchObject({
      code: 'unsupported_type',
    });
  });

  // Unread bytes would block the next request on the same connection.
  it.each([
    ['headers without end', '--x\r\nContent-Disposition: form-data; name="', () => undefined],
    ['a file that is refused at once', part('video', ''), (file: Readable) => file.destroy()],
    [
      'a file that is refused half-way',
      part('video', 'moo'),
      (file: Readable) => file.once('data', () => file.destroy()),
    ],
    ['no form at all', 'garbage', () => undefined],
  ])('reads and drops the rest of %s', async (_, head, refuse) => {
    let pieces = 60;
    const body = new ReadableStream<Uint8Array>(
      {
        pull: (controller) => {
          controller.enqueue(pieces === 60 ? Buffer.from(head.padEnd(20_000, 'n')) : new Uint8Array(65_536));
          if (--pieces === 0) controller.close();
        },
      },
      { highWaterMark: 0 },
    );
    const request = new Request('http://localhost/', {
      method: 'POST',
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
      body,
      duplex: 'half',
    } as RequestInit);
    await streamFile(request, 'video').then(
      (file) => refuse(file.body),
      () => undefined,
    );
    for (let turn = 0; turn < 1000 && pieces > 0; turn += 1) await new Promise(setImmediate);
    expect(pieces).toBe(0);
  });
});
