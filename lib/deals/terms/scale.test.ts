import { asTyped, formatScale, onScale, scaleFigure, scalesAt, scaleUnit, toKg } from './scale';

describe('the scales of a deal', () => {
  it.each([
    ['live_cwt', 'lb'],
    ['live_lb', 'lb'],
    ['live_kg', 'kg'],
    ['carcass_kg', 'kg'],
    ['arroba', 'kg'],
    ['head', 'kg'],
    ['lot', 'kg'],
  ] as const)('of a price by %s show %s', (basis, unit) => expect(scaleUnit({ basis })).toBe(unit));

  it('show pounds where a price by the head slides by them, and kilograms where one by the kilogram does', () => {
    const slide = { kind: 'extra', amount: '0.7', unit: 'lb', stop: null, bothWays: false } as const;
    expect(scaleUnit({ basis: 'head', slide })).toBe('lb');
    expect(scaleUnit({ basis: 'live_kg', slide })).toBe('kg');
  });

  it.each([
    ['Amarillo, Texas', 'lb'],
    ['Lethbridge, Alberta, Canada', 'lb'],
    ['Trinidad, Uruguay', 'kg'],
    ['somewhere', 'kg'],
  ] as const)('of animals in %s that are sold by the head show %s', (location, unit) => {
    expect(scaleUnit({ basis: 'head', ...scalesAt(location) })).toBe(unit);
    expect(scaleUnit({ basis: 'live_kg', ...scalesAt(location) })).toBe('kg');
  });

  it('say the pounds that were entered, to a hundredth', () => {
    for (let pounds = 1; pounds < 100_000; pounds += 37)
      for (const text of [String(pounds), `${pounds}.5`, `${pounds}.01`])
        expect(onScale(toKg(text, 'lb'), 'lb')).toBe(text);
  });

  it('know the pounds that were typed for a weight that is stored with two decimals of a kilogram', () => {
    const stored = (pounds: string) => Number(Number(toKg(pounds, 'lb')).toFixed(2));
    const known = (pounds: string) => onScale(String(asTyped(stored(pounds), 'lb')), 'lb');
    for (let pounds = 1; pounds <= 3000; pounds++)
      for (const text of [String(pounds), `${pounds}.5`]) expect(known(text)).toBe(text);
    expect(asTyped(stored('525'), 'lb')).toBe(238.13599425);
  });

  it('take no pounds for typed where there are none: on scales of kilograms, and in exact kilograms', () => {
    expect([asTyped(238.14, 'kg'), asTyped(238.13599425, 'lb')]).toEqual([238.14, 238.13599425]);
  });

  it('leave kilograms as they are, and what is no number to the field', () => {
    expect([toKg('9840.25', 'kg'), onScale('9840.25', 'kg')]).toEqual(['9840.25', '9840.25']);
    expect([toKg('', 'lb'), toKg('20 mil', 'lb')]).toEqual(['', '20 mil']);
  });

  it('are written as each language writes numbers', () => {
    const kg = toKg('20500.5', 'lb');
    expect([scaleFigure('en', kg, 'lb'), formatScale('es', kg, 'lb')]).toEqual(['20,500.5', '20.500,5\u00a0lb']);
    expect(formatScale('pt', 9840.25, 'kg')).toBe('9.840,3\u00a0kg');
  });
});
