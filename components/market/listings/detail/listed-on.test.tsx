import { render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { ListedOn } from './listed-on';

afterEach(() => jest.restoreAllMocks());

const LATE = <ListedOn at="2026-11-28T01:30:00.000Z" sentence="Publicado el {date}" locale="es" />;

it('says the day of publication by the clock of whoever reads, and lets the page that is the same for all take over', () => {
  const container = document.createElement('div');
  container.innerHTML = renderToString(LATE);
  expect(container).toHaveTextContent('Publicado el 28 nov. 2026');
  // Half past ten in the evening, in Montevideo.
  jest.spyOn(Date.prototype, 'getDate').mockReturnValue(27);
  const complain = jest.spyOn(console, 'error').mockImplementation();
  render(LATE, { container, hydrate: true });
  expect(container).toHaveTextContent('Publicado el 27 nov. 2026');
  expect(complain).not.toHaveBeenCalled();
});
