import { streamFile } from './multipart-stream';

const post = (body: string, type = 'multipart/form-data; boundary=x') => new Request('http://localhost/', { method: 'POST', headers: { 'content-type': type }, body });
const part = (name: string, content: string) => `--x\r\nContent-Disposition: form-data; name="${name}"; filename="a.mp4"\r\n\r\n${content}`;

async function read(request: Request): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of (await streamFile(request, 'video')).body) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

describe('streamFile', () => {
  it('gives the file of the field, whatever else is there', async () => {
    expect(await read(post(`--x\r\nContent-Disposition: form-data; name="note"\r\n\r\nhello\r\n${part('video', 'moo')}\r\n--x--\r\n`))).toBe('moo');
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
    await expect(Promise.resolve().then(() => read(post('{}', 'application/json')))).rejects.toMatchObject({ code: 'unsupported_type' });
  });
});
