import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fromRoot, rootDir } from './paths';

/** A program with its arguments. */
export type Check = { name: string; args: string[] };

export const tool = (packageName: string, file: string): string => fromRoot('node_modules', packageName, file);

/** What tools remember between runs. A file's own content decides, not its time: a checkout changes all times. */
const cacheOf = (name: string): string => fromRoot('node_modules', '.cache', 'corral', name);

/** Types as well: both read every file, in one pass. */
const LINT: Check = { name: 'lint and types', args: [tool('oxlint', 'bin/oxlint')] };

const IMPORTS: Check = {
  name: 'import boundaries',
  args: [
    tool('dependency-cruiser', 'bin/dependency-cruise.mjs'),
    '--config',
    '.dependency-cruiser.cjs',
    '--cache',
    cacheOf('dependency-cruiser'),
    '--cache-strategy',
    'content',
    ...['app', 'components', 'lib', 'prisma', 'scripts', 'server', 'tests', 'middleware.ts'],
  ],
};

const TEXTS: Check = { name: 'texts', args: ['--import', 'tsx', 'scripts/check-messages.ts'] };

const format = (files: readonly string[]): Check => ({
  name: 'format',
  args: [
    tool('prettier', 'bin/prettier.cjs'),
    ...['--check', '--log-level', 'warn', '--ignore-unknown'],
    ...['--cache', '--cache-strategy', 'content', '--cache-location', cacheOf('prettier')],
    ...files,
  ],
});

/** The checks of the whole project that run no test; independent of each other, the longest first. */
export const ALL_CHECKS: readonly Check[] = [
  LINT,
  format(['.']),
  IMPORTS,
  { name: 'dead code', args: [tool('knip', 'bin/knip.js')] },
  TEXTS,
];

const isCode = (file: string) => /\.(tsx?|mjs|cjs)$/.test(file);

/** The checks of a change; only the format of unchanged files isn't looked at. */
export function checksOf(files: readonly string[]): Check[] {
  return [LINT, ...(files.some(isCode) ? [IMPORTS] : []), ...(files.length > 0 ? [format(files)] : []), TEXTS];
}

const IN_ROOT = { cwd: rootDir, encoding: 'utf8' } as const;

const git = (...args: string[]): string[] => execFileSync('git', args, IN_ROOT).split('\0').filter(Boolean);

/** The files that differ from `revision`, with those that git doesn't track yet and without deleted ones. */
export function changedFiles(revision: string): string[] {
  const tracked = git('diff', '--name-only', '--diff-filter=d', '-z', revision, '--');
  const untracked = git('ls-files', '--others', '--exclude-standard', '-z');
  return [...new Set([...tracked, ...untracked])].filter((file) => existsSync(fromRoot(file)));
}

/** What a branch may have begun at: the one that it follows, or that of the place that was cloned. */
const SHARED = ['@{upstream}', 'origin/HEAD'];

/** Where the commits begin that nobody else has yet: `HEAD` where nobody else has any. */
export function lastShared(): string {
  for (const shared of SHARED)
    try {
      const [base] = execFileSync('git', ['merge-base', 'HEAD', shared], { ...IN_ROOT, stdio: 'pipe' }).split('\n');
      if (base) return base;
    } catch {
      // A branch of one's own follows none.
    }
  return 'HEAD';
}
