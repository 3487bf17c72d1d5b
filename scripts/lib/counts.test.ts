import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { CodeCount } from './counts';
import { fromRoot, rootDir } from './paths';

/**
 * Upper limits. A limit is lowered when the code reaches a much smaller count. Those of migrations and of folders leave
 * room to add a file; whoever raises another says why in a commit of its own.
 */
const LIMITS: Record<string, number> = {
  'lines of TypeScript in lib/market/search': 400,
  'lines of SQL for search': 150,
  'numeric constants in lib/market/search': 8,
  migrations: 38,
  'files in the largest folder of lib': 30,
  'files in the largest folder of components': 30,
  'folders of lib that import each other': 0,
  'patches and internals': 19,
  'calls of revalidate… in app': 0,
  'production files of one fact (curfewHours)': 2,
  'production files that name one category (caprine)': 17,
  rewrites: 12,
  'pages for members beside public ones': 0,
};

describe('counts of the code', () => {
  let counts: CodeCount[] = [];

  beforeAll(async () => {
    // In a separate process: next.config.mjs is an ES module, which Jest does not load.
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['--import', 'tsx', fromRoot('scripts', 'counts.ts'), '--json'],
      { cwd: rootDir, maxBuffer: 4_000_000 },
    );
    counts = JSON.parse(stdout) as CodeCount[];
  });

  it('have a limit each', () => {
    expect(counts.map(({ name }) => name).sort()).toEqual(Object.keys(LIMITS).sort());
  });

  it.each(Object.entries(LIMITS))('%s: at most %d', (name, limit) => {
    const { count = Infinity, of = [] } = counts.find((one) => one.name === name) ?? {};
    // Compared as an object, so that a failure prints what was counted.
    expect({ of, isWithinLimit: count <= limit }).toEqual({ of, isWithinLimit: true });
  });
});
