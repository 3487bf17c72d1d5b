import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FLOW_STEPS } from '@/lib/accounts/onboarding/schema';
import { Onboarding } from './onboarding';
import { GUIDE_STEPS, TOUR_STEPS, WELCOME_ID, type OnboardingLabels } from './words';

let pathname = '/';
jest.mock('next/navigation', () => ({ usePathname: () => pathname }));

const stepsOf = <Id extends string>(ids: readonly Id[]) =>
  ids.map((id, index) => ({
    id,
    title: `About ${id}`,
    text: `Text of ${id}`,
    progress: `Step ${index + 1} of ${ids.length}`,
  }));

const words: OnboardingLabels = {
  start: 'Start',
  previous: 'Previous',
  next: 'Next',
  skip: 'Skip',
  close: 'Close',
  finish: 'Done',
  progressLabel: 'Progress',
  tour: stepsOf(TOUR_STEPS),
  guide: stepsOf(GUIDE_STEPS),
  categories: [
    { category: 'bovine', name: 'Cattle' },
    { category: 'ovine', name: 'Sheep' },
  ],
};

const sendBeacon = jest.fn<boolean, [string, Blob]>(() => true);

/** Returns the events reported to the server about one introduction, in order, as "name step". */
async function reported(flow = 'tour'): Promise<string[]> {
  const bodies = await Promise.all(sendBeacon.mock.calls.map(([, blob]) => read(blob)));
  expect(new Set(bodies.map((body) => body.flow))).toEqual(new Set([flow]));
  return bodies.map(({ name, step }) => [name, step].filter((part) => part !== undefined).join(' '));
}

function read(blob: Blob): Promise<{ name: string; flow: string; step?: number; visitorId: string }> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () =>
      resolve(JSON.parse(reader.result as string) as { name: string; flow: string; visitorId: string });
    reader.readAsText(blob);
  });
}

beforeAll(() => {
  // Mocks what jsdom lacks: modal dialogs, layout, beacons.
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
  };
  globalThis.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  window.matchMedia = jest.fn(() => ({ matches: true })) as unknown as typeof window.matchMedia;
  window.scrollBy = jest.fn();
  Object.assign(navigator, { sendBeacon });
  Object.defineProperty(globalThis.crypto, 'randomUUID', {
    configurable: true,
    value: () => '018f0000-0000-4000-8000-000000000001',
  });
  globalThis.IntersectionObserver = class {
    constructor(private readonly report: (entries: { isIntersecting: boolean; target: Element }[]) => void) {}
    observe(target: Element) {
      scrollTo = () => this.report([{ isIntersecting: true, target }]);
    }
    disconnect() {
      scrollTo = () => undefined;
    }
  } as unknown as typeof IntersectionObserver;
});

/** The place of the first step in the home page, and what scrolls to it. */
let place: HTMLElement;
let scrollTo: () => void = () => undefined;

beforeEach(() => {
  place = document.body.appendChild(document.createElement('div'));
  place.id = WELCOME_ID;
  pathname = '/';
  localStorage.clear();
  sendBeacon.mockClear();
  window.history.replaceState(null, '', '/');
  globalThis.fetch = jest.fn(() => Promise.resolve({ json: () => Promise.resolve(words) } as Response));
});

afterEach(() => place.remove());

const start = (kind: 'tour' | 'guide') => act(() => void window.dispatchEvent(new Event(`corral:start-${kind}`)));
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('the tour', () => {
  it('is offered in the page once its place is seen, covers nothing, and is not offered again once it was skipped', async () => {
    const { unmount } = render(<Onboarding locale="es" />);
    expect(fetch).not.toHaveBeenCalled();
    act(() => scrollTo());
    expect(await screen.findByRole('region', { name: 'About welcome' })).toHaveTextContent('Text of welcome');
    expect(place).toContainElement(screen.getByRole('button', { name: 'Start' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await press('Skip');
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
    expect(localStorage.getItem('onboarding')).toBe('seen');
    expect(await reported()).toEqual(['onboarding_started', 'onboarding_skipped 1']);
    unmount();

    render(<Onboarding locale="es" />);
    act(() => scrollTo());
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it('goes on in a dialog from the card, and back to it', async () => {
    render(<Onboarding locale="es" />);
    act(() => scrollTo());
    await userEvent.click(await screen.findByRole('button', { name: 'Start' }));
    expect(screen.getByRole('dialog', { name: 'About filters' })).toBeInTheDocument();
    await press('Previous');
    expect(screen.getByRole('region', { name: 'About welcome' })).toBeInTheDocument();
    expect(await reported()).toEqual(['onboarding_started', 'onboarding_step_completed 1']);
  });

  it('is offered nowhere but in the home page', () => {
    place.remove();
    render(<Onboarding locale="es" />);
    act(() => scrollTo());
    expect(fetch).not.toHaveBeenCalled();
  });

  it('goes forward, back and to its end, and keeps the focus on the way on', async () => {
    localStorage.setItem('onboarding', 'seen');
    render(<Onboarding locale="es" />);
    start('tour');
    expect(await screen.findByRole('button', { name: 'Start' })).toHaveFocus();
    expect(localStorage.getItem('onboarding')).toBeNull();
    await press('Start');
    expect(screen.getByRole('status')).toHaveTextContent('Step 2 of 5: About filters. Text of filters');
    await press('Previous');
    expect(screen.getByRole('button', { name: 'Start' })).toHaveFocus();
    await press('Start');
    for (let step = 0; step < 3; step += 1) await press('Next');
    await press('Done');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(localStorage.getItem('onboarding')).toBe('seen');
    expect(await reported()).toEqual([
      'onboarding_started',
      ...[1, 2, 3, 4, 5].map((step) => `onboarding_step_completed ${step}`),
      'onboarding_completed 5',
    ]);
  });

  it('is skipped by Escape, once', async () => {
    render(<Onboarding locale="es" />);
    start('tour');
    const dialog = await screen.findByRole('dialog');
    fireEvent(dialog, new Event('cancel', { cancelable: true }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(await reported()).toEqual(['onboarding_started', 'onboarding_skipped 1']);
  });

  it('starts from a link to #tour and takes it out of the address', async () => {
    localStorage.setItem('onboarding', 'seen');
    window.history.replaceState(null, '', '/?page=2#tour');
    render(<Onboarding locale="es" />);
    expect(await screen.findByRole('dialog')).toBeInTheDocument();
    expect(window.location.href).toMatch(/\/\?page=2$/);
  });

  it('reports nothing about users who ask not to be tracked, and gives them no id', async () => {
    Object.defineProperty(navigator, 'doNotTrack', { configurable: true, value: '1' });
    render(<Onboarding locale="es" />);
    start('tour');
    await screen.findByRole('dialog');
    await press('Skip');
    expect(sendBeacon).not.toHaveBeenCalled();
    expect(localStorage.getItem('visitor-id')).toBeNull();
    Object.defineProperty(navigator, 'doNotTrack', { configurable: true, value: null });
  });
});

describe('the guide', () => {
  it('is offered instead of the tour where an account was just opened', async () => {
    localStorage.setItem('onboarding', 'guide');
    render(<Onboarding locale="es" />);
    act(() => scrollTo());
    await userEvent.click(await screen.findByRole('button', { name: 'Start' }));
    expect(screen.getByRole('dialog', { name: 'About browse' })).toBeInTheDocument();
    expect((await reported('guide')).at(0)).toBe('onboarding_started');
  });

  it('shows the categories and how far it is', async () => {
    render(<Onboarding locale="es" />);
    start('guide');
    expect(await screen.findByText('Sheep')).toBeInTheDocument();
    expect(screen.getByRole('progressbar', { name: 'Progress' })).toHaveAttribute('aria-valuenow', '17');
    expect(screen.getByText('17 %')).toBeInTheDocument();
    expect(screen.getByText('Step 1 of 6')).toBeInTheDocument();
  });

  it('stays open when somebody clicks beside it, is completed by its last button', async () => {
    render(<Onboarding locale="es" />);
    start('guide');
    await userEvent.click(await screen.findByRole('dialog'));
    for (let step = 0; step < 5; step += 1) await press('Next');
    expect(screen.getByText('100 %')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Skip' })).not.toBeInTheDocument();
    await press('Done');
    expect(localStorage.getItem('onboarding')).toBe('seen');
    expect((await reported('guide')).at(-1)).toBe('onboarding_completed 6');
    expect({ tour: TOUR_STEPS.length, guide: GUIDE_STEPS.length }).toEqual(FLOW_STEPS);
  });

  it('is left by its close button', async () => {
    render(<Onboarding locale="es" />);
    start('guide');
    await screen.findByRole('dialog');
    await press('Next');
    await press('Close');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(await reported('guide')).toEqual([
      'onboarding_started',
      'onboarding_step_completed 1',
      'onboarding_skipped 2',
    ]);
  });
});
