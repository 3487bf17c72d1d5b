import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Email } from '@/lib/core/email/layout';
import { env } from '@/lib/core/env';

type Taken = { key: IncomingHttpHeaders[string]; mail: Email };
type Answer = (response: ServerResponse) => void;

const json =
  (status: number, body: unknown): Answer =>
  (response) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

/** The possible responses of a provider. `lies` has a success status with an invalid body, `hangs` never responds. */
export const ANSWERS = {
  takes: json(200, { id: 'taken' }),
  refuses: json(422, { name: 'validation_error', message: 'Invalid `to`: rosa@example.com', statusCode: 422 }),
  breaks: json(500, { name: 'internal_server_error', message: 'Sorry', statusCode: 500 }),
  isBusy: json(429, { name: 'rate_limit_exceeded', message: 'Too many requests', statusCode: 429 }),
  lies: json(200, {}),
  hangs: () => undefined,
} satisfies Record<string, Answer>;

/**
 * Starts a fake Resend that receives this test file's mails until `stop`. It responds in the order given to `answer`.
 */
export async function startMailProvider() {
  const taken: Taken[] = [];
  const answers: Answer[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      taken.push({ key: request.headers['idempotency-key'], mail: JSON.parse(body) as Email });
      (answers.shift() ?? ANSWERS.takes)(response);
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  process.env.RESEND_BASE_URL = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  Object.assign(env, { RESEND_API_KEY: 're_test' });
  return {
    taken,
    /** Sets the responses to the next mails; further mails are accepted. */
    answer: (...next: Answer[]) => void answers.push(...next),
    stop: async () => {
      Object.assign(env, { RESEND_API_KEY: undefined });
      delete process.env.RESEND_BASE_URL;
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
