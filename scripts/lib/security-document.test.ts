import { existsSync, readFileSync } from 'node:fs';
import { fromRoot } from './paths';

const text = readFileSync(fromRoot('docs', 'SECURITY.md'), 'utf8').replace(/\s+/g, ' ');
const between = (from: string, to: string) => text.slice(text.indexOf(from), text.indexOf(to));
const rows = between('## ASVS', '## What the standard')
  .split(' - **')
  .slice(1)
  .map((row) => row.split(/\. Code: |\. Tests: /));
const files = (part: string | undefined) => Array.from((part ?? '').matchAll(/`([^`]+)`/g), ([, file]) => file ?? '');
const missing = (named: string[]) => named.filter((file) => !existsSync(fromRoot(...file.split('/'))));

/**
 * The number of level 1 and 2 requirements in each section of the chapters of ASVS 5.0.0; those of level 3 follow them.
 * V10 and V17 don't apply at all.
 */
const CHAPTERS: Record<number, number[]> = {
  1: [2, 9, 11, 3, 2],
  2: [3, 3, 4, 1],
  3: [0, 2, 4, 6, 5, 0, 2],
  4: [3, 1, 2, 4],
  5: [1, 3, 2, 3],
  6: [3, 12, 4, 4, 5, 3, 0, 4],
  7: [3, 4, 2, 5, 2, 2],
  8: [2, 3, 1, 1],
  9: [3, 4],
  11: [2, 3, 3, 4, 1, 1],
  12: [3, 2, 4],
  13: [1, 5, 2, 5],
  14: [2, 4, 3],
  15: [3, 3, 7, 0],
  16: [1, 5, 4, 3, 3],
};

it('names code and tests that exist, for every requirement that is met', () => {
  expect(rows.length).toBeGreaterThan(50);
  for (const [requirement, code, test] of rows) {
    const named = [files(code), files(test)];
    expect({ requirement, named: named.map(({ length }) => length > 0) }).toEqual({ requirement, named: [true, true] });
    expect({ requirement, missing: missing(named.flat()) }).toEqual({ requirement, missing: [] });
    for (const file of files(test)) expect(file).toMatch(/\.(test|spec)\.tsx?$|^\.oxlintrc\.json$/);
  }
});

it('names documents that exist', () => {
  const named = files(between('## What the standard', '## Deviations')).filter((name) =>
    /^[\w/-]+\.(ts|md|json)$/.test(name),
  );
  expect(named.length).toBeGreaterThan(10);
  expect(missing(named)).toEqual([]);
});

it('covers every requirement of levels 1 and 2 and marks those beyond them', () => {
  const named = new Set<string>();
  for (const [, section = '', from, to = from, beyond] of text
    .slice(text.indexOf('## ASVS'))
    .matchAll(/(?<![\d.])(\d+\.\d+)\.(\d+)(?:–\1\.(\d+))?( \(L3\))?(?![\d.]*\d)/g)) {
    const [chapter = 0, part = 0] = section.split('.').map(Number);
    for (let number = Number(from); number <= Number(to); number += 1) {
      const name = `${section}.${number}`;
      expect({ name, beyond: beyond !== undefined }).toEqual({
        name,
        beyond: number > (CHAPTERS[chapter]?.[part - 1] ?? 0),
      });
      named.add(name);
    }
  }
  const all = Object.entries(CHAPTERS).flatMap(([chapter, sections]) =>
    sections.flatMap((count, index) =>
      Array.from({ length: count }, (_, number) => `${chapter}.${index + 1}.${number + 1}`),
    ),
  );
  expect(all.filter((name) => !named.has(name))).toEqual([]);
});
