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

  beforeEach(() => jest.useFakeTimers({ now: Date.now() + 60_000 }));
  afterEach(() => jest.useRealTimers());

  it('serves a page until one of its tags is revalidated', async () => {
    await handler.set('a', page('listings,x'), { cacheControl: { revalidate: false } });
    expect(await handler.get('a', {})).toMatchObject({ value: { html: '<p>' } });
    jest.advanceTimersByTime(5);
    await handler.revalidateTag('other');
    expect(await handler.get('a', {})).not.toBeNull();
    await handler.revalidateTag(['listings']);
    expect(await handler.get('a', {})).toBeNull();
  });

  it('drops a page the moment its time is over instead of serving it once more', async () => {
    await handler.set('b', page('b'), { cacheControl: { revalidate: 3 } });
    jest.advanceTimersByTime(2_999);
    expect(await handler.get('b', {})).not.toBeNull();
    jest.advanceTimersByTime(1);
    expect(await handler.get('b', {})).toBeNull();
  });

  it('serves a page that is over while the database is away, but none that was revalidated', async () => {
    for (const key of ['away', 'taken-down']) await handler.set(key, page(key), { cacheControl: { revalidate: 3 } });
    jest.advanceTimersByTime(60 * 60_000);
    expect(await handler.get('away', {})).toBeNull();
    await handler.revalidateTag('taken-down');
    store.isAway = true;
    expect(await handler.get('away', {})).not.toBeNull();
    expect(await handler.get('taken-down', {})).toBeNull();
    store.isAway = false;
    expect(await handler.get('away', {})).toBeNull();
  });

  it('asks whether the database answers before a page that is over is rendered again', async () => {
    for (const key of ['hanging', 'hidden']) await handler.set(key, page(key), { cacheControl: { revalidate: 3 } });
    const answers = jest.fn(() => Promise.resolve(false));
    store.answers = answers;
    expect(await handler.get('hanging', {})).not.toBeNull();
    expect(answers).not.toHaveBeenCalled();
    jest.advanceTimersByTime(5_000);
    await handler.revalidateTag('hidden');
    expect(await handler.get('hanging', {})).toMatchObject({ value: { html: '<p>' } });
    expect(await handler.get('hidden', {})).toBeNull();
    answers.mockResolvedValue(true);
    expect(await handler.get('hanging', {})).toBeNull();
    store.answers = null;
  });

  it('keeps nothing but answers with status 200', async () => {
    await handler.set('c', page('c', { status: 404 }), { cacheControl: { revalidate: false } });
    expect(await handler.get('c', {})).toBeNull();
    await handler.set('c', null, {});
    expect(await handler.get('c', {})).toBeNull();
  });

  it('keeps a page that was rendered while its data changed for a second only', async () => {
    await handler.revalidateTag(['d']);
    jest.advanceTimersByTime(200);
    await handler.set('d', page('d'), { cacheControl: { revalidate: false } });
    expect(await handler.get('d', {})).not.toBeNull();
    jest.advanceTimersByTime(1_000);
    expect(await handler.get('d', {})).toBeNull();
  });

  it('honours the tags that a data entry carries itself', async () => {
    await handler.set(
      'e',
      { kind: 'FETCH', data: { body: '0' }, tags: ['e'], revalidate: 31_536_000 },
      { tags: ['e'] },
    );
    expect(await handler.get('e', { tags: ['e'] })).not.toBeNull();
    jest.advanceTimersByTime(5);
    await handler.revalidateTag(['e']);
    expect(await handler.get('e', { tags: ['e'] })).toBeNull();
  });
});
