export type Count = { passed: number; failed: number };

export type StepResult = Count & { name: string; seconds: number };

type JestReport = { numPassedTests: number; numFailedTests: number; numRuntimeErrorTestSuites: number };
type PlaywrightReport = { stats: { expected: number; unexpected: number; flaky: number }; errors?: unknown[] };

/** Counts the tests of a Jest run; a file that could not run counts as one failure. */
export function countJest(report: JestReport): Count {
  return { passed: report.numPassedTests, failed: report.numFailedTests + report.numRuntimeErrorTestSuites };
}

/** Counts the tests of a Playwright run; a test that passed on retry counts as passed. */
export function countPlaywright({ stats, errors = [] }: PlaywrightReport): Count {
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length };
}

/** Counts a failure for a runner that failed without naming a test, or ran none. */
export function withExitCode(count: Count | null, code: number): Count {
  if (!count) return { passed: 0, failed: 1 };
  const silent = count.failed === 0 && (code !== 0 || count.passed === 0);
  return silent ? { ...count, failed: 1 } : count;
}

/** Formats the table of steps; its last line is the total. */
export function formatReport(steps: readonly StepResult[]): string {
  const width = Math.max(...steps.map(({ name }) => name.length));
  const lines = steps.map(({ name, passed, failed, seconds }) => {
    const mark = failed === 0 ? 'ok  ' : 'FAIL';
    return `${mark}  ${name.padEnd(width)}  ${String(passed).padStart(5)} passed  ${String(failed).padStart(4)} failed  ${seconds.toFixed(1).padStart(6)} s`;
  });
  const { passed, failed } = sum(steps);
  return ['', ...lines, '', `${passed} passed, ${failed} failed`].join('\n');
}

export function sum(steps: readonly Count[]): Count {
  return {
    passed: steps.reduce((total, step) => total + step.passed, 0),
    failed: steps.reduce((total, step) => total + step.failed, 0),
  };
}
