import { randomUUID } from 'node:crypto';
import { XSS_CORPUS } from '../factories/xss-corpus';
import { makePicture } from '../factories/picture';
import { makeAccount } from './support/account';
import { query } from './support/database';
import { expect, test } from './support/test';

const unique = () => `${Date.now()}-${Math.random().toString(36).slice(2)}`;

async function makeAdmin(): Promise<string> {
  const email = await makeAccount();
  await query(`UPDATE users SET role = 'admin' WHERE email = $1`, [email]);
  return email;
}

test(
  'a visitor finds an article by category and search, reads it, and reads on',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/blog');
    await expect(page.getByRole('heading', { level: 1, name: 'Blog' })).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(9);
    await page
      .getByRole('navigation', { name: 'Categorías del blog' })
      .getByRole('link', { name: 'Cuidado del ganado' })
      .click();
    await expect(page).toHaveURL(/category=cattle-care/);
    const search = page.getByRole('main').getByRole('searchbox', { name: 'Buscar en el blog' });
    await search.fill('AGUADA');
    await search.press('Enter');
    await expect(page).toHaveURL(/category=cattle-care&search=AGUADA/);
    await page.getByRole('link', { name: 'Agua para el rodeo, cuánta, dónde y de qué calidad' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /Agua para el rodeo/ })).toBeVisible();
    await expect(page.getByText(/min de lectura/).first()).toBeVisible();
    await expect(page.getByRole('table')).toBeVisible();
    await page.getByRole('heading', { name: 'Para seguir leyendo' }).scrollIntoViewIfNeeded();
    await expect(page.getByRole('region', { name: 'Para seguir leyendo' }).getByRole('article')).toHaveCount(3);
    expect(await page.locator('link[rel=alternate][type="application/rss+xml"]').getAttribute('href')).toContain(
      '/blog/rss.xml',
    );
  },
);

test(
  'an article leads to its translation; one without is marked with its language',
  { tag: '@any-size' },
  async ({ page }) => {
    await page.goto('/en/blog/alambrado-electrico-que-patea');
    await expect(page).toHaveURL(/\/en\/blog\/electric-fence-that-bites$/);
    expect(await page.locator('link[rel=alternate][hreflang=es]').getAttribute('href')).toContain(
      '/blog/alambrado-electrico-que-patea',
    );
    expect(await page.locator('link[rel=canonical]').getAttribute('href')).toContain(
      '/en/blog/electric-fence-that-bites',
    );
    await page.goto('/en/blog/agua-para-el-rodeo');
    await expect(page.locator('h1[lang=es]')).toBeVisible();
    await expect(page.getByText('In Spanish').first()).toBeVisible();
    expect(await page.locator('link[rel=canonical]').getAttribute('href')).toMatch(/[^n]\/blog\/agua-para-el-rodeo$/);
  },
);

test('reads without JavaScript', { tag: '@any-size' }, async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.goto('/blog/agua-para-el-rodeo');
  await expect(page.getByRole('heading', { name: 'Cuánta toman' })).toBeVisible();
  await context.close();
});

test(
  'an administrator writes with a preview, recovers the draft after a reload and publishes; the post is public at once',
  { tag: '@phone' },
  async ({ page, signIn, browser, baseURL }) => {
    const title = `Sombra ${unique()}`;
    // Caches the page before the post is published.
    const visitor = await browser.newPage({ baseURL });
    await visitor.goto('/blog');
    await signIn(await makeAdmin());
    await page.goto('/admin/blog/new');
    await expect(page.getByRole('button', { name: 'Publicar' })).toBeEnabled();
    await page.getByRole('button', { name: 'Publicar' }).click();
    await expect(page.getByText('El título es obligatorio')).toBeVisible();
    await page.getByRole('textbox', { name: 'Título', exact: true }).fill(title);
    await expect(page.getByLabel('Dirección web')).toHaveValue(title.toLowerCase().replace(' ', '-'));
    await page.getByRole('textbox', { name: 'Texto', exact: true }).fill('## Por qué\n\nLa sombra **baja** el calor.');
    // On phones one of the two is shown.
    const panes = page.getByRole('group', { name: 'Escribir o ver cómo queda' });
    const show = (pane: string) => panes.getByRole('button', { name: pane }).click();
    await show('Así se verá');
    await expect(page.getByTestId('preview').getByRole('heading', { name: 'Por qué' })).toBeVisible();
    await show('Texto');
    await page.getByRole('button', { name: 'Lista' }).click();
    const text = page.getByRole('textbox', { name: 'Texto', exact: true });
    await expect(text).toHaveValue(/^- La/m);
    await text.press('ControlOrMeta+z');
    await expect(text).toHaveValue('## Por qué\n\nLa sombra **baja** el calor.');
    await page.getByRole('button', { name: 'Lista' }).click();
    await show('Así se verá');
    await expect(page.getByTestId('preview').getByRole('listitem')).toHaveText('La sombra baja el calor.');
    await show('Texto');
    await page
      .getByLabel('Subir imagen')
      .setInputFiles({ name: 'sombra.jpg', mimeType: 'image/jpeg', buffer: await makePicture('jpeg', 120, 63) });
    await expect(page.getByLabel('Imagen destacada', { exact: true }).first()).toHaveValue(/^\/media\/blog\//);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('blog-draft:new'))).toContain('/media/blog/');
    await page.reload();
    await expect(page.getByText('Recuperamos lo que habías escrito')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Título', exact: true })).toHaveValue(title);
    await page.getByRole('button', { name: 'Publicar' }).click();
    const asked = page.getByRole('alertdialog', { name: `¿Publicar «${title}»?` });
    await expect(asked).toContainText('Idioma: Español');
    await asked.getByRole('button', { name: 'Publicar' }).click();
    await expect(page.getByText('Artículo publicado')).toBeVisible();
    await expect(page).toHaveURL(/\/admin\/blog\/[0-9a-f-]{36}$/);

    await visitor.reload();
    await visitor.getByRole('link', { name: title }).click();
    await expect(visitor.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await visitor.close();

    await page.goto(`/admin/blog?search=${encodeURIComponent(title)}`);
    await page.getByRole('link', { name: title, exact: true }).click();
    // Next queues actions and runs them on the page that is open by then, so wait for the preview's before leaving.
    await expect(panes).toBeVisible();
    await show('Así se verá');
    await expect(page.getByTestId('preview').getByRole('heading', { name: 'Por qué' })).toBeVisible();
    await page.getByRole('button', { name: 'Borrar' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Borrar' }).click();
    await expect(page.getByText('Artículo borrado')).toBeVisible();
  },
);

test(
  'an administrator reads one language while writing another',
  { tag: '@any-size' },
  async ({ page, signIn, isMobile }) => {
    const slug = `versiones-${unique()}`;
    const id = randomUUID();
    await query(
      `INSERT INTO blog_posts (id, title, slug, excerpt, content, category, status, language, updated_at)
     VALUES ($1, $2, $2, '', '## Aguada', 'cattle-care', 'draft', 'es', now())`,
      [id, slug],
    );
    await signIn(await makeAdmin());
    await page.goto(`/admin/blog?search=${slug}`);
    await expect(page.getByRole('row').filter({ hasText: slug })).toContainText('falta: inglés y portugués');
    await page.getByRole('link', { name: slug, exact: true }).click();
    // Phones show one of the two at a time.
    const tabs = page.getByRole('group', { name: isMobile ? 'Escribir o ver cómo queda' : 'Qué se lee al lado' });
    const turnTo = async (pane: 'Texto' | 'Así se verá') => {
      if (isMobile) await tabs.getByRole('button', { name: pane }).click();
    };
    await turnTo('Así se verá');
    await tabs.getByRole('link', { name: 'Escribir en portugués' }).click();
    await expect(page.locator('#post-language')).toHaveValue('pt');
    await page.getByRole('textbox', { name: 'Título', exact: true }).fill(`Bebedouro ${slug}`);
    await page.getByRole('textbox', { name: 'Texto', exact: true }).fill('## Bebedouro');
    const beside = page.getByTestId('preview');
    await turnTo('Así se verá');
    await expect(beside.getByRole('heading', { name: 'Bebedouro' })).toBeVisible();
    await tabs.getByRole('button', { name: 'Español' }).click();
    await expect(beside.getByRole('heading', { name: 'Aguada' })).toBeVisible();
    await turnTo('Texto');
    await expect(page.getByRole('textbox', { name: 'Texto', exact: true })).toHaveValue('## Bebedouro');
    await page.getByRole('button', { name: 'Guardar borrador' }).click();
    await expect(page).toHaveURL(/\/admin\/blog\/[0-9a-f-]{36}$/);
    expect(await query('SELECT language FROM blog_posts WHERE translation_of = $1 ORDER BY language', [id])).toEqual([
      { language: 'es' },
      { language: 'pt' },
    ]);
    await query('DELETE FROM blog_posts WHERE translation_of = $1', [id]);
  },
);

test.describe('a draft', () => {
  test.use({ expectedProblems: /40[34]/ });

  test(
    'has a preview for administrators alone, which the list links to',
    { tag: '@any-size' },
    async ({ page, signIn }) => {
      const slug = `borrador-${unique()}`;
      const id = randomUUID();
      await query(
        `INSERT INTO blog_posts (id, title, slug, excerpt, content, category, status, language, updated_at)
       VALUES ($1, $2, $2, '', 'Texto', 'cattle-care', 'draft', 'pt', now())`,
        [id, slug],
      );
      await signIn(await makeAdmin());
      await page.goto(`/admin/blog?search=${slug}`);
      await page.getByRole('link', { name: `Vista previa de ${slug}` }).click();
      await expect(page).toHaveURL(`/pt/admin/blog/${id}/preview`);
      await expect(page.getByRole('heading', { level: 1, name: slug })).toBeVisible();
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
      expect((await page.goto(`/pt/blog/${slug}`))?.status()).toBe(404);
      await signIn('comprador@corral.test');
      expect((await page.goto(`/admin/blog/${id}/preview`))?.status()).toBe(403);
      await query(`UPDATE blog_posts SET status = 'published', published_at = now() WHERE id = $1`, [id]);
      await signIn(await makeAdmin());
      await page.goto(`/admin/blog/${id}/preview`);
      await expect(page).toHaveURL(`/pt/blog/${slug}`);
      await query('DELETE FROM blog_posts WHERE id = $1', [id]);
    },
  );
});

test.describe('hostile articles', () => {
  // Their picture URLs don't resolve.
  test.use({ expectedProblems: /example\.invalid|ERR_NAME_NOT_RESOLVED|Content Security Policy/ });

  test("run nothing in a reader's browser", { tag: '@any-size' }, async ({ page }) => {
    const slug = `hostil-${unique()}`;
    await query(
      `INSERT INTO blog_posts (id, title, slug, excerpt, content, category, status, published_at, updated_at)
       VALUES (gen_random_uuid(), $1, $2, $3, $4, 'cattle-care', 'published', now() - interval '10 years', now())`,
      [
        '<script>window.pwned=1</script>',
        slug,
        '<img src=x onerror=window.pwned=1>',
        XSS_CORPUS.map((attack) => attack.replaceAll('\u0000', '')).join('\n\n'),
      ],
    );
    await page.goto(`/blog/${slug}`);
    const article = page.locator('.article');
    await expect(article).toContainText('window.pwned=1');
    expect(
      await article
        .locator(
          'script, iframe, object, embed, svg, math, style, form, input, [onerror], [onload], [onclick], [onmouseover]',
        )
        .count(),
    ).toBe(0);
    const addresses = await article
      .locator('a[href], img[src]')
      .evaluateAll((elements) =>
        elements.map(
          (element) =>
            new URL(element.getAttribute('href') ?? element.getAttribute('src') ?? '', 'https://corral.test').protocol,
        ),
      );
    expect(new Set(addresses).size).toBeGreaterThan(0);
    for (const protocol of addresses) expect(['https:', 'http:', 'mailto:', 'tel:']).toContain(protocol);
    await page.evaluate(() =>
      document
        .querySelectorAll<HTMLElement>('.article *')
        .forEach((element) => element.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }))),
    );
    expect(await page.evaluate(() => 'pwned' in window)).toBe(false);
    await query('DELETE FROM blog_posts WHERE slug = $1', [slug]);
  });
});
