import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { fromRoot } from './paths';

/** The files that still have a word that the glossary refuses. Remove one that has it no more; add none. */
const ALLOWED: Record<string, readonly string[]> = {
  told: [
    'lib/language/ads/health.ts',
    'lib/language/ads/terms.ts',
    'lib/language/sentences/reading.ts',
    'lib/livestock/ids/schema.ts',
  ],
  SAYABLE: [
    'lib/finding/understood-searches/read-search.ts',
    'lib/market/animal-lots/query-schema.ts',
    'lib/market/animal-lots/search-animal-listings.ts',
  ],
};

/** Names that stay: SQL functions call one another by theirs, and rows of the database have that kind of notification. */
const KEPT = /corral_reckon_(?:bid|lot)|lotReckoned/g;

const FOLDERS = ['app', 'components', 'lib', 'prisma/functions', 'prisma/seed', 'scripts', 'server'];
const CODE = /\.(?:tsx?|mjs|sql|css)$/;
const SKIPPED = /\.test\.tsx?$|^lib\/core\/db\/generated\//;

const glossary = readFileSync(fromRoot('docs', 'GLOSSARY.md'), 'utf8');
const refused = Array.from(
  glossary.slice(glossary.indexOf('## Words that are not used')).matchAll(/^- (`[^:]+`): /gm),
  ([, words = '']) => words.split(', ').map((word) => word.replaceAll('`', '')),
).flat();

/** Finds a word by itself and as a part of a name: `told`, `isTold`, `TOLD`; a name with capitals only as it is. */
function pattern(word: string): RegExp {
  const stem = word.replace('…', '');
  const end = (letters: string) => (word === stem ? `(?![${letters}])` : '');
  if (/[A-Z]/.test(stem)) return new RegExp(`\\b${stem}\\b`);
  const capital = stem.charAt(0).toUpperCase() + stem.slice(1);
  return new RegExp(
    [
      `(?<![A-Za-z])${stem}${end('a-z')}`,
      `${capital}${end('a-z')}`,
      `(?<![A-Za-z])${stem.toUpperCase()}${end('A-Z')}`,
    ].join('|'),
  );
}

const files = FOLDERS.flatMap((folder) =>
  readdirSync(fromRoot(folder), { recursive: true, encoding: 'utf8' }).map((name) => path.posix.join(folder, name)),
).filter((file) => CODE.test(file) && !SKIPPED.test(file));

it('production code has no word that the glossary refuses, but in files that are listed', () => {
  expect([files.length > 1000, refused.length > 5]).toEqual([true, true]);
  const texts = files.map(
    (file) => [file, `${file}\n${readFileSync(fromRoot(file), 'utf8')}`.replace(KEPT, '')] as const,
  );
  const found = refused.map((word) => {
    const refusedWord = pattern(word);
    return [word, texts.filter(([, text]) => refusedWord.test(text)).map(([file]) => file)] as const;
  });
  expect(Object.fromEntries(found.filter(([, where]) => where.length > 0))).toEqual(ALLOWED);
});
