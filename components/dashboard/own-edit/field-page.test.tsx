import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithMessages } from '@/tests/jest/render-with-messages';
import type { Edited } from './edited';
import { FieldPage } from './field-page';

const push = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ push, refresh: jest.fn() }) }));
jest.mock('@/components/ui/notify', () => ({ notify: { success: jest.fn(), error: jest.fn() } }));

const LISTING: Edited = {
  ...{ id: '7', seenAt: '2026-11-01T00:00:00.000Z', weighed: 'kg', currency: 'USD', unit: '/kg', description: '' },
  values: { price: '3.125', heads: '40', weight: '342' },
  lot: {
    ...{ headCount: 40, headsLeft: 40, priceBasis: 'live_kg', class: 'steer_2_3' },
    ...{ shrinkPercent: null, dressingPercent: null },
  },
};

it.each(['price', 'heads', 'weight', 'text'] as const)('saves the %s, goes back and is free again', async (field) => {
  const save = jest.fn().mockResolvedValue({ ok: true, data: { seenAt: '' } });
  renderWithMessages(<FieldPage listing={LISTING} field={field} viewHref="/listing/7" save={save} />);
  await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
  await waitFor(() => expect(push).toHaveBeenCalledWith('/listing/7'));
  // A transition that never ends would hold the navigation.
  await waitFor(() => expect(screen.getByRole('button', { name: 'Guardar' })).toBeEnabled());
});
