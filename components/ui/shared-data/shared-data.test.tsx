import { act, render, screen } from '@testing-library/react';
import { createSharedData, useSharedData, type SharedData } from './shared-data';

type Answer = { resolve: (value: string) => void; reject: (error: Error) => void };

function setUp() {
  const answers: Answer[] = [];
  const load = jest.fn(() => new Promise<string>((resolve, reject) => answers.push({ resolve, reject })));
  return { load, answers, shared: createSharedData(load) };
}

function Reader({ shared }: { shared: SharedData<string> }) {
  const { data = 'unknown' } = useSharedData(shared);
  return <p>{data}</p>;
}

describe('shared data', () => {
  it('is loaded once for all that show it', async () => {
    const { load, answers, shared } = setUp();
    render([1, 2].map((key) => <Reader key={key} shared={shared} />));
    expect(screen.getAllByText('unknown')).toHaveLength(2);
    await act(async () => answers[0]?.resolve('Marta'));
    expect(screen.getAllByText('Marta')).toHaveLength(2);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('prefers what a write returned to an older answer that arrives later', async () => {
    const { answers, shared } = setUp();
    render(<Reader shared={shared} />);
    act(() => shared.set('written'));
    await act(async () => answers[0]?.resolve('older'));
    expect(screen.getByText('written')).toBeInTheDocument();
  });

  it('keeps what is known if loading it again fails', async () => {
    const { answers, shared } = setUp();
    render(<Reader shared={shared} />);
    await act(async () => answers[0]?.resolve('Marta'));
    act(() => void shared.refresh());
    await act(async () => answers[1]?.reject(new Error('offline')));
    expect(screen.getByText('Marta')).toBeInTheDocument();
    expect(shared.get()).toBe('Marta');
  });

  it('is loaded again by what is shown after a failure', async () => {
    const { load, answers, shared } = setUp();
    const { unmount } = render(<Reader shared={shared} />);
    await act(async () => answers[0]?.reject(new Error('offline')));
    unmount();
    render(<Reader shared={shared} />);
    expect(load).toHaveBeenCalledTimes(2);
    await act(async () => answers[1]?.resolve('back'));
    expect(screen.getByText('back')).toBeInTheDocument();
  });
});
