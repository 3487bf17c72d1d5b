import { readSlot, refusedSlot, slotEnd, slotKey, slotSpan, slotsRule, type Slot } from './visit-slots';

const UY = { location: 'Durazno, Uruguay', seller: { timeZone: null, location: null } };
const at = (moment: string) => new Date(moment);

it.each([
  [{ day: '2026-12-01', at: 'morning' }, '2026-12-01T16:00:00.000Z'],
  [{ day: '2026-12-01', at: 'afternoon' }, '2026-12-01T23:00:00.000Z'],
  [{ day: '2026-12-01', at: '09:30' }, '2026-12-01T12:30:00.000Z'],
] as [Slot, string][])('is over by the clock of the place: %j', (slot, end) => {
  expect(slotEnd(slot, UY).toISOString()).toBe(end);
});

it('follows a change of the clocks', () => {
  const place = { location: 'Sevilla, España', seller: { timeZone: 'Europe/Madrid', location: null } };
  expect(slotEnd({ day: '2026-10-24', at: '10:00' }, place).toISOString()).toBe('2026-10-24T08:00:00.000Z');
  expect(slotEnd({ day: '2026-10-26', at: '10:00' }, place).toISOString()).toBe('2026-10-26T09:00:00.000Z');
});

it('is over by the later clock where a country has several, or its seller lives elsewhere', () => {
  const slot: Slot = { day: '2026-12-01', at: '10:00' };
  const west = { location: 'Sorriso, Mato Grosso, Brasil', seller: { timeZone: 'America/Cuiaba', location: null } };
  expect(slotEnd(slot, west).toISOString()).toBe('2026-12-01T14:00:00.000Z');
  const abroad = { ...UY, seller: { timeZone: 'Europe/Madrid', location: null } };
  expect(slotEnd(slot, abroad).toISOString()).toBe('2026-12-01T13:00:00.000Z');
  const nowhere = { location: 'x', seller: { timeZone: null, location: null } };
  expect(slotEnd(slot, nowhere).toISOString()).toBe('2026-12-01T10:00:00.000Z');
});

it.each([
  [{ day: '2026-12-01', at: 'morning' }, ['2026-12-01T11:00:00.000Z', '2026-12-01T15:00:00.000Z']],
  [{ day: '2026-12-01', at: 'afternoon' }, ['2026-12-01T17:00:00.000Z', '2026-12-01T21:00:00.000Z']],
  [{ day: '2026-12-01', at: '09:30' }, ['2026-12-01T12:30:00.000Z', undefined]],
] as [Slot, string[]][])('is in a calendar from when to when it is there: %j', (slot, [from, until]) => {
  const span = slotSpan(slot, UY);
  expect([span.at, span.until].map((moment) => moment && new Date(moment).toISOString())).toEqual([from, until]);
});

it('is in a calendar by the seller’s own clock in their country, else by that of the place', () => {
  const slot: Slot = { day: '2026-12-01', at: '10:00' };
  const cuiaba = { timeZone: 'America/Cuiaba', location: 'Cuiabá, Brasil' };
  expect(slotSpan(slot, { location: 'Sorriso, Mato Grosso, Brasil', seller: cuiaba })).toEqual({
    at: at('2026-12-01T14:00:00Z'),
  });
  expect(slotSpan(slot, { ...UY, seller: cuiaba })).toEqual({ at: at('2026-12-01T13:00:00Z') });
});

it('is in a calendar by whatever clock is there where nobody knows the zone', () => {
  const nowhere = { location: 'x', seller: { timeZone: null, location: null } };
  expect(slotSpan({ day: '2026-12-01', at: 'morning' }, nowhere)).toEqual({
    at: '2026-12-01T08:00',
    until: '2026-12-01T12:00',
  });
});

it('names the first slot that is over or too far ahead', () => {
  const now = at('2026-12-01T16:00:00Z');
  const morning: Slot = { day: '2026-12-01', at: 'morning' };
  const afternoon: Slot = { day: '2026-12-01', at: 'afternoon' };
  expect(refusedSlot([afternoon], UY, now)).toBeNull();
  expect(refusedSlot([afternoon, morning], UY, now)).toEqual({ key: 'slotPast', nth: 2 });
  expect(refusedSlot([{ day: '2027-01-30', at: 'morning' }], UY, now)).toBeNull();
  expect(refusedSlot([{ day: '2027-03-01', at: 'morning' }], UY, now)).toEqual({ key: 'slotFar', nth: 1 });
});

it('accepts one to three different slots', () => {
  const slots = ['2026-12-01', '2026-12-02', '2026-12-03', '2026-12-04'].map((day) => ({ day, at: 'morning' }));
  const keyOf = (value: unknown) => slotsRule.safeParse(value).error?.issues[0]?.message;
  expect(keyOf(slots.slice(0, 3))).toBeUndefined();
  expect(keyOf([])).toBe('validation.slotsRequired');
  expect(keyOf(slots)).toBe('validation.slotsTooMany');
  expect(keyOf([slots[0], slots[0]])).toBe('validation.slotsEqual');
  for (const wrong of ['', '24:00', '9:30', 'night']) expect(keyOf([{ day: '2026-12-01', at: wrong }])).toBeDefined();
  expect(keyOf([{ day: '2026-02-30', at: 'morning' }])).toBeDefined();
});

it('is named by a word, and read from it', () => {
  const slot: Slot = { day: '2026-12-01', at: '09:30' };
  expect(readSlot(slotKey(slot))).toEqual(slot);
  for (const wrong of [null, '', '2026-12-01', '2026-12-01 25:00', new Blob()]) expect(readSlot(wrong)).toBeNull();
});

it.each([
  ['04:59', false],
  ['05:00', true],
  ['22:00', true],
  ['22:01', false],
  ['03:15', false],
])('a visit at %s is accepted: %s', (at, isAccepted) =>
  expect(slotsRule.safeParse([{ day: '2026-12-01', at }]).success).toBe(isAccepted),
);

it('says at which hours somebody may come', () => {
  const { error } = slotsRule.safeParse([{ day: '2026-12-10', at: '03:00' }]);
  expect(error?.issues.map(({ message }) => message)).toEqual(['validation.slotHours']);
});
