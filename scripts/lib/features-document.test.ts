import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, basename } from 'node:path';
import { fromRoot } from './paths';

const features = readFileSync(fromRoot('docs', 'FEATURES.md'), 'utf8')
  .split(/^- /m)
  .slice(1)
  .map((text) => text.replace(/\n#[^]*/, '').replace(/\s+/g, ' '));

/** The paths that a shell would make of `lib/{a,b}.ts`. */
function expand(path: string): string[] {
  const braces = /\{([^{}]*)\}/.exec(path);
  if (!braces) return [path];
  return (braces[1] ?? '').split(',').flatMap((part) => expand(path.replace(braces[0], part)));
}

/** Whether a file has this path, whose last part may have stars. */
function exists(path: string): boolean {
  if (!path.includes('*')) return existsSync(fromRoot(path));
  const parts = basename(path).split('*');
  const folder = fromRoot(dirname(path));
  return (
    existsSync(folder) &&
    readdirSync(folder).some((name) => name.startsWith(parts[0] ?? '') && parts.every((part) => name.includes(part)))
  );
}

it('says of each feature where its code and its tests are', () => {
  expect(features.length).toBeGreaterThan(300);
  expect(features.filter((feature) => !/ Code: [^–]+\. Tests: .+\.$/.test(feature.trim()))).toEqual([]);
});

it('names files that exist', () => {
  const named = features.flatMap((feature) => [
    ...Array.from(feature.slice(feature.indexOf(' Code: ')).matchAll(/`([^`]+)`/g), ([, path = '']) => path),
    ...Array.from(feature.matchAll(/\]\((decisions\/[^)]+)\)/g), ([, path = '']) => `docs/${path}`),
  ]);
  const paths = named.filter((path) => !path.startsWith('npm ')).flatMap(expand);
  expect(paths.length).toBeGreaterThan(700);
  expect(paths.filter((path) => !exists(path))).toEqual([]);
});
