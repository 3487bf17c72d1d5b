import { makeAccount } from './support/account';
import { expect, test } from './support/test';

test.use({ viewport: { width: 390, height: 844 } });

for (const { language, button, country, region } of [
  { language: 'es', button: 'No está en la lista', country: 'País', region: 'Departamento, provincia o estado' },
  { language: 'en', button: 'It isn’t in the list', country: 'Country', region: 'State, province or department' },
  { language: 'pt', button: 'Não está na lista', country: 'País', region: 'Estado, província ou departamento' },
])
  test(
    `a place that isn’t in the list is said by its region, in ${language}`,
    { tag: '@any-size' },
    async ({ page, signIn }) => {
      await signIn(await makeAccount());
      await page.goto(language === 'es' ? '/create-equipment' : `/${language}/create-equipment`);
      const place = page.locator('main input[name="location"]');
      await expect(place).toBeEnabled();
      await page.locator('details:has(input[name="location"]) > summary').first().click();
      await place.fill('Paraje Los Ceibos');
      await page.getByRole('button', { name: button }).click();
      await page.getByLabel(country, { exact: true }).selectOption('UY');
      await page.getByLabel(region).selectOption({ label: 'Tacuarembó' });
      await expect(place).toHaveValue(/^Paraje Los Ceibos, Tacuarembó, Urugua[iy]$/);
    },
  );
