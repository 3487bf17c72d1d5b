import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '..', '..', '..');

/** Administrators' routes that the specification places outside /api/admin. */
const ELSEWHERE = ['app/api/banner-ads/pending-requests/route.ts', 'app/api/banner-ads/[id]/approve/route.ts'];

function filesNamed(name: RegExp, folder: string): string[] {
  const entries = readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' });
  return entries.filter((entry) => name.test(path.basename(entry))).map((entry) => path.join(folder, entry));
}

/** Returns the text of a file of the project. */
export const sourceOf = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');

/** Every route, action and page for administrators, found by its location, so that new ones are included. */
export const adminFiles = {
  routes: [...filesNamed(/^route\.ts$/, 'app/api/admin'), ...ELSEWHERE].sort(),
  actions: filesNamed(/actions\.ts$/, 'app/[locale]/admin').sort(),
  pages: filesNamed(/^page\.tsx$/, 'app/[locale]/admin').sort(),
};

/** Returns the methods that a route file handles. */
export function methodsOf(file: string): string[] {
  return [...sourceOf(file).matchAll(/^export (?:const|(?:async )?function) (GET|POST|PUT|PATCH|DELETE)\b/gm)].map(
    ([, method = '']) => method,
  );
}

/** Returns the address of a route or a page, with an unknown id where it takes one. */
export function addressOf(file: string): string {
  const segments = file
    .split(path.sep)
    .slice(1, -1)
    .filter((segment) => segment !== '[locale]');
  return `/${segments.map((segment) => (segment.startsWith('[') ? '00000000-0000-7000-8000-000000000000' : segment)).join('/')}`;
}
