/** @jest-environment jsdom */
import { runInNewContext } from 'node:vm';
import { asciiHtml } from './ascii-html.mjs';

const NAMES = 'Peñarol · “Angus” – 200 € … 🐂';

const HTML = `<!DOCTYPE html><html><head><title>${NAMES}</title><style>p::before { content: "•" }</style></head><body>
<p title="${NAMES}">${NAMES} &amp; más</p>
<script type="application/ld+json">{"name":"${NAMES}"}</script>
<script>window.words = ["${NAMES}", '</'.length, ${'`'}${NAMES}${'`'}]</script>
</body></html>`;

const read = (html: string) => new DOMParser().parseFromString(html, 'text/html');

it('means the same in ASCII, to readers of the page and to its scripts', () => {
  const ascii = asciiHtml(HTML);
  expect(ascii.replace('•', '')).toMatch(/^[\0-\x7f]*$/);
  const page = read(ascii);
  expect(page.title).toBe(NAMES);
  expect(page.querySelector('p')?.title).toBe(NAMES);
  expect(page.querySelector('p')?.textContent).toBe(`${NAMES} & más`);
  expect(page.querySelector('style')?.textContent).toContain('•');
  const [data, script] = [...page.querySelectorAll('script')].map(({ textContent }) => textContent);
  expect(JSON.parse(data ?? '')).toEqual({ name: NAMES });
  const window: { words?: unknown[] } = {};
  runInNewContext(script ?? '', { window });
  expect(JSON.stringify(window.words)).toBe(JSON.stringify([NAMES, 2, NAMES]));
});

it('leaves a document in ASCII as it is', () => {
  expect(asciiHtml('<p>1 < 2</p><script>a</script>')).toBe('<p>1 < 2</p><script>a</script>');
});
