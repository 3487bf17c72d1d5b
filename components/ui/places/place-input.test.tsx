import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PlaceInput } from './place-input';

const place = (id: number, name: string, region: string) => ({
  id,
  kind: 'city',
  what: 'Ciudad',
  name,
  region,
  country: 'Argentina',
  label: `${name}, ${region}, Argentina`,
  lat: 0,
  lon: 0,
});
const MERCEDES = [place(1, 'Mercedes', 'Buenos Aires'), place(2, 'Mercedes', 'Corrientes')];

describe('a field for a place', () => {
  const changed = jest.fn();
  const fetched = jest.fn<Promise<Response>, [string]>();
  const shown = jest.fn();
  const field = () => screen.getByRole<HTMLInputElement>('combobox');
  const user = userEvent.setup({ delay: null });

  beforeEach(() => {
    jest.clearAllMocks();
    fetched.mockImplementation(() => Promise.resolve({ ok: true, json: () => Promise.resolve(MERCEDES) } as Response));
    global.fetch = fetched as unknown as typeof fetch;
    document.documentElement.lang = 'es';
    // jsdom has no layout.
    Element.prototype.scrollIntoView = shown;
    render(
      <form onChange={changed}>
        <PlaceInput label="Lugar" name="location" aria-label="Lugar" />
        <button>Buscar</button>
      </form>,
    );
  });

  it('suggests places after a pause, and takes one by keyboard', async () => {
    await user.type(field(), 'merc');
    const [first] = await screen.findAllByRole('option');
    expect(first).toHaveAccessibleName('Mercedes Buenos Aires, Argentina Ciudad');
    expect(fetched).toHaveBeenCalledTimes(1);
    expect(fetched.mock.calls[0]?.[0]).toBe('/api/places?q=merc&language=es&country=US');
    expect(field()).toHaveAttribute('aria-expanded', 'true');
    expect(shown).toHaveBeenCalledWith({ block: 'nearest' });
    // Last, so that it stays in sight where there is no room for both.
    expect(shown.mock.contexts.at(-1)).toContainElement(field());
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(field()).toHaveAttribute('aria-activedescendant', screen.getAllByRole('option')[1]?.id);
    expect(changed).not.toHaveBeenCalled();
    await user.keyboard('{Enter}');
    expect(field()).toHaveValue('Mercedes, Corrientes, Argentina');
    expect(field()).toHaveAttribute('aria-expanded', 'false');
    expect(changed).toHaveBeenCalledTimes(1);
  });

  it('goes around the list, and closes it without a choice', async () => {
    await user.type(field(), 'merc');
    await screen.findAllByRole('option');
    await user.keyboard('{ArrowUp}');
    expect(screen.getAllByRole('option')[1]).toHaveAttribute('aria-selected', 'true');
    await user.keyboard('{ArrowDown}');
    expect(screen.getAllByRole('option')[0]).toHaveAttribute('aria-selected', 'true');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('option')).toBeNull();
    expect(field()).toHaveValue('merc');
  });

  it('sends the form with Enter once the list that a choice was in is gone', async () => {
    await user.type(field(), 'merc');
    await screen.findAllByRole('option');
    let answer: (response: Response) => void = () => undefined;
    fetched.mockImplementation(() => new Promise((resolve) => (answer = resolve)));
    await user.type(field(), 'e');
    await act(() => new Promise((resolve) => setTimeout(resolve, 200)));
    await user.keyboard('{ArrowDown}{ArrowDown}');
    await act(async () => {
      answer({ ok: true, json: () => Promise.resolve(MERCEDES.slice(0, 1)) } as Response);
      await Promise.resolve();
    });
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    expect(field()).not.toHaveAttribute('aria-activedescendant');
    expect(fireEvent.keyDown(field(), { key: 'Enter' })).toBe(true);
    expect(field()).toHaveValue('merce');
  });

  it('takes one by touch', async () => {
    await user.type(field(), 'merc');
    const [first] = await screen.findAllByRole('option');
    if (first) await user.click(first);
    expect(field()).toHaveValue('Mercedes, Buenos Aires, Argentina');
    expect(field()).toHaveFocus();
  });

  it('stays a text field without an answer', async () => {
    fetched.mockRejectedValue(new Error('offline'));
    await user.type(field(), 'merc');
    await act(() => new Promise((resolve) => setTimeout(resolve, 200)));
    fireEvent.blur(field());
    expect(field()).toHaveValue('merc');
    expect(screen.queryByRole('option')).toBeNull();
  });
});

it('takes the likeliest place of what is sent at once, with its whole name', async () => {
  let answer: (response: Response) => void = () => undefined;
  global.fetch = jest.fn(() => new Promise<Response>((resolve) => (answer = resolve)));
  const taken = jest.fn();
  render(<PlaceInput label="Lugar" aria-label="Lugar" onPlace={taken} />);
  await userEvent.setup({ delay: null }).type(screen.getByRole('combobox'), 'mercedes{Enter}{Enter}');
  answer({ ok: true, json: () => Promise.resolve(MERCEDES) } as Response);
  await waitFor(() => expect(taken.mock.calls).toEqual([['Mercedes, Buenos Aires, Argentina']]));
  expect(screen.queryByRole('option')).toBeNull();
});

describe('where a place is an answer already', () => {
  const taken = jest.fn();
  const typeOn = async (begun: string, rest: string, isTextEnough: boolean) => {
    taken.mockClear();
    const known: Record<string, string> = { sal: 'Salto', salta: 'Salta' };
    global.fetch = jest.fn((url: string) => {
      const name = known[new URL(url, 'https://corral.example').searchParams.get('q') ?? ''];
      return Promise.resolve({ ok: true, json: () => Promise.resolve(name ? [place(1, name, name)] : []) } as Response);
    }) as unknown as typeof fetch;
    render(<PlaceInput label="Lugar" aria-label="Lugar" onPlace={taken} isTextEnough={isTextEnough} />);
    const user = userEvent.setup({ delay: null });
    await user.type(screen.getByRole('combobox'), begun);
    await screen.findByRole('option');
    await user.type(screen.getByRole('combobox'), rest);
  };

  it('takes none that was suggested for an earlier text', async () => {
    await typeOn('sal', 'ta{Enter}', false);
    await waitFor(() => expect(taken.mock.calls).toEqual([['Salta, Salta, Argentina']]));
  });

  it('takes what is typed where that is enough', async () => {
    await typeOn('sal', '{Enter}', true);
    expect(taken.mock.calls).toEqual([['sal']]);
  });
});
