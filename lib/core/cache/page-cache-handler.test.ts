import { packValue, sha256, unpackValue } from './pack-page';
import PageCacheHandler from './page-cache-handler.mjs';
import { store } from './page-cache-store.mjs';

const page = (tags: string, more = {}) => ({
  kind: 'APP_PAGE',
  html: '<p>',
  rscData: Buffer.from(''),
  headers: { 'x-next-cache-tags': tags },
  status: 200,
  ...more,
});

describe('PageCacheHandler', () => {
  const handler = new PageCacheHandler();
  const forever = { cacheControl: { revalidate: false } };
  const isCached = async (key: string) => (await handler.get(key, {})) !== null;
  /** Requests a page, which is rendered instantly. */
  async function render(key: string, tags = key, context: object = forever) {
    await handler.get(key, {});
    await handler.set(key, page(tags), context);
    jest.advanceTimersByTime(5);
  }

  beforeEach(() => jest.useFakeTimers({ now: Date.now() + 60_000 }));
  afterEach(() => {
    Object.assign(store, { isMember: null, answers: null, isAway: false });
    jest.useRealTimers();
  });

  it('serves a page until one of its tags is revalidated', async () => {
    await render('a', 'blog,x');
    expect(await handler.get('a', {})).toMatchObject({ value: { html: '<p>' } });
    await handler.revalidateTag('other');
    expect(await isCached('a')).toBe(true);
    await handler.revalidateTag(['blog']);
    expect(await isCached('a')).toBe(false);
  });

  it('drops a page the moment it expires instead of serving it once more', async () => {
    await render('b', 'b', { cacheControl: { revalidate: 3 } });
    jest.advanceTimersByTime(2_990);
    expect(await isCached('b')).toBe(true);
    jest.advanceTimersByTime(5);
    expect(await isCached('b')).toBe(false);
  });

  it('serves an expired page while the database is away, but none that is stale', async () => {
    for (const key of ['away', 'taken-down']) await render(key, key, { cacheControl: { revalidate: 3 } });
    jest.advanceTimersByTime(60 * 60_000);
    expect(await isCached('away')).toBe(false);
    await handler.revalidateTag('taken-down');
    store.isAway = true;
    expect(await isCached('away')).toBe(true);
    expect(await isCached('taken-down')).toBe(false);
    store.isAway = false;
    expect(await isCached('away')).toBe(false);
  });

  it('asks whether the database answers before an expired page is rendered again', async () => {
    for (const key of ['hanging', 'hidden']) await render(key, key, { cacheControl: { revalidate: 3 } });
    const answers = jest.fn(() => Promise.resolve(false));
    store.answers = answers;
    expect(await isCached('hanging')).toBe(true);
    expect(answers).not.toHaveBeenCalled();
    jest.advanceTimersByTime(5_000);
    await handler.revalidateTag('hidden');
    expect(await handler.get('hanging', {})).toMatchObject({ value: { html: '<p>' } });
    expect(await isCached('hidden')).toBe(false);
    answers.mockResolvedValue(true);
    expect(await isCached('hanging')).toBe(false);
  });

  it('caches nothing but answers with status 200', async () => {
    await handler.set('c', page('c', { status: 404 }), forever);
    expect(await isCached('c')).toBe(false);
    await handler.set('c', null, {});
    expect(await isCached('c')).toBe(false);
  });

  it('does not serve a page whose data changed while it was rendered', async () => {
    expect(await isCached('d')).toBe(false);
    jest.advanceTimersByTime(20);
    await handler.revalidateTag(['d']);
    jest.advanceTimersByTime(20);
    await handler.set('d', page('d'), forever);
    expect(await isCached('d')).toBe(false);
    jest.advanceTimersByTime(1);
    await render('d');
    expect(await isCached('d')).toBe(true);
  });

  it('honours the tags that a data entry carries itself', async () => {
    const data = { kind: 'FETCH', data: { body: '0' }, tags: ['e'], revalidate: 31_536_000 };
    await handler.set('e', data, {});
    expect(await handler.get('e', { kind: 'FETCH' })).not.toBeNull();
    jest.advanceTimersByTime(5);
    await handler.revalidateTag(['e']);
    expect(await handler.get('e', { kind: 'FETCH' })).toBeNull();
  });

  describe('while listings keep changing', () => {
    it('renders a page with a list of them once a second, and at once after a quiet second', async () => {
      await render('list', 'listings,off-sale:1');
      for (let change = 0; change < 9; change += 1) {
        await handler.revalidateTag(['listings', 'listing:7']);
        expect(await isCached('list')).toBe(true);
        jest.advanceTimersByTime(100);
      }
      jest.advanceTimersByTime(100);
      expect(await isCached('list')).toBe(false);
      await render('list', 'listings,off-sale:1');
      jest.advanceTimersByTime(1_000);
      expect(await isCached('list')).toBe(true);
      await handler.revalidateTag(['listings']);
      expect(await isCached('list')).toBe(false);
    });

    it('shows whoever is signed in every change at once', async () => {
      await render('own', 'listings');
      await handler.revalidateTag(['listings']);
      store.isMember = () => true;
      expect(await isCached('own')).toBe(false);
    });

    it('takes what went off sale from every page at once', async () => {
      await render('sold', 'listings,off-sale:1,off-sale:2');
      await handler.revalidateTag(['listings', 'listing:2', 'off-sale:2']);
      expect(await isCached('sold')).toBe(false);
    });

    it('serves no data that is behind', async () => {
      const context = { kind: 'FETCH', tags: ['equipment'] };
      await handler.get('counts', context);
      await handler.set('counts', { kind: 'FETCH', data: { body: '0' } }, context);
      jest.advanceTimersByTime(5);
      expect(await handler.get('counts', context)).not.toBeNull();
      await handler.revalidateTag(['equipment']);
      expect(await handler.get('counts', context)).toBeNull();
    });
  });

  it('stores a page without its nonce, with a policy that allows no script in its text', async () => {
    store.node = { pack: packValue, unpack: unpackValue, sha256, ownScripts: [] };
    const value = page('a', { html: '<head><script nonce="abc=">ours()</script></head><script>theirs()</script>' });
    await handler.set('a', value, forever);
    expect(value.html).toBe('<head><script>ours()</script></head><script>theirs()</script>');
    expect(value.headers).toMatchObject({
      'content-security-policy': `script-src 'self' 'sha256-${sha256('ours()')}'`,
    });
  });

  it('does not keep a page into which markup with another nonce got', async () => {
    store.node = { pack: packValue, unpack: unpackValue, sha256, ownScripts: [] };
    const html = '<script nonce="theirs">theirs()</script><script nonce="abc=">ours()</script>';
    await handler.set('a', page('a', { html }), forever);
    expect(await handler.get('a')).toBeNull();
  });

  it('compresses pages that make room for others, and serves them as they were', async () => {
    jest.useRealTimers();
    store.node = { pack: packValue, unpack: unpackValue, sha256, ownScripts: [] };
    const html = `<p>${'<a class="card" href="/listing">Ñandú…</a>'.repeat(50_000)}`;
    const rscData = Buffer.from(html);
    const segmentData = new Map([['/_tree', Buffer.from('tree')]]);
    const keys = Array.from({ length: 12 }, (_, place) => `big-${place}`);
    for (const key of keys) {
      await handler.get(key, {});
      await handler.set(key, page(key, { html, rscData, segmentData }), forever);
    }
    expect(store.ready.has('big-0')).toBe(false);
    while (!store.packed.has('big-0')) await new Promise((resolve) => setImmediate(resolve));
    expect(store.packed.calculatedSize).toBeLessThan(html.length / 10);
    const found = (await handler.get('big-0', {})) as { value: ReturnType<typeof page> & { segmentData: unknown } };
    expect(found.value).toMatchObject({ status: 200, headers: { 'x-next-cache-tags': 'big-0' }, segmentData });
    expect(found.value.html === html && rscData.equals(found.value.rscData)).toBe(true);
    await handler.revalidateTag(keys);
    for (const key of keys) expect(await isCached(key)).toBe(false);
  });
});
