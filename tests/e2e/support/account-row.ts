import type { Locator, Page } from '@playwright/test';

/** A row of the account page: what opens and closes it, and what it opens. */
export function accountRow(page: Page, id: string): { summary: Locator; form: Locator } {
  const form = page.locator(`#${id}`);
  return { form, summary: page.locator('details', { has: form }).locator('summary').first() };
}
