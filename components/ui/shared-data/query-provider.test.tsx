import { useQueries, useQuery } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import { announceInboxChange } from './inbox-change';
import { DASHBOARD_KEY, MESSAGES_KEY } from './query-keys';
import { QueryProvider } from './query-provider';

const read = jest.fn<Promise<string>, []>();

function Reader({ of }: { of: string }) {
  const { data, isError } = useQuery({ queryKey: [of], queryFn: read });
  return <p>{isError ? 'failed' : data}</p>;
}

function show(mounted: boolean, of = 'animals') {
  return <QueryProvider>{mounted ? <Reader of={of} /> : null}</QueryProvider>;
}

beforeEach(() => read.mockReset());

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
  render(show(true, 'equipment'));
  await waitFor(() => expect(screen.getByText('failed')).toBeInTheDocument());
  expect(read).toHaveBeenCalledTimes(1);
});

it.each([
  ['the first event of the stream', true, ['/messages', 'tab=messages']],
  ['any other', false, ['/messages', 'tab=messages', 'tab=listings']],
])('reads the messages again with %s', async (_, isFirst, expected) => {
  const asked: string[] = [];
  const locale = isFirst ? 'es' : 'en';
  const queries = [
    [...MESSAGES_KEY, locale, '/messages'],
    [...DASHBOARD_KEY, locale, 'tab=messages'],
    [...DASHBOARD_KEY, locale, 'tab=listings'],
  ];
  function Readers() {
    useQueries({
      queries: queries.map((queryKey) => ({
        queryKey,
        queryFn: () => {
          asked.push(String(queryKey[2]));
          return Promise.resolve('read');
        },
      })),
    });
    return null;
  }
  render(
    <QueryProvider>
      <Readers />
    </QueryProvider>,
  );
  await waitFor(() => expect(asked).toHaveLength(3));
  asked.length = 0;
  await act(async () => announceInboxChange(isFirst));
  expect(asked).toEqual(expected);
});
