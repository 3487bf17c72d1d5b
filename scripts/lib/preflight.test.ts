import { isInstallCurrent, isNodeSupported } from './preflight.mjs';

describe('isNodeSupported', () => {
  it.each([
    ['18.20.0', false],
    ['20.18.3', false],
    ['20.19.0', true],
    ['20.20.2', true],
    ['24.0.0', true],
  ])('%s → %s', (version, expected) => expect(isNodeSupported(version)).toBe(expected));
});

describe('isInstallCurrent', () => {
  const lock = {
    packages: {
      '': { version: '1.0.0' },
      'node_modules/a': { version: '1.0.0' },
      'node_modules/other-platform': { version: '1.0.0', optional: true },
    },
  };

  it('accepts what npm ci leaves behind', () => {
    expect(isInstallCurrent(lock, { packages: { 'node_modules/a': { version: '1.0.0' } } })).toBe(true);
  });

  it.each([
    ['nothing installed', {}],
    ['a package missing', { packages: {} }],
    ['another version', { packages: { 'node_modules/a': { version: '0.9.0' } } }],
  ])('refuses %s', (_case, installed) => expect(isInstallCurrent(lock, installed)).toBe(false));
});
