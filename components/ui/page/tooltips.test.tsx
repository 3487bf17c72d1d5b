import { act, fireEvent, render, screen } from '@testing-library/react';
import { Tooltips } from './tooltips';

beforeEach(() => {
  jest.useFakeTimers({ now: 0 });
  render(
    <>
      <button data-tip="Editar">1</button>
      <button data-tip="Pausar">2</button>
      <p>3</p>
      <Tooltips />
    </>,
  );
});
afterEach(() => jest.useRealTimers());

const rest = (name: string) => fireEvent.pointerOver(screen.getByText(name));
const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
const text = () => screen.queryByTestId('tooltip')?.textContent ?? null;

it('opens after 700 ms, and the next one within 300 ms at once', () => {
  rest('1');
  wait(690);
  expect(text()).toBeNull();
  wait(20);
  expect(text()).toBe('Editar');
  rest('3');
  expect(text()).toBeNull();
  wait(250);
  rest('2');
  expect(text()).toBe('Pausar');
  rest('3');
  wait(350);
  rest('1');
  expect(text()).toBeNull();
  wait(710);
  expect(text()).toBe('Editar');
});

it('closes at Escape, a click or a scroll', () => {
  for (const close of [
    () => fireEvent.keyDown(document, { key: 'Escape' }),
    () => fireEvent.pointerDown(document.body),
    () => fireEvent.scroll(document.body),
  ]) {
    rest('1');
    wait(710);
    expect(text()).toBe('Editar');
    close();
    expect(text()).toBeNull();
    rest('3');
    wait(400);
  }
});
