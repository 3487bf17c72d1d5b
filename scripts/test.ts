import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { inspect } from 'node:util';
import { findBrowser } from './lib/browser';
import { buildIfChanged, deleteBuild, generateClient } from './lib/build';
import { nextCommand, runChild, startChild, waitForExit } from './lib/child';
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

/**
 * Runs every check of a change. `npm test -- PART` runs one part; arguments after `jest` and `e2e` are passed to that
 * runner.
 */

type Outcome = Count & { output?: string };
type Step = { name: string; run: () => Promise<Outcome> };

const PASSED: Count = { passed: 1, failed: 0 };
const [part, ...extra] = process.argv.slice(2);
let port = 0;
let built = false;
let reports = '';

/** Runs a program that passes or fails as a whole; its output is shown at the end, since others run in parallel. */
async function check(args: string[]): Promise<Outcome> {
  const child = startChild(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  const [code, ...outputs] = await Promise.all([
    waitForExit(child),
    ...[child.stdout, child.stderr].map((stream) => (stream ? text(stream) : '')),
  ]);
  return { ...(code === 0 ? PASSED : { passed: 0, failed: 1 }), output: outputs.join('') };
}

function tool(packageName: string, file: string): string {
  return fromRoot('node_modules', packageName, file);
}

const generate: Step = { name: 'database client', run: () => generateClient().then(() => PASSED) };

/** Generates Next's route types, which linting reads as well. */
const routeTypes: Step = { name: 'route types', run: () => check(nextCommand('typegen')) };

/** Independent of each other: as many run at once as there are processors, the longest first. */
const staticChecks: Step[] = [
  { name: 'lint', run: () => check([tool('eslint', 'bin/eslint.js'), '--max-warnings', '0', '.']) },
  { name: 'types', run: () => check([tool('typescript', 'bin/tsc'), '--noEmit']) },
  {
    name: 'format',
    run: () =>
      check([
        tool('prettier', 'bin/prettier.cjs'),
        '--check',
        '--cache',
        '--cache-strategy',
        'content',
        '--log-level',
        'warn',
        '.',
      ]),
  },
  {
    name: 'import boundaries',
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
        'server',
        'tests',
        'middleware.ts',
      ]),
  },
  { name: 'dead code', run: () => check([tool('knip', 'bin/knip.js')]) },
  { name: 'texts', run: () => check(['--import', 'tsx', 'scripts/check-messages.ts']) },
];
const jest: Step = { name: 'jest', run: runJest };
const browser: Step[] = [
  { name: 'build', run: build },
  { name: 'playwright', run: runPlaywright },
];

/** Groups run one after another, the steps of a group in parallel. */
const PARTS: Record<string, Step[][]> = {
  static: [[generate, routeTypes], staticChecks],
  jest: [[generate], [jest]],
  e2e: [[generate], ...browser.map((step) => [step])],
  quick: [[generate, routeTypes], staticChecks, [jest]],
  everything: [[generate, routeTypes], staticChecks, [jest], ...browser.map((step) => [step])],
};

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
  if (part === undefined) await deleteBuild();
  // Without a database, as on a build machine.
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
    // Factories import application modules; this condition makes `server-only` an empty module.
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

async function runStep({ name, run }: Step): Promise<StepResult> {
  const start = Date.now();
  const { output, passed, failed } = await run().catch((error: unknown): Outcome => {
    return { passed: 0, failed: 1, output: error instanceof UserError ? error.message : inspect(error) };
  });
  if (output !== undefined) console.log(`\n— ${name}\n${output.trimEnd()}`);
  return { name, passed, failed, seconds: (Date.now() - start) / 1000 };
}

/** Runs the steps, as many at once as there are processors. */
async function runTogether(steps: Step[]): Promise<StepResult[]> {
  const results = new Map<Step, StepResult>();
  const waiting = [...steps];
  const lane = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) results.set(step, await runStep(step));
  };
  await Promise.all(Array.from({ length: os.availableParallelism() }, lane));
  return steps.flatMap((step) => results.get(step) ?? []);
}

async function main(): Promise<void> {
  const groups = PARTS[part ?? 'everything'];
  if (!groups) throw new UserError('Usage: npm test [-- quick | static | jest | e2e [arguments of that runner]]');
  reports = await mkdtemp(path.join(os.tmpdir(), 'corral-reports-'));
  beforeExit(() => rm(reports, { recursive: true, force: true }));
  const results: StepResult[] = [];
  for (const group of groups) {
    console.log(`\n— ${group.map(({ name }) => name).join(', ')} …`);
    results.push(...(await runTogether(group)));
  }
  await shutDown();
  process.exitCode = sum(results).failed > 0 ? 1 : 0;
  console.log(formatReport(results));
}

stopOnSignals();
runMain(() => main().finally(shutDown));
