import type { Page } from '@playwright/test';

/** Answers what the form asks first of a lot of pregnant heifers, which are asked for per head. */
export async function chooseBredHeifers(page: Page, heads = '40'): Promise<void> {
  await page.getByRole('radio', { name: 'Bovinos' }).check({ force: true });
  await page.getByRole('radio', { name: 'Vaquillonas' }).check({ force: true });
  await page.getByRole('radio', { name: 'Preñada' }).check({ force: true });
  await page.getByRole('textbox', { name: 'Cabezas' }).fill(heads);
}
