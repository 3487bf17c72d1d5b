import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { EQUIPMENT_KEYS, LISTING_KEYS, filterKeys } from '../lib/core/search-keys.mjs';
import { suggesting } from '../lib/core/visitor-hints/suggested-country.mjs';

const MIDDLEWARE = fileURLToPath(new URL('../middleware.ts', import.meta.url));
const BLOCK = /(?<= *\/\/ Generated from lib\/core:.*\n.*\n)[^]*?(?= *\/\/ End of the generated part)/;

/** Next analyses the middleware's matcher statically, so what it takes from tables is generated into it as text. */
const text = (value) => `'${value.replaceAll('\\', '\\\\')}'`;
const suggested = [
  ['/:locale(es|pt)?', 'es'],
  ['/en', 'en'],
].map(([source, locale]) => {
  const suggests = `{ type: 'header', key: 'accept-language', value: ${text(suggesting(locale))} }`;
  return `    {
      source: '${source}',
      has: [
        { type: 'query', key: 'page', value: ${text('[1-9]\\d{0,3}')} },
        ${suggests},
      ],
    },
    {
      source: '${source}/map',
      has: [${suggests}],
    },
`;
});
const searches = [...new Set([...filterKeys(LISTING_KEYS), ...filterKeys(EQUIPMENT_KEYS)])].map(
  (key) =>
    `    { source: '/:locale(en|pt)?/:of(equipment|map)?', has: [{ type: 'query', key: '${key}', value: '.+' }] },\n`,
);

const generate = (source) => source.replace(BLOCK, [...suggested, ...searches].join(''));

/** @throws Error if middleware.ts does not match every search */
export async function checkMatcher() {
  const source = await readFile(MIDDLEWARE, 'utf8');
  if (generate(source) !== source)
    throw new Error('The matcher of middleware.ts differs from the tables of lib/core: run `npm run generate`.');
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  await writeFile(MIDDLEWARE, generate(await readFile(MIDDLEWARE, 'utf8')));
