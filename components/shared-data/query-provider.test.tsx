import { useQuery } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import { QueryProvider, clearQueries } from './query-provider';

const read = jest.fn<Promise<string>, []>();

function Reader() {
  const { data, isError } = useQuery({ queryKey: ['animals'], queryFn: read });
  return <p>{isError ? 'failed' : data}</p>;
}

function show(mounted: boolean) {
  return <QueryProvider>{mounted ? <Reader /> : null}</QueryProvider>;
}

beforeEach(() => {
  clearQueries();
  read.mockReset();
});

it('reads once: neither coming back to the page nor to the window reads again', async () => {
  read.mockResolvedValue('twelve');
  const { rerender } = render(show(true));
  await screen.findByText('twelve');
  rerender(show(false));
  rerender(show(true));
  act(() => {
    window.dispatchEvent(new Event('visibilitychange'));
  });
  expect(screen.getByText('twelve')).toBeInTheDocument();
  expect(read).toHaveBeenCalledTimes(1);
});

it('does not try a failed read again', async () => {
  read.mockRejectedValue(new Error('offline'));
  render(show(true));
  await waitFor(() => expect(screen.getByText('failed')).toBeInTheDocument());
  expect(read).toHaveBeenCalledTimes(1);
});
