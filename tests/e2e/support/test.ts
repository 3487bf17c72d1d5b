import { test as base, expect, type BrowserContext } from '@playwright/test';
import { axeCheck } from './axe';
import { passChecklist } from './checklist';
import { signInAs, signOut } from './sign-in';

export { expect };

type Options = {
  /** Problems that a test provokes on purpose, such as the console's line about a 404. */
  expectedProblems: RegExp | null;
  /** Simulates a first visit, on which the tour starts by itself. */
  firstVisit: boolean;
  /** Passes over the checklist before a message; false for a test of it. */
  passesChecklist: boolean;
};

type Fixtures = {
  /** Signs this test's browser in as the account with this e-mail address; who was signed in before is signed out. */
  signIn: (email: string) => Promise<void>;
  /** Leaves the pages of this test's browser and signs it out. */
  signOut: () => Promise<void>;
  healthy: void;
};

/**
 * Every test fails on an unexpected console error, an exception, a failed request or a 5xx of our server, or if axe
 * finds a violation of WCAG 2.2 AA on the pages that are open at its end.
 */
export const test = base.extend<Options & Fixtures>({
  expectedProblems: [null, { option: true }],
  firstVisit: [false, { option: true }],
  passesChecklist: [true, { option: true }],

  context: async ({ context, firstVisit }, use) => {
    if (!firstVisit) {
      await context.addInitScript(() => {
        // Empty pages and sandboxed frames have no storage.
        if (self.origin !== 'null') localStorage.setItem('onboarding', 'seen');
      });
    }
    await use(context);
  },

  page: async ({ page, passesChecklist }, use) => {
    if (passesChecklist) await passChecklist(page);
    await use(page);
  },

  signIn: async ({ context }, use) => {
    await use(async (email) => {
      await signOut(context);
      await signInAs(context, email);
    });
  },

  signOut: async ({ context }, use) => {
    await use(() => signOut(context));
  },

  healthy: [
    async ({ context, baseURL, expectedProblems }, use, testInfo) => {
      const problems = watch(context, new URL(baseURL ?? 'http://localhost').origin);
      await use();
      if (testInfo.status !== testInfo.expectedStatus) return;
      const unexpected = problems.filter((problem) => !expectedProblems?.test(problem));
      expect(unexpected, 'problems that pages reported').toEqual([]);
      for (const page of context.pages()) if (/^https?:/.test(page.url())) await axeCheck(page);
    },
    { auto: true },
  ],
});

function watch(context: BrowserContext, origin: string): string[] {
  const problems: string[] = [];
  context.on('console', (message) => {
    if (message.type() === 'error') problems.push(`console: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (webError) => problems.push(`exception: ${webError.error().message}`));
  context.on('response', (response) => {
    if (response.status() >= 500 && response.url().startsWith(origin))
      problems.push(`${response.status()}: ${response.url()}`);
  });
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // A navigation ends the requests of the page that it leaves.
    if (request.url().startsWith(origin) && reason !== 'net::ERR_ABORTED') problems.push(`${reason}: ${request.url()}`);
  });
  return problems;
}
