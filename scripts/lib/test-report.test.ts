import { countJest, countPlaywright, formatReport, withExitCode } from './test-report';

describe('counts', () => {
  it('adds files that could not run to the failures of Jest', () => {
    expect(countJest({ numPassedTests: 5, numFailedTests: 1, numRuntimeErrorTestSuites: 2 })).toEqual({
      passed: 5,
      failed: 3,
    });
  });

  it('counts a flaky Playwright test as passed', () => {
    expect(countPlaywright({ stats: { expected: 3, unexpected: 1, flaky: 1 } })).toEqual({ passed: 4, failed: 1 });
  });

  it.each([
    ['no report', null, 0, { passed: 0, failed: 1 }],
    ['a bad exit code without a failed test', { passed: 3, failed: 0 }, 1, { passed: 3, failed: 1 }],
    ['no test at all', { passed: 0, failed: 0 }, 0, { passed: 0, failed: 1 }],
    ['success', { passed: 3, failed: 0 }, 0, { passed: 3, failed: 0 }],
    ['failure', { passed: 3, failed: 2 }, 1, { passed: 3, failed: 2 }],
  ])('%s', (_case, count, code, expected) => expect(withExitCode(count, code)).toEqual(expected));
});

describe('formatReport', () => {
  it('ends with the sum', () => {
    const report = formatReport([
      { name: 'types', passed: 1, failed: 0, seconds: 9 },
      { name: 'jest', passed: 40, failed: 2, seconds: 30 },
    ]);
    expect(report.split('\n').at(-1)).toBe('41 passed, 2 failed');
  });
});
