import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect } from '@playwright/test';
import { appScript, runChild } from '../../../scripts/lib/child';
import { fromRoot } from '../../../scripts/lib/paths';
import { makePicture } from '../../factories/picture';
import { makeBidders } from './auction';
import { query } from './database';

/** Helpers of the tests with several processes. */

export type Person = { id: string; cookie: string };
type Sent = {
  cookie?: string;
  method?: string;
  json?: unknown;
  form?: Record<string, string | Blob>;
  headers?: Record<string, string>;
};

/** Sends a request to one process as a signed-in user. */
export async function ask(
  url: string,
  { cookie, method, json, form, headers }: Sent = {},
): Promise<{ status: number; text: string; headers: Headers }> {
  const body = new FormData();
  for (const [name, value] of Object.entries(form ?? {})) {
    if (value instanceof Blob) body.append(name, value, 'foto.jpg');
    else body.append(name, value);
  }
  const answer = await fetch(url, {
    method: method ?? (json || form ? 'POST' : 'GET'),
    headers: { ...headers, ...(cookie ? { cookie } : {}), ...(json ? { 'content-type': 'application/json' } : {}) },
    body: json ? JSON.stringify(json) : form ? body : undefined,
    redirect: 'manual',
    signal: AbortSignal.timeout(20_000),
  });
  return { status: answer.status, text: await answer.text(), headers: answer.headers };
}

/** Creates a signed-in user. */
export async function person(role = 'user'): Promise<Person> {
  const [made] = await makeBidders(1);
  if (!made) throw new Error('nobody was made');
  await query('UPDATE users SET role = $2::role WHERE id = $1', [made.id, role]);
  return made;
}

let numbers = 0;

/** Returns a unique title whose words the search finds. */
export const uniqueTitle = (): string => `Terneros ${(numbers += 1)}x${Math.random().toString(36).slice(2, 10)}`;

const animal = {
  description: 'Destetados.',
  category: 'bovine',
  breed: 'Braford',
  age: '8',
  weight: '180',
  price: '450',
  priceNegotiable: 'true',
  location: 'Villaguay, Argentina',
  healthStatus: 'Muy bueno',
  vaccinated: 'true',
  healthCertificate: '1',
  pregnancyTested: 'false',
};

/** The form fields of a listing that appears on the first page of the home page. */
export async function listingForm(title: string): Promise<Record<string, string | Blob>> {
  const highlightUntil = new Date(Date.now() + 6 * 86_400_000).toISOString();
  return {
    ...animal,
    title,
    highlightUntil,
    images: new Blob([new Uint8Array(await makePicture())], { type: 'image/jpeg' }),
  };
}

/** The fields of a lot that is open for two hours. */
export async function lotForm(title: string): Promise<Record<string, string | Blob>> {
  const endTime = new Date(Date.now() + 2 * 3_600_000).toISOString();
  return {
    title,
    description: '',
    category: 'bovine',
    breed: 'Angus',
    quantity: '40',
    location: 'Salto, Uruguay',
    startingPrice: '500',
    endTime,
    images: new Blob([new Uint8Array(await makePicture())], { type: 'image/jpeg' }),
  };
}

type Seen = { path: string; has?: string; lacks?: string; status?: number };

async function isSo(base: string, { path: address, has, lacks, status }: Seen): Promise<boolean> {
  const answer = await ask(base + address);
  return (
    (status === undefined || answer.status === status) &&
    (has === undefined || answer.text.includes(has)) &&
    (lacks === undefined || !answer.text.includes(lacks))
  );
}

/**
 * Caches pages in the process `other`, makes a change elsewhere and waits until every page shows it. Returns the
 * longest delay in milliseconds, counted from the response to the change.
 */
export async function seenOn(
  other: string,
  pages: Seen[],
  change: () => Promise<unknown>,
  limit = 2_000,
): Promise<number> {
  // Twice, because a page rendered right after a change is cached for a second only.
  for (let time = 0; time < 2; time += 1) for (const { path: address } of pages) await ask(other + address);
  await change();
  const changed = performance.now();
  const delays = pages.map(async (page) => {
    await expect
      .poll(() => isSo(other, page), { message: JSON.stringify(page), timeout: limit, intervals: [20] })
      .toBe(true);
    return performance.now() - changed;
  });
  return Math.max(...(await Promise.all(delays)));
}

/** Runs `npm run jobs` once, as on a machine of its own; answers its exit code. */
export const runJobsCommand = (): Promise<number> =>
  runChild(process.execPath, appScript(fromRoot('scripts', 'jobs.ts')), { stdio: 'ignore', env: process.env });

/** The subjects of the mails that reached this address. */
export async function mailsTo(email: string): Promise<string[]> {
  const outbox = path.join(process.env.CORRAL_DATA_DIR ?? '', 'outbox');
  const names = await readdir(outbox).catch(() => []);
  const mails = await Promise.all(
    names.map(
      async (name) => JSON.parse(await readFile(path.join(outbox, name), 'utf8')) as { to: string; subject: string },
    ),
  );
  return mails.filter(({ to }) => to === email).map(({ subject }) => subject);
}
