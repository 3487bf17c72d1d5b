import { DomainError } from '@/lib/core/errors/domain-error';
import { drawPreview } from '@/lib/files/images/process-image';
import { drawShared } from './draw-shared';
import type { Shared } from './subject';

jest.mock('@/lib/files/images/process-image', () => ({ drawPreview: jest.fn() }));

const shared: Shared = {
  kind: 'seller',
  id: '01990000-0000-7000-8000-000000000000',
  locale: 'es',
  title: 'Rosa Luna',
  ownTitle: 'Rosa Luna',
  lead: null,
  price: null,
  details: [],
  badge: null,
  picture: null,
  stock: 'art/stock-bovine.webp',
};

it('is told to come again while the machine is too busy to draw, and draws then', async () => {
  jest.mocked(drawPreview).mockRejectedValueOnce(new DomainError('unsupported_type'));
  await expect(drawShared(shared, () => Promise.resolve())).rejects.toMatchObject({ code: 'unavailable' });
  jest.mocked(drawPreview).mockResolvedValueOnce(Buffer.from('jpeg'));
  expect(String(await drawShared(shared, () => Promise.resolve()))).toBe('jpeg');
});
