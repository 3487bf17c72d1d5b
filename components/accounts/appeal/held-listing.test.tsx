import { render, screen } from '@testing-library/react';
import type { HoldPage } from '@/lib/moderation/cases/dto';
import es from '@/messages/es.json';
import { HeldListing } from './held-listing';

jest.mock('@/components/ui/forms/client-messages', () => ({ ClientMessages: () => null }));
jest.mock('@/lib/core/i18n/current-locale', () => ({ currentLocale: () => Promise.resolve('es') }));
jest.mock('next-intl/server', () => ({
  getTranslations: ({ namespace }: { namespace: never }) => {
    const { createTranslator } = jest.requireActual<typeof import('next-intl')>('next-intl');
    return Promise.resolve(createTranslator({ locale: 'es', messages: es, namespace }));
  },
}));

const hold: HoldPage = {
  title: '40 novillos',
  editPath: '/edit-listing/1',
  heldAt: '2026-11-28T00:51:00.000Z',
  decidedBy: '2026-11-29T00:51:00.000Z',
  helps: ['identity'],
  answer: 'Se ven en Durazno.',
};

it('says by the clock of its owner since when a listing is held, and until when it is decided', async () => {
  const shown = { locale: 'es', topic: '1', hold, send: jest.fn() } as const;
  render(await HeldListing({ ...shown, timeZone: 'America/Montevideo' }));
  expect(screen.getByText(/27 nov\. 2026, 21:51.*antes del 28 nov\. 2026, 21:51/)).toBeInTheDocument();
});

it('leads to what becomes of an answer once it is sent', async () => {
  const shown = { locale: 'es', topic: '1', send: jest.fn(), timeZone: 'America/Montevideo' } as const;
  const { rerender } = render(await HeldListing({ ...shown, hold: { ...hold, answer: null } }));
  rerender(await HeldListing({ ...shown, hold }));
  expect(screen.getByText(es.appeal.held.waiting).parentElement).toHaveFocus();
});
