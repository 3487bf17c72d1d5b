import { expect, type Page } from '@playwright/test';

/** Unfolds the whole form, where cards ask for what is open; it asks for everything itself then. */
export async function unfoldAll(page: Page): Promise<void> {
  const all = page.locator('details', { has: page.locator(':scope > summary').getByText('Ver todo') });
  if ((await all.getAttribute('open')) === null) await page.getByText('Ver todo').click();
  await expect(page.locator('[id^=question-]')).toHaveCount(0);
}

/** Answers what the form asks first of a lot of pregnant heifers, which are asked for per head. */
export async function chooseBredHeifers(page: Page, heads = '40'): Promise<void> {
  await page.getByRole('radio', { name: 'Bovinos' }).check({ force: true });
  await unfoldAll(page);
  await page.getByRole('radio', { name: 'Vaquillonas' }).check({ force: true });
  await page.getByRole('radio', { name: 'Preñada' }).check({ force: true });
  await page.getByRole('textbox', { name: 'Cabezas' }).fill(heads);
}
