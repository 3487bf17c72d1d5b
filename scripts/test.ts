import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { findBrowser } from './lib/browser';
import { buildIfChanged, forgetBuild, generateClient } from './lib/build';
import { nextCommand, runChild } from './lib/child';
import { chooseE2ePort, e2eEnvironment, startE2eServer } from './lib/e2e-server';
import { runMain, UserError } from './lib/fail';
import { fromRoot } from './lib/paths';
import { beforeExit, shutDown, stopOnSignals } from './lib/shutdown';
import {
  countJest,
  countPlaywright,
  formatReport,
  sum,
  withExitCode,
  type Count,
  type StepResult,
} from './lib/test-report';

/** Everything that must hold before a change is good; `npm test -- jest` or `-- e2e` runs that part, with further arguments. */

type Step = { name: string; part: string; run: () => Promise<Count> };

const PASSED: Count = { passed: 1, failed: 0 };
const [part, ...extra] = process.argv.slice(2);
let port = 0;
let built = false;

/** A program that succeeds or fails as a whole. */
async function check(args: string[], env: NodeJS.ProcessEnv = process.env): Promise<Count> {
  const code = await runChild(process.execPath, args, { env, stdio: ['ignore', 'inherit', 'inherit'] });
  return code === 0 ? PASSED : { passed: 0, failed: 1 };
}

function tool(packageName: string, file: string): string {
  return fromRoot('node_modules', packageName, file);
}

const steps: Step[] = [
  { name: 'install', part: 'static', run: () => Promise.resolve(PASSED) },
  { name: 'database client', part: 'generate', run: () => generateClient().then(() => PASSED) },
  {
    name: 'types',
    part: 'static',
    run: async () => {
      const routes = await check(nextCommand('typegen'));
      return routes.failed ? routes : check([tool('typescript', 'bin/tsc'), '--noEmit']);
    },
  },
  {
    name: 'format',
    part: 'static',
    run: () => check([tool('prettier', 'bin/prettier.cjs'), '--check', '--log-level', 'warn', '.']),
  },
  { name: 'lint', part: 'static', run: () => check([tool('eslint', 'bin/eslint.js'), '--max-warnings', '0', '.']) },
  {
    name: 'import boundaries',
    part: 'static',
    run: () =>
      check([
        tool('dependency-cruiser', 'bin/dependency-cruise.mjs'),
        '--config',
        '.dependency-cruiser.cjs',
        'app',
        'components',
        'lib',
        'prisma',
        'scripts',
        'tests',
        'middleware.ts',
      ]),
  },
  { name: 'dead code', part: 'static', run: () => check([tool('knip', 'bin/knip.js')]) },
  { name: 'texts', part: 'static', run: () => check(['--import', 'tsx', 'scripts/check-messages.ts']) },
  { name: 'jest', part: 'jest', run: runJest },
  { name: 'build', part: 'e2e', run: build },
  { name: 'playwright', part: 'e2e', run: runPlaywright },
];

async function runJest(): Promise<Count> {
  const report = path.join(reports, 'jest.json');
  const code = await runChild(
    process.execPath,
    [tool('jest', 'bin/jest.js'), '--json', `--outputFile=${report}`, ...(part === 'jest' ? extra : [])],
    { env: { ...process.env, NODE_ENV: 'test' }, stdio: ['ignore', 'ignore', 'inherit'] },
  );
  return withExitCode(await readReport(report, countJest), code);
}

async function build(): Promise<Count> {
  port = await chooseE2ePort();
  const appUrl = `http://localhost:${port}`;
  if (part === undefined) await forgetBuild();
  // Like a build machine: without a database.
  await buildIfChanged({ ...process.env, ...e2eEnvironment(appUrl), DATABASE_URL: '' });
  built = true;
  return PASSED;
}

async function runPlaywright(): Promise<Count> {
  if (!built) throw new UserError('There is no build to test.');
  const browser = await findBrowser();
  const report = path.join(reports, 'playwright.json');
  const env = {
    ...(await startE2eServer(port)),
    NODE_ENV: 'test' as const,
    CHROMIUM_PATH: browser,
    E2E_REPORT: report,
    // Factories import the application's modules; with this condition `server-only` lets them.
    NODE_OPTIONS: '--conditions=react-server',
  };
  const args = [tool('@playwright/test', 'cli.js'), 'test', ...(part === 'e2e' ? extra : [])];
  const code = await runChild(process.execPath, args, { env, stdio: ['ignore', 'inherit', 'inherit'] });
  return withExitCode(await readReport(report, countPlaywright), code);
}

async function readReport<Report>(file: string, count: (report: Report) => Count): Promise<Count | null> {
  const text = await readFile(file, 'utf8').catch(() => null);
  return text === null ? null : count(JSON.parse(text) as Report);
}

let reports = '';

async function main(): Promise<void> {
  const chosen = steps.filter((step) => part === undefined || step.part === part || step.part === 'generate');
  if (!steps.some((step) => step.part === part) && part !== undefined) {
    throw new UserError('Usage: npm test [-- static | jest | e2e [arguments of that runner]]');
  }
  reports = await mkdtemp(path.join(os.tmpdir(), 'corral-reports-'));
  beforeExit(() => rm(reports, { recursive: true, force: true }));
  const results: StepResult[] = [];
  for (const { name, run } of chosen) {
    console.log(`\n— ${name}`);
    const start = Date.now();
    const count = await run().catch((error: unknown): Count => {
      console.error(error instanceof UserError ? error.message : error);
      return { passed: 0, failed: 1 };
    });
    results.push({ name, ...count, seconds: (Date.now() - start) / 1000 });
  }
  await shutDown();
  process.exitCode = sum(results).failed > 0 ? 1 : 0;
  console.log(formatReport(results));
}

stopOnSignals();
runMain(() => main().finally(shutDown));
