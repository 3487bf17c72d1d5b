import { existsSync, readFileSync } from 'node:fs';
import { fromRoot } from '@/scripts/lib/paths';

const text = readFileSync(fromRoot('docs', 'SECURITY.md'), 'utf8');
const rows = text.slice(text.indexOf('## ASVS'), text.indexOf('## Deviations')).split('\n').filter((line) => /^\| [^*-]/.test(line)).slice(1).map((line) => line.split('|').slice(1, -1));
const files = (cell: string | undefined) => Array.from((cell ?? '').matchAll(/`([^`]+)`/g), ([, file]) => file ?? '');

it('names code and tests that exist, for every requirement', () => {
  expect(rows.length).toBeGreaterThan(50);
  for (const [requirement, code, test] of rows) {
    const named = [files(code), files(test)];
    expect({ requirement, named: named.map(({ length }) => length > 0) }).toEqual({ requirement, named: [true, true] });
    expect({ requirement, missing: named.flat().filter((file) => !existsSync(fromRoot(...file.split('/')))) }).toEqual({ requirement, missing: [] });
    for (const file of files(test)) expect(file).toMatch(/\.(test|spec)\.tsx?$/);
  }
});
