import { searchCorpus } from './searches';

const MB = 1024 * 1024;
/** The cache's memory, `lib/core/cache/README.md`. */
const CACHE_BYTES = 128 * MB;

/** Returns the number of packed entries of the page cache and their bytes. */
async function packedEntries(base: string, token: string): Promise<{ entries: number; bytes: number }> {
  const text = await (await fetch(`${base}/api/metrics`, { headers: { authorization: `Bearer ${token}` } })).text();
  const figure = (name: string) => Number(new RegExp(`^${name}\\{kind="packed"\\} (.+)$`, 'm').exec(text)?.[1] ?? 0);
  return { entries: figure('corral_page_cache_entries'), bytes: figure('corral_page_cache_bytes') };
}

/**
 * Compares how many search pages the cache's memory holds with how many it would hold uncompressed, HTML (of which V8
 * keeps two bytes a character) and React's data. Requests as many different searches as make the cache pack pages.
 */
export async function cacheTable(base: string, token: string): Promise<string[]> {
  let plain = 0;
  const searches = searchCorpus().filter(({ page }) => !page);
  for (const search of searches) {
    const url = `${base}/?${new URLSearchParams(search).toString()}`;
    const [html, data] = await Promise.all([fetch(url), fetch(url, { headers: { rsc: '1' } })]);
    plain += 2 * (await html.text()).length + (await data.arrayBuffer()).byteLength;
  }
  const { entries, bytes } = await packedEntries(base, token);
  if (entries === 0) throw new Error('No page was packed.');
  const uncompressed = CACHE_BYTES / (plain / searches.length);
  const packed = CACHE_BYTES / (bytes / entries);
  return [
    '| searches in 128 MB | uncompressed | packed | ratio |',
    '| --- | ---: | ---: | ---: |',
    `| pages | ${uncompressed.toFixed(0)} | ${packed.toFixed(0)} | ${(packed / uncompressed).toFixed(1)} |`,
  ];
}
