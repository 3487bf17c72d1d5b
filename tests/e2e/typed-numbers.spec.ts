import type { Page } from '@playwright/test';
import { makeAccount } from './support/account';
import { expect, test } from './support/test';

/** The three publishing forms, each with numbers as a Spanish reader types them and what every language then shows. */
const FORMS = [
  {
    form: 'animals',
    path: '/create-listing',
    last: '1150',
    typed: { headCount: '1.200', weight: '370,5', priceAmount: '1.150' },
    shown: {
      en: { headCount: '1,200', weight: '370.5', priceAmount: '1,150' },
      pt: { headCount: '1.200', weight: '370,5', priceAmount: '1.150' },
      es: { headCount: '1.200', weight: '370,5', priceAmount: '1.150' },
    },
  },
  {
    form: 'an auction',
    path: '/create-auction',
    last: '15000.5',
    typed: { quantity: '20', averageWeight: '240,5', startingPrice: '12.000', reservePrice: '15.000,50' },
    shown: {
      en: { quantity: '20', averageWeight: '240.5', startingPrice: '12,000', reservePrice: '15,000.50' },
      pt: { quantity: '20', averageWeight: '240,5', startingPrice: '12.000', reservePrice: '15.000,50' },
      es: { quantity: '20', averageWeight: '240,5', startingPrice: '12.000', reservePrice: '15.000,50' },
    },
  },
  {
    form: 'equipment',
    path: '/create-equipment',
    last: '14500',
    typed: { priceAmount: '14.500' },
    shown: { en: { priceAmount: '14,500' }, pt: { priceAmount: '14.500' }, es: { priceAmount: '14.500' } },
  },
] as const;

test.use({ viewport: { width: 390, height: 844 } });

const field = (page: Page, name: string) => page.locator(`main input[name="${name}"]:not([type=hidden])`);

async function showsAll(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(values)) await expect(field(page, name)).toHaveValue(value);
}

for (const { form, path, last, typed, shown } of FORMS) {
  test(
    `what was typed about ${form} stays the same number when the language is switched`,
    { tag: '@any-size' },
    async ({ page, signIn }) => {
      await signIn(await makeAccount());
      await page.goto(path);
      // Nothing is answered yet: the fields are folded.
      await page.getByText('Ver todo').click();
      await expect(field(page, Object.keys(typed)[0] ?? '')).toBeEnabled();
      for (const [name, value] of Object.entries(typed)) {
        await field(page, name).fill(value);
        await field(page, name).blur();
      }
      await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain(last);
      for (const language of ['en', 'pt', 'es'] as const) {
        await page.getByRole('contentinfo').locator(`a[hreflang="${language}"]`).click();
        await page.waitForURL((url) => url.pathname === (language === 'es' ? path : `/${language}${path}`));
        await showsAll(page, shown[language]);
        await page.reload();
        await showsAll(page, shown[language]);
      }
    },
  );
}
