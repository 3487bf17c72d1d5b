import { render, screen } from '@testing-library/react';
import { yourPlaceLabels } from './labels';
import { PlaceUnknown } from './place-unknown';

const AREAS = [
  { country: 'AR', name: 'Argentina', regions: [{ name: 'Salta', label: 'Salta, Argentina' }] },
  { country: 'UY', name: 'Uruguay', regions: [{ name: 'Rivera', label: 'Rivera, Uruguay' }] },
];

afterEach(() => jest.restoreAllMocks());

it('offers the regions of the country of the device first, where a place is unknown', async () => {
  jest.spyOn(navigator, 'language', 'get').mockReturnValue('es-UY');
  global.fetch = jest.fn(() => Promise.resolve({ ok: true, json: () => Promise.resolve(AREAS) } as Response));
  window.history.replaceState(null, '', '/#place-unknown');
  render(<PlaceUnknown language="es" labels={await yourPlaceLabels('es')} next="/" />);
  const list = await screen.findByLabelText<HTMLSelectElement>('Tu departamento o provincia');
  expect([...list.options].map(({ value }) => value)).toEqual(['', 'Rivera, Uruguay', 'Salta, Argentina']);
});

it('asks for no list as long as nothing is unknown', async () => {
  const fetched = jest.fn();
  global.fetch = fetched;
  window.history.replaceState(null, '', '/');
  render(<PlaceUnknown language="es" labels={await yourPlaceLabels('es')} />);
  expect(fetched).not.toHaveBeenCalled();
});
