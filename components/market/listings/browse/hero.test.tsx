import { fireEvent, render, screen } from '@testing-library/react';
import { Browse } from './browse';
import { SearchAlone } from './hero';

const push = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ push }) }));

const labels = {
  headline: ['Machines', 'for the farm'],
  search: 'Search',
  searchLabel: 'What are you looking for?',
  searchPlaceholder: '',
} as const;

function search(typed: string, chosen: string): HTMLFormElement {
  render(
    <Browse address="">
      <SearchAlone {...{ labels, chosen }} action="/pt" everything="/pt?page=1" text="vacas" />
    </Browse>,
  );
  const box = screen.getByRole<HTMLInputElement>('searchbox');
  fireEvent.change(box, { target: { value: typed } });
  const form = box.form as HTMLFormElement;
  fireEvent.submit(form);
  return form;
}

describe('the search near its results', () => {
  it('keeps the filters that were chosen beside the text', () => {
    search(' toros ', '?class=cow_open%2Ccow_bred&minPrice=10');
    expect(push).toHaveBeenLastCalledWith('/pt?search=toros&class=cow_open%2Ccow_bred&minPrice=10', { scroll: false });
  });

  it('sends the same without scripts', () => {
    const form = search('toros', '?minPrice=10');
    expect([form.method, form.action, ...new FormData(form)]).toEqual([
      'get',
      'http://localhost/pt',
      ['search', 'toros'],
      ['minPrice', '10'],
    ]);
  });

  it('leads to everything where nothing is asked', () => {
    search(' ', '');
    expect(push).toHaveBeenLastCalledWith('/pt?page=1', { scroll: false });
  });
});
