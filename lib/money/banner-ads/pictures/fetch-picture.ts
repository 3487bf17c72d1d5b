import 'server-only';
import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { globalHttpAgent, globalHttpsAgent } from 'request-filtering-agent';
import { SECOND_MS } from '@/lib/core/durations';
import { IMAGE_MAX_BYTES } from '@/lib/files/uploads/schema';
import { isWebAddress } from '../schema';

const ANSWER_MS = 10 * SECOND_MS;
const REDIRECTS_MAX = 3;

/**
 * They refuse to connect to anything but a public address, and connect to the very address that they checked, so that
 * a name which resolves to another one meanwhile gains nothing. Exported for tests, which have no public address.
 */
export type Agents = Record<'http:' | 'https:', http.Agent>;
const PUBLIC_ONLY: Agents = { 'http:': globalHttpAgent, 'https:': globalHttpsAgent };

function ask(url: URL, agents: Agents, signal: AbortSignal): Promise<IncomingMessage> {
  const { request } = url.protocol === 'https:' ? https : http;
  return new Promise((resolve, reject) => {
    const agent = agents[url.protocol === 'https:' ? 'https:' : 'http:'];
    const headers = { accept: 'image/*', 'accept-encoding': 'identity', 'user-agent': 'Corral' };
    request(url, { agent, signal, headers }, resolve).on('error', reject).end();
  });
}

async function read(answer: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > IMAGE_MAX_BYTES) throw new Error(`longer than ${IMAGE_MAX_BYTES} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/**
 * Fetches a picture that somebody gave the address of: over the usual ports of http and https, from public addresses
 * only, also after each of at most three redirects, within ten seconds in all. What it is, its decoder decides.
 * @throws Error in all other cases.
 */
export async function fetchPicture(address: string, agents = PUBLIC_ONLY): Promise<Buffer> {
  const signal = AbortSignal.timeout(ANSWER_MS);
  let url = new URL(address);
  for (let redirects = 0; redirects <= REDIRECTS_MAX; redirects += 1) {
    if (!isWebAddress(url.href) || url.port) throw new Error('no usual web address');
    const answer = await ask(url, agents, signal);
    const { statusCode = 0, headers } = answer;
    if (statusCode === 200) return read(answer);
    answer.destroy();
    if (statusCode < 300 || statusCode > 399 || !headers.location) throw new Error(`answered ${statusCode}`);
    url = new URL(headers.location, url);
  }
  throw new Error('too many redirects');
}
