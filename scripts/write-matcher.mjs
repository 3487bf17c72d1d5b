import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { EQUIPMENT_KEYS, LISTING_KEYS, filterKeys } from '../lib/core/search-keys.mjs';

const MIDDLEWARE = fileURLToPath(new URL('../middleware.ts', import.meta.url));
const BLOCK = /(?<= *\/\/ Generated from lib\/core\/search-keys\.mjs:.*\n)[^]*?(?= *\/\/ End of the generated part)/;

/** Next analyses the middleware's matcher statically, so the search keys are generated into it as text. */
const entries = [...new Set([...filterKeys(LISTING_KEYS), ...filterKeys(EQUIPMENT_KEYS)])].map(
  (key) =>
    `    { source: '/:locale(en|pt)?/:of(equipment|map)?', has: [{ type: 'query', key: '${key}', value: '.+' }] },\n`,
);

const generate = (source) => source.replace(BLOCK, entries.join(''));

/** @throws Error if middleware.ts does not match every search */
export async function checkMatcher() {
  const source = await readFile(MIDDLEWARE, 'utf8');
  if (generate(source) !== source)
    throw new Error('The matcher of middleware.ts lacks a key of lib/core/search-keys.mjs: run `npm run generate`.');
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  await writeFile(MIDDLEWARE, generate(await readFile(MIDDLEWARE, 'utf8')));
