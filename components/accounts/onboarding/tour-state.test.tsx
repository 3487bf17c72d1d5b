import { place, scrollDistance, type Side } from './placement';
import { move, type TourState } from './tour-state';

describe('move', () => {
  const start: TourState = { step: 0, completed: 0 };

  it('goes forward and back, and reports each completed step once', () => {
    const second = move(start, 'next', 3);
    expect(second).toEqual({
      state: { step: 1, completed: 1 },
      events: [{ name: 'onboarding_step_completed', step: 1 }],
    });
    const back = move(second.state as TourState, 'previous', 3);
    expect(back).toEqual({ state: { step: 0, completed: 1 }, events: [] });
    expect(move(back.state as TourState, 'next', 3)).toEqual({ state: { step: 1, completed: 1 }, events: [] });
  });

  it('does not go before the first step', () => {
    expect(move(start, 'previous', 3).state).toEqual(start);
  });

  it('is completed by next on the last step', () => {
    expect(move({ step: 2, completed: 2 }, 'next', 3)).toEqual({
      state: null,
      events: [
        { name: 'onboarding_step_completed', step: 3 },
        { name: 'onboarding_completed', step: 3 },
      ],
    });
  });

  it('is skipped by leaving, at the step where that happens', () => {
    expect(move({ step: 1, completed: 1 }, 'leave', 3)).toEqual({
      state: null,
      events: [{ name: 'onboarding_skipped', step: 2 }],
    });
  });
});

describe('place', () => {
  const space = { top: 68, width: 1280, height: 800 };
  const tip = { width: 352, height: 200 };
  const button = { left: 600, top: 300, width: 100, height: 44 };

  it.each<[Side, (at: { left: number; top: number }) => boolean]>([
    ['bottom', ({ top }) => top > 344],
    ['top', ({ top }) => top + tip.height < 300],
    ['left', ({ left }) => left + tip.width < 600],
    ['right', ({ left }) => left > 700],
  ])('stands on the side that was asked for: %s', (side, isThere) => {
    const placed = place(button, tip, space, side);
    expect(placed?.side).toBe(side);
    expect(placed && isThere(placed.tip)).toBe(true);
  });

  it('takes another side where there is no room, as on a phone', () => {
    const phone = { top: 56, width: 390, height: 844 };
    const placed = place({ left: 330, top: 400, width: 44, height: 44 }, tip, phone, 'left');
    expect(placed?.side).toBe('bottom');
    expect(placed?.tip.left).toBeGreaterThanOrEqual(12);
    expect((placed?.tip.left ?? 0) + tip.width).toBeLessThanOrEqual(390 - 12);
  });

  it('lights as much of a tall target as the tip leaves', () => {
    const placed = place({ left: 40, top: 90, width: 256, height: 1400 }, tip, space, 'bottom');
    expect(placed?.side).toBe('bottom');
    expect((placed?.hole.top ?? 0) + (placed?.hole.height ?? 0)).toBeLessThan(placed?.tip.top ?? 0);
    expect((placed?.tip.top ?? 0) + tip.height).toBeLessThanOrEqual(800);
  });

  it('is nowhere while its target is out of sight', () => {
    expect(place({ ...button, top: 2000 }, tip, space, 'bottom')).toBeNull();
  });

  it('scrolls a target to the middle of its room, a tall one to the top of it', () => {
    const scrolled = scrollDistance({ ...button, top: 2000 }, tip, space, 'left');
    expect(place({ ...button, top: 2000 - scrolled }, tip, space, 'left')?.side).toBe('left');
    const tall = { left: 330, top: 900, width: 900, height: 3000 };
    const distance = scrollDistance(tall, tip, space, 'top');
    expect(place({ ...tall, top: 900 - distance }, tip, space, 'top')).toMatchObject({
      side: 'top',
      tip: { top: expect.any(Number) as number },
    });
  });
});
