import { makePicture } from '../../factories/picture';
import { queryAt } from './database';

/** A user with an account on a server that the test started. */
export type Member = { email: string; cookie: string; id: string };

export const PASSWORD = 'una-buena-frase-1';

let count = 0;

/** Registers an account at `base`, with the request that the page sends, and confirms its address. */
export async function openAccount(base: string, databaseUrl: string): Promise<Member> {
  const email = `member-${process.pid}-${(count += 1)}@corral.test`;
  const answer = await postJson(base, '/api/register', {
    email,
    firstName: 'Rosa',
    lastName: 'Luna',
    password: PASSWORD,
  });
  if (!answer.ok) throw new Error(`register: ${answer.status} ${await answer.text()}`);
  const cookie = answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const { id } = (await (await fetch(`${base}/api/user`, { headers: { cookie } })).json()) as { id: string };
  await queryAt(databaseUrl, 'UPDATE users SET email_confirmed_at = now() WHERE id = $1', [id]);
  return { email, cookie, id };
}

/** Posts JSON as a browser does. */
export function postJson(base: string, path: string, body: unknown, cookie = ''): Promise<Response> {
  return fetch(base + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-language': 'es', ...(cookie ? { cookie } : {}) },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(30_000),
  });
}

let picture: Promise<Buffer> | null = null;

/** Builds the form of `POST /api/cattle` with one picture. */
export async function listingForm(title: string): Promise<FormData> {
  picture ??= makePicture('jpeg', 800, 600);
  const form = new FormData();
  const fields = {
    title,
    category: 'bovine',
    breed: 'Angus',
    age: '24',
    price: '900.00',
    location: 'Salto, Uruguay',
    description: 'De campo.',
  };
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set('images', new Blob([new Uint8Array(await picture)], { type: 'image/jpeg' }), 'novillos.jpg');
  return form;
}

/** Publishes an animal with a picture in one request. */
export async function publish(base: string, { cookie }: Member, title: string): Promise<Response> {
  return fetch(`${base}/api/cattle`, {
    method: 'POST',
    headers: { cookie, 'accept-language': 'es' },
    body: await listingForm(title),
    signal: AbortSignal.timeout(30_000),
  });
}
