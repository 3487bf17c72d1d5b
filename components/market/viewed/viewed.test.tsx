import { act, fireEvent, render, screen } from '@testing-library/react';
import { ForgetGone } from './forget-gone';
import { remember, type Viewed } from './viewed';
import { ViewedSection } from './viewed-section';

const WORDS = { title: 'Lo último que miraste', note: 'Solo aquí', clear: 'Borrar la lista', sold: 'Vendido' };

const entry = (nth: number, traits: Partial<Viewed> = {}): Viewed => ({
  path: `/listing/${nth}`,
  title: `Lote ${nth}`,
  price: 'US$ 3,05 /kg',
  place: 'Salto, Uruguay',
  picture: '/a.webp',
  stock: '/art/stock-bovine.webp',
  ...traits,
});
const stored = () => JSON.parse(localStorage.getItem('viewed') ?? '[]') as Viewed[];
const links = () => screen.findAllByRole('link');

beforeEach(() => {
  localStorage.clear();
  document.documentElement.lang = 'es';
  window.history.replaceState(null, '', '/listing/1');
  global.fetch = jest.fn(() => Promise.resolve({ ok: true, json: () => Promise.resolve(WORDS) } as Response));
  // The foot of the page is in sight at once.
  global.IntersectionObserver = class {
    constructor(private readonly listener: (entries: { isIntersecting: boolean }[]) => void) {}
    observe() {
      this.listener([{ isIntersecting: true }]);
    }
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
});

describe('the listings viewed before', () => {
  it('are the last twelve, without the one of the page, and ask the server for nothing but words', async () => {
    for (let nth = 14; nth > 0; nth -= 1) remember(entry(nth));
    render(<ViewedSection here={entry(2, { price: 'US$ 2,90 /kg' })} />);
    const shown = await links();
    expect(shown).toHaveLength(11);
    expect(shown[0]).toHaveAttribute('href', '/listing/1');
    expect(stored()).toHaveLength(12);
    expect(stored()[0]).toMatchObject({ path: '/listing/2', price: 'US$ 2,90 /kg' });
    expect((fetch as jest.Mock).mock.calls).toEqual([['/api/words/viewed/es']]);
  });

  it('say that one is sold, and are cleared with one tap', async () => {
    remember(entry(1, { sold: true }));
    render(<ViewedSection />);
    await links();
    expect(screen.getByText('Vendido')).toBeInTheDocument();
    fireEvent.click(screen.getByRole('button', { name: 'Borrar la lista' }));
    expect(screen.queryByRole('link')).toBeNull();
    expect(localStorage.getItem('viewed')).toBeNull();
  });

  it('lose one whose page is gone, here and in the comparison', () => {
    const id = '01a1f2e1-bd18-72f3-8008-333000000001';
    remember(entry(1));
    remember(entry(2, { path: `/listing/${id}` }));
    localStorage.setItem('compared', id);
    window.history.replaceState(null, '', `/en/listing/${id}`);
    render(<ForgetGone />);
    expect(stored().map(({ path }) => path)).toEqual(['/listing/1']);
    expect(localStorage.getItem('compared')).toBe('');
  });

  it.each(['{', '7', '[1, null, {"path": "javascript:alert(1)"}]'])('are none where storage holds %s', (text) => {
    localStorage.setItem('viewed', text);
    render(<ViewedSection />);
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key: 'viewed' }));
    });
    expect(screen.queryByRole('link')).toBeNull();
    expect(fetch).not.toHaveBeenCalled();
  });
});
