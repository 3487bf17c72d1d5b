import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

const root = path.resolve(__dirname, '..', '..');

/** Files that each break one rule, as `file imports target`. */
const violations: [rule: string, file: string, target: string][] = [
  ['components-take-types-only', 'components/card.tsx', 'lib/listings/delete-listing.ts'],
  ['components-know-no-pages', 'components/list.tsx', 'app/page.tsx'],
  ['lib-is-below-the-interface', 'lib/http/answer.ts', 'components/badge.tsx'],
  ['only-domains-touch-the-database', 'app/dashboard.tsx', 'lib/db/client.ts'],
  ['domains-know-no-web', 'lib/listings/create-listing.ts', 'lib/http/request.ts'],
  ['adapters-name-no-stale-pages', 'app/actions.ts', 'lib/cache/page-changes.ts'],
  ['infrastructure-knows-no-web', 'lib/storage/put.ts', 'lib/auth/viewer.ts'],
  ['infrastructure-knows-no-domain', 'lib/email/send.ts', 'lib/listings/dto.ts'],
  ['server-knows-services-only', 'server/greet.ts', 'lib/listings/delete-listing.ts'],
  ['server-is-started-only', 'lib/log/lines.ts', 'server/listen.ts'],
  ['application-without-tooling', 'lib/listings/seeded.ts', 'scripts/demo.ts'],
  ['no-cycles', 'lib/listings/egg.ts', 'lib/listings/hen.ts'],
  ['no-test-is-imported', 'lib/listings/borrowed.ts', 'lib/listings/verb.test.ts'],
  ['resolvable', 'lib/listings/lost.ts', 'lib/listings/nowhere.ts'],
];

const allowed: [file: string, target: string][] = [
  ['app/home.tsx', 'lib/listings/find-listings.ts'],
  ['app/detail.tsx', 'components/row.tsx'],
  ['components/row.tsx', 'lib/listings/dto.ts'],
  ['lib/listings/find-listings.ts', 'lib/db/client.ts'],
  ['lib/http/route.ts', 'lib/auth/viewer.ts'],
  // The other half of the cycle, which is reported only once.
  ['lib/listings/hen.ts', 'lib/listings/egg.ts'],
];

describe('import boundaries', () => {
  let dir: string;
  const broken: string[] = [];

  beforeAll(async () => {
    dir = await mkdtemp(path.join(os.tmpdir(), 'corral-imports-'));
    const edges: [string, string][] = [...violations.map(([, ...edge]): [string, string] => edge), ...allowed];
    const files = new Map([
      ['tsconfig.json', '{"compilerOptions":{"paths":{"@/*":["./*"]}}}'],
      ['package.json', '{}'],
    ]);
    for (const [, target] of edges) if (!target.includes('nowhere')) files.set(target, 'export const value = 1;');
    for (const [file, target] of edges) {
      files.set(file, `import { value as used } from '@/${target.replace(/\.tsx?$/, '')}'; export const value = used;`);
    }
    for (const [file, text] of files) {
      await mkdir(path.dirname(path.join(dir, file)), { recursive: true });
      await writeFile(path.join(dir, file), text);
    }
    const cli = path.join(root, 'node_modules', 'dependency-cruiser', 'bin', 'dependency-cruise.mjs');
    const config = path.join(root, '.dependency-cruiser.cjs');
    const { stdout } = spawnSync(
      process.execPath,
      [cli, '--config', config, '--output-type', 'json', 'app', 'components', 'lib', 'scripts', 'server'],
      {
        cwd: dir,
        encoding: 'utf8',
      },
    );
    const { summary } = JSON.parse(stdout) as { summary: { violations: { rule: { name: string }; from: string }[] } };
    broken.push(...summary.violations.map(({ rule, from }) => `${rule.name}: ${from}`));
  }, 60_000);

  afterAll(() => rm(dir, { recursive: true, force: true }));

  it.each(violations)('%s refuses %s', (rule, file) => expect(broken).toContain(`${rule}: ${file}`));

  it.each(allowed)('%s may import %s', (file) =>
    expect(broken.filter((entry) => entry.endsWith(`: ${file}`))).toEqual([]),
  );
});
