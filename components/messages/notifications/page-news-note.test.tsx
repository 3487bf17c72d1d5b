import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { announcePageNews } from '@/components/ui/shared-data/inbox-change';
import { PageNewsNote } from './page-news-note';

const refresh = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh }) }));

it('says that the page is outdated, and reads it again when asked to', async () => {
  render(<PageNewsNote text="Hay novedades en esta página" action="Mostrar" />);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  act(announcePageNews);
  expect(screen.getByRole('status')).toHaveTextContent('Hay novedades en esta página');
  expect(refresh).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Mostrar' }));
  expect(refresh).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
