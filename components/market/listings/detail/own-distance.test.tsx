import { render, screen } from '@testing-library/react';
import { OwnDistance } from './own-distance';

const show = () => render(<p>Durazno, Uruguay{<OwnDistance to="Durazno, Uruguay" locale="es" label="a {km} km" />}</p>);

beforeEach(() => {
  document.cookie = 'place=; Max-Age=0';
  global.fetch = jest.fn(() => Promise.resolve({ ok: true, json: () => Promise.resolve({ km: 1064 }) } as Response));
});

it('says how far it is from the place that the visitor has said', async () => {
  document.cookie = 'place=3440781';
  show();
  expect(await screen.findByText('· a 1.064 km')).toBeInTheDocument();
  expect(fetch).toHaveBeenCalledWith('/api/places/distance?to=Durazno%2C+Uruguay', expect.anything());
});

it.each(['', 'place=UY', 'place=no'])('asks nothing with the cookie «%s»', (cookie) => {
  document.cookie = cookie;
  show();
  expect(fetch).not.toHaveBeenCalled();
});
