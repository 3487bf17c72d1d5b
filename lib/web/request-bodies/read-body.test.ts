import { z } from 'zod';
import { readJson } from './read-body';

const schema = z.object({ title: z.string(), options: z.object({ note: z.string() }).optional() });

const json = (body: string) =>
  new Request('http://localhost/', { method: 'POST', body, headers: { 'content-type': 'application/json' } });

describe('readJson', () => {
  it('takes a body that breaks off for no JSON, and one that is too long for what it is', async () => {
    const body = (chunk: string, error?: Error) =>
      new ReadableStream({
        pull: (controller) => (error ? controller.error(error) : controller.enqueue(Buffer.from(chunk))),
      });
    const sent = (stream: ReadableStream) =>
      new Request('http://localhost/', {
        method: 'POST',
        body: stream,
        headers: { 'content-type': 'application/json' },
        duplex: 'half',
      } as RequestInit);
    await expect(readJson(sent(body('{', new Error('aborted'))), schema)).rejects.toMatchObject({
      code: 'malformed_json',
    });
    await expect(readJson(sent(body('['.repeat(10_000))), schema)).rejects.toMatchObject({ code: 'too_large' });
  });

  it('takes no body for one without fields where it is optional, whatever its type', async () => {
    const fields = z.object({ seen: z.string().nullable().default(null) });
    const read = (body: string, type: string) =>
      readJson(new Request('http://localhost/', { method: 'POST', body, headers: { 'content-type': type } }), fields, {
        isOptional: true,
      });
    for (const type of ['application/json', 'text/plain']) expect(await read('', type)).toEqual({ seen: null });
    const bare = new Request('http://localhost/', { method: 'POST' });
    expect(await readJson(bare, fields, { isOptional: true })).toEqual({ seen: null });
    expect(await read('{"seen":"alone"}', 'application/json')).toEqual({ seen: 'alone' });
    await expect(read('seen', 'application/json')).rejects.toMatchObject({ code: 'malformed_json' });
    await expect(read('{"seen":"alone"}', 'text/plain')).rejects.toMatchObject({ code: 'unsupported_type' });
    await expect(readJson(json(''), fields)).rejects.toMatchObject({ code: 'malformed_json' });
  });

  it('takes what the schema names, and nothing for the prototype of everything', async () => {
    const taken = await readJson(
      json(
        '{"title":"Toro","role":"admin","__proto__":{"role":"admin"},"constructor":{"prototype":{"role":"admin"}},"options":{"note":"x","__proto__":{"role":"admin"}}}',
      ),
      schema,
    );
    expect(taken).toEqual({ title: 'Toro', options: { note: 'x' } });
    expect([taken, taken.options, {}].map((object) => (object as { role?: string }).role)).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('takes a value of another type for no value, and a name said twice for the last', async () => {
    await expect(readJson(json('{"title":["Toro"]}'), schema)).rejects.toMatchObject({
      code: 'invalid_input',
      fields: { title: [{ key: 'invalid' }] },
    });
    expect(await readJson(json('{"title":"Toro","title":"Vaca"}'), schema)).toEqual({ title: 'Vaca' });
  });
});
