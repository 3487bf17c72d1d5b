import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

const root = path.resolve(__dirname, '..', '..');

/** Files that each break one rule, as `file imports target`. */
const violations: [rule: string, file: string, target: string][] = [
  ['components-take-types-only', 'components/ui/card.tsx', 'lib/market/listings/delete-listing.ts'],
  ['components-know-no-pages', 'components/ui/list.tsx', 'app/page.tsx'],
  ['lib-is-below-the-interface', 'lib/web/http/answer.ts', 'components/ui/badge.tsx'],
  ['only-domains-touch-the-database', 'app/dashboard.tsx', 'lib/core/db/client.ts'],
  ['domains-know-no-web', 'lib/market/listings/create-listing.ts', 'lib/web/http/request.ts'],
  ['adapters-name-no-stale-pages', 'app/actions.ts', 'lib/core/cache/page-changes.ts'],
  ['groups-of-lib-1', 'lib/files/storage/put.ts', 'lib/web/auth/viewer.ts'],
  ['groups-of-lib-0', 'lib/core/email/send.ts', 'lib/market/listings/dto.ts'],
  ['groups-of-lib-5', 'lib/finding/map/hexagons.ts', 'lib/messages/messages/view.ts'],
  ['groups-of-components-1', 'components/accounts/form.tsx', 'components/market/photos.tsx'],
  ['group-of-every-file', 'lib/stray.ts', 'lib/core/errors/domain-error.ts'],
  ['server-knows-services-only', 'server/greet.ts', 'lib/market/listings/delete-listing.ts'],
  ['server-is-started-only', 'lib/core/log/lines.ts', 'server/listen.ts'],
  ['application-without-tooling', 'lib/market/listings/seeded.ts', 'scripts/demo.ts'],
  ['no-cycles', 'lib/market/listings/egg.ts', 'lib/market/listings/hen.ts'],
  ['no-test-is-imported', 'lib/market/listings/borrowed.ts', 'lib/market/listings/verb.test.ts'],
  ['resolvable', 'lib/market/listings/lost.ts', 'lib/market/listings/nowhere.ts'],
];

const allowed: [file: string, target: string][] = [
  ['app/home.tsx', 'lib/market/listings/find-listings.ts'],
  ['app/detail.tsx', 'components/ui/row.tsx'],
  ['components/ui/row.tsx', 'lib/market/listings/dto.ts'],
  ['lib/market/listings/find-listings.ts', 'lib/core/db/client.ts'],
  ['lib/web/http/route.ts', 'lib/web/auth/viewer.ts'],
  // The other half of the cycle, which is reported only once.
  ['lib/market/listings/hen.ts', 'lib/market/listings/egg.ts'],
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
  });

  afterAll(() => rm(dir, { recursive: true, force: true }));

  it.each(violations)('%s refuses %s', (rule, file) => expect(broken).toContain(`${rule}: ${file}`));

  it.each(allowed)('%s may import %s', (file) =>
    expect(broken.filter((entry) => entry.endsWith(`: ${file}`))).toEqual([]),
  );
});
