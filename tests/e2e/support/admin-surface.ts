import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '..', '..', '..');

/** Routes of administrators that the specification puts elsewhere than under /api/admin. */
const ELSEWHERE = ['app/api/banner-ads/pending-requests/route.ts', 'app/api/banner-ads/[id]/approve/route.ts'];

function filesNamed(name: RegExp, folder: string): string[] {
  const entries = readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' });
  return entries.filter((entry) => name.test(path.basename(entry))).map((entry) => path.join(folder, entry));
}

/** The text of a file of the project. */
export const sourceOf = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');

/** Every file that answers administrators, found by where it is: whoever adds one adds it here. */
export const adminFiles = {
  routes: [...filesNamed(/^route\.ts$/, 'app/api/admin'), ...ELSEWHERE].sort(),
  actions: filesNamed(/actions\.ts$/, 'app/[locale]/admin').sort(),
  pages: filesNamed(/^page\.tsx$/, 'app/[locale]/admin').sort(),
};

/** The methods that a route file answers. */
export function methodsOf(file: string): string[] {
  return [...sourceOf(file).matchAll(/^export (?:const|(?:async )?function) (GET|POST|PUT|PATCH|DELETE)\b/gm)].map(
    ([, method = '']) => method,
  );
}

/** The address of a route or a page, with an id that names nothing where it takes one. */
export function addressOf(file: string): string {
  const segments = file
    .split(path.sep)
    .slice(1, -1)
    .filter((segment) => segment !== '[locale]');
  return `/${segments.map((segment) => (segment.startsWith('[') ? '00000000-0000-7000-8000-000000000000' : segment)).join('/')}`;
}
