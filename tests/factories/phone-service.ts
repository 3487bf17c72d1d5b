import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { env } from '@/lib/core/env';

type Taken = { path: string; headers: IncomingHttpHeaders; body: string };

const ACCEPTED = { sid: 'SM1', messages: [{ id: 'wamid.1' }] };

/** Starts a fake Twilio and WhatsApp that receives this test file's codes until `stop`. */
export async function startPhoneService() {
  const taken: Taken[] = [];
  const answers: { status: number; body: unknown }[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      taken.push({ path: request.url ?? '', headers: request.headers, body });
      const answer = answers.shift() ?? { status: 201, body: ACCEPTED };
      response.writeHead(answer.status, { 'content-type': 'application/json' }).end(JSON.stringify(answer.body));
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const before = { ...env };
  Object.assign(env, { TWILIO_BASE_URL: url, WHATSAPP_BASE_URL: `${url}/v23.0` });
  return {
    taken,
    /** Sets the answer to the next message; further ones are accepted. */
    answer: (status: number, body: unknown) => void answers.push({ status, body }),
    stop: async () => {
      Object.assign(env, before);
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
