import { readFileSync } from 'node:fs';
import { dependencies, devDependencies } from '../../package.json';
import { fromRoot } from './paths';

const text = readFileSync(fromRoot('docs', 'decisions', '0010-dependencies.md'), 'utf8');
const justified = Array.from(text.matchAll(/^- ([^:]+):/gm), ([, names = '']) => names)
  .flatMap((names) => names.split(/,\s+/))
  .map((name) => name.replaceAll('`', ''));
const installed = Object.keys({ ...dependencies, ...devDependencies });
const covers = (name: string) => (one: string) =>
  name.endsWith('/*') ? one.startsWith(name.slice(0, -1)) : one === name;

it('decision 10 justifies each dependency once, and nothing that is not installed', () => {
  expect(installed.filter((one) => justified.filter((name) => covers(name)(one)).length !== 1)).toEqual([]);
  expect(justified.filter((name) => !installed.some(covers(name)))).toEqual([]);
});
