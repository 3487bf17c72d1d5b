import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { notify } from '@/components/ui/notify';
import { drop } from './chosen';
import { ShowChosen } from './chosen-here';
import { CompareButton } from './compare-button';
import { Comparison } from './comparison';

const router = { replace: jest.fn() };
jest.mock('next/navigation', () => ({ useRouter: () => router }));
jest.mock('@/components/ui/notify', () => ({ notify: { info: jest.fn() } }));

const id = (nth: number) => `01a1f2e1-bd18-72f3-8008-33300000000${nth}`;
const WORDS = {
  bar: 'Elegidos',
  compare: 'Comparar',
  clear: 'Ninguno',
  full: 'Ya elegiste cuatro',
  fullText: 'Quitá uno',
};
const stored = () => localStorage.getItem('compared');
const button = (title: string) => screen.getByRole('button', { name: `Comparar: ${title}` });
const link = () => screen.findByRole('link');

/** Another tab changes what is chosen. */
const elsewhere = (value: string) =>
  act(() => {
    localStorage.setItem('compared', value);
    window.dispatchEvent(new StorageEvent('storage', { key: 'compared' }));
  });

beforeEach(() => {
  jest.clearAllMocks();
  localStorage.clear();
  document.documentElement.lang = 'es';
  window.history.replaceState(null, '', '/?near=7');
  global.fetch = jest.fn(() => Promise.resolve({ ok: true, json: () => Promise.resolve(WORDS) } as Response));
});

const show = () =>
  render(
    <>
      {[1, 2, 3, 4, 5].map((nth) => (
        <CompareButton key={nth} id={id(nth)} title={`Lote ${nth}`} label="Comparar" />
      ))}
      <Comparison />
    </>,
  );

describe('choosing listings for comparison', () => {
  it('leads to them once one is chosen, from the place that the page is near to', async () => {
    show();
    expect(fetch).not.toHaveBeenCalled();
    fireEvent.click(button('Lote 1'));
    fireEvent.click(button('Lote 2'));
    expect(button('Lote 2')).toHaveAttribute('aria-pressed', 'true');
    expect(await link()).toHaveTextContent('Comparar (2)');
    expect(await link()).toHaveAttribute('href', `/compare?ids=${id(1)},${id(2)}&near=7`);
    fireEvent.click(button('Lote 1'));
    expect(await link()).toHaveTextContent('Comparar (1)');
    expect(stored()).toBe(id(2));
  });

  it('measures from the place that the search names as text, if it says how near', async () => {
    window.history.replaceState(null, '', '/?location=Salto%2C+Uruguay&radius=100');
    show();
    fireEvent.click(button('Lote 1'));
    expect(await link()).toHaveAttribute('href', `/compare?ids=${id(1)}&from=Salto%2C+Uruguay`);
  });

  it('takes four and says that there is no room for a fifth', async () => {
    show();
    for (const nth of [1, 2, 3, 4, 5]) fireEvent.click(button(`Lote ${nth}`));
    expect(button('Lote 5')).toHaveAttribute('aria-pressed', 'false');
    await waitFor(() => expect(notify.info).toHaveBeenCalledWith(WORDS.full, { description: WORDS.fullText }));
    expect(await link()).toHaveTextContent('Comparar (4)');
  });

  it('follows other tabs, whatever they stored', async () => {
    show();
    elsewhere(`${id(3)},nonsense,${id(3)}`);
    expect(button('Lote 3')).toHaveAttribute('aria-pressed', 'true');
    expect(await link()).toHaveTextContent('Comparar (1)');
    elsewhere('');
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('is what an address without listings leads to', () => {
    const { rerender } = render(<ShowChosen locale="en" />);
    expect(router.replace).not.toHaveBeenCalled();
    elsewhere(`${id(1)},${id(2)}`);
    rerender(<ShowChosen locale="en" />);
    expect(router.replace).toHaveBeenCalledWith(`/en/compare?ids=${id(1)},${id(2)}`);
  });

  it('ends with one tap, and drops what is gone', async () => {
    show();
    fireEvent.click(button('Lote 1'));
    fireEvent.click(button('Lote 2'));
    act(() => drop([id(1), id(9)]));
    expect(stored()).toBe(id(2));
    fireEvent.click(await screen.findByRole('button', { name: 'Ninguno' }));
    expect(screen.queryByRole('link')).toBeNull();
    expect(button('Lote 2')).toHaveAttribute('aria-pressed', 'false');
  });

  it('lasts as long as the page where storage is blocked', async () => {
    const blocked = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    const [read, write] = [
      jest.spyOn(Storage.prototype, 'getItem').mockImplementation(blocked),
      jest.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked),
    ];
    show();
    fireEvent.click(button('Lote 4'));
    expect(await link()).toHaveTextContent('Comparar (1)');
    act(() => drop([id(4)]));
    read.mockRestore();
    write.mockRestore();
  });
});
