import { fireEvent, render, screen } from '@testing-library/react';
import { prepareRoving, rove } from './roving';

it('is one stop of the Tab key, whose arrow keys go round', () => {
  const { container } = render(
    <nav data-roving onKeyDown={rove}>
      <a href="#all">Todos</a>
      <a href="#cattle" aria-current="true">
        Bovinos
      </a>
      <a href="#sheep">Ovinos</a>
    </nav>,
  );
  prepareRoving(container);
  const links = screen.getAllByRole('link');
  expect(links.map(({ tabIndex }) => tabIndex)).toEqual([-1, 0, -1]);
  links[1]?.focus();
  for (const [key, name] of [
    ['ArrowRight', 'Ovinos'],
    ['ArrowRight', 'Todos'],
    ['ArrowLeft', 'Ovinos'],
    ['Home', 'Todos'],
    ['End', 'Ovinos'],
    ['a', 'Ovinos'],
  ] as const) {
    fireEvent.keyDown(document.activeElement ?? container, { key });
    expect(document.activeElement).toHaveTextContent(name);
  }
  expect(links.map(({ tabIndex }) => tabIndex)).toEqual([-1, -1, 0]);
});

it('leaves alone the menus that its buttons open, and keys that they use themselves', () => {
  const { container } = render(
    <div data-roving onKeyDown={rove}>
      <button type="button" onKeyDown={(event) => event.key === 'ArrowDown' && event.preventDefault()}>
        Terneros
      </button>
      <div popover="auto">
        <a href="#off">Quitar</a>
      </div>
      <button type="button">Angus</button>
    </div>,
  );
  prepareRoving(container);
  const [first, second] = screen.getAllByRole('button', { hidden: true });
  const off = screen.getByText('Quitar');
  expect([first?.tabIndex, off.tabIndex, second?.tabIndex]).toEqual([0, 0, -1]);
  for (const [from, key, to] of [
    [first, 'ArrowDown', first],
    [off, 'ArrowRight', off],
    [first, 'ArrowRight', second],
  ] as const) {
    from?.focus();
    fireEvent.keyDown(from ?? container, { key });
    expect(document.activeElement).toBe(to);
  }
});

it('is one of several parts that share a name, of which a list of choices keeps the keys that it needs', () => {
  const { container } = render(
    <div onKeyDown={rove}>
      <div data-roving data-group="results">
        <button type="button">Angus</button>
      </div>
      <button type="button">Avisame</button>
      <div data-roving>
        <button type="button">Otro grupo</button>
      </div>
      <select data-roving data-group="results" aria-label="Orden" />
    </div>,
  );
  prepareRoving(container);
  const [chip, apart, other, sort] = [...container.querySelectorAll<HTMLElement>('button, select')];
  expect([chip, apart, other, sort].map((item) => item?.tabIndex)).toEqual([0, 0, 0, -1]);
  chip?.focus();
  for (const [key, to] of [
    ['ArrowRight', sort],
    ['ArrowDown', sort],
    ['End', sort],
    ['ArrowRight', chip],
    ['ArrowLeft', sort],
  ] as const) {
    fireEvent.keyDown(document.activeElement ?? container, { key });
    expect(document.activeElement).toBe(to);
  }
  expect([chip, apart, other, sort].map((item) => item?.tabIndex)).toEqual([-1, 0, 0, 0]);
});

it('leaves out what is not seen', () => {
  const { container } = render(
    <div data-roving>
      <button type="button">Lista</button>
      <a href="#map">Mapa</a>
    </div>,
  );
  const map = screen.getByRole('link', { name: 'Mapa' });
  Object.defineProperty(map, 'offsetParent', { value: container });
  screen.getByRole('button').tabIndex = -1;
  prepareRoving(container);
  expect(map.tabIndex).toBe(0);
});
