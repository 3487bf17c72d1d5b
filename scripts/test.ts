import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { inspect } from 'node:util';
import { findBrowser } from './lib/browser';
import { buildIfChanged, deleteBuild, generateClientIfChanged } from './lib/build';
import { nextCommand, runChild, startChild, waitForExit } from './lib/child';
import { chooseE2ePort, e2eEnvironment, prepareE2eData, startE2eServer, type E2eData } from './lib/e2e-server';
import { runMain, UserError } from './lib/fail';
import { beforeExit, shutDown, stopOnSignals } from './lib/shutdown';
import { ALL_CHECKS, changedFiles, checksOf, lastShared, tool, type Check } from './lib/static-checks';
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
 * runner, in place of the choice of its projects.
 */

type Outcome = Count & { output?: string };
type Step = { name: string; run: () => Promise<Outcome> };

const PASSED: Count = { passed: 1, failed: 0 };
const [part, ...extra] = process.argv.slice(2);
let port = 0;
let built = false;
let data: E2eData | undefined;
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

const generate: Step = { name: 'database client', run: () => generateClientIfChanged().then(() => PASSED) };

/** Generates Next's route types, which linting reads as well. */
const routeTypes: Step = { name: 'route types', run: () => check(nextCommand('typegen')) };

const stepsOf = (checks: readonly Check[]): Step[] =>
  checks.map(({ name, args }) => ({ name, run: () => check(args) }));
/** The tests that `npm test` runs; those that take long by nature are the part `slow`. */
const JEST = ['--selectProjects', 'unit', 'database', 'dom'];
const PLAYWRIGHT = ['--project=api', '--project=phone', '--project=desktop', '--project=any-size'];

const jest: Step = { name: 'jest', run: () => runJest(JEST) };
const slowJest: Step = { name: 'slow jest', run: () => runJest(['--selectProjects', 'slow']) };
const production: Step = { name: 'build', run: build };
const demonstration: Step = { name: 'demonstration data', run: prepareData };
const browser: Step = { name: 'playwright', run: () => runPlaywright(PLAYWRIGHT) };
const slowBrowser: Step = { name: 'slow playwright', run: () => runPlaywright(['--project=load']) };

/** What a developer waits for after each change: of tests only those that import what was changed. */
function checkChange(): Step[][] {
  const files = changedFiles(extra[0] ?? lastShared());
  const code = files.filter((file) => /\.tsx?$|^(?:lib|components|server|scripts)\/.*\.(?:json|mjs)$/.test(file));
  const related: Step = { name: 'related tests', run: () => runRelatedTests(code) };
  return [
    [generate, routeTypes],
    [...stepsOf(checksOf(files)), ...(code.length > 0 ? [related] : [])],
  ];
}

/** Groups run one after another, the steps of a group in parallel. */
const PARTS: Record<string, () => Step[][]> = {
  changed: checkChange,
  static: () => [[generate, routeTypes], stepsOf(ALL_CHECKS)],
  jest: () => [[generate], [jest]],
  e2e: () => [[generate], [production, demonstration], [browser]],
  slow: () => [[generate], [slowJest], [production, demonstration], [slowBrowser]],
  quick: () => [[generate, routeTypes], stepsOf(ALL_CHECKS), [jest]],
  // The data isn't loaded earlier: the demonstration's auctions end. The build begins last, because it writes the route
  // types that linting, the first step, reads.
  everything: () => [[generate, routeTypes], [jest], [...stepsOf(ALL_CHECKS), demonstration, production], [browser]],
};

const startJest = (args: string[]): Promise<number> =>
  runChild(process.execPath, [tool('jest', 'bin/jest.js'), ...args], {
    env: { ...process.env, NODE_ENV: 'test' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });

/** Counts as one check, because a change may have no tests. */
async function runRelatedTests(files: string[]): Promise<Count> {
  const code = await startJest(['--passWithNoTests', ...JEST, '--findRelatedTests', ...files]);
  return code === 0 ? PASSED : { passed: 0, failed: 1 };
}

async function runJest(args: string[]): Promise<Count> {
  const report = path.join(reports, 'jest.json');
  const code = await startJest(['--json', `--outputFile=${report}`, ...(extra.length > 0 ? extra : args)]);
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

async function prepareData(): Promise<Count> {
  data = await prepareE2eData();
  return PASSED;
}

async function runPlaywright(projects: string[]): Promise<Count> {
  if (!built) throw new UserError('There is no build to test.');
  if (!data) throw new UserError('There is no data to test with.');
  const browser = await findBrowser();
  const report = path.join(reports, 'playwright.json');
  const env = {
    ...(await startE2eServer(port, data)),
    NODE_ENV: 'test' as const,
    CHROMIUM_PATH: browser,
    E2E_REPORT: report,
    // Factories import application modules; this condition makes `server-only` an empty module.
    NODE_OPTIONS: '--conditions=react-server',
  };
  const args = [tool('@playwright/test', 'cli.js'), 'test', ...(extra.length > 0 ? extra : projects)];
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
  const groups = PARTS[part ?? 'everything']?.();
  if (!groups)
    throw new UserError(
      'Usage: npm test [-- changed [revision] | quick | slow | static | jest | e2e [arguments of that runner]]',
    );
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
