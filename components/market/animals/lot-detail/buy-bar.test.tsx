import { render } from '@testing-library/react';
import { ContactButton } from '@/components/messages/messages/contact-button';
import { BuyBar } from '@/components/market/listings/detail/buy-box';
import type { ListingModel } from '@/components/market/listings/detail/listing-model';

jest.mock('@/components/messages/messages/contact-button', () => ({ ContactButton: jest.fn(() => null) }));

it('writes about the heads that were chosen, as the box does', () => {
  const lot = {
    price: { currency: 'US$', amount: '900', unit: '/cab' },
    heads: { words: { message: { other: 'Quiero {count} cabezas.' } } },
  };
  const model = {
    locale: 'es',
    kind: 'listing',
    id: '1',
    title: 'Novillos',
    seller: { id: 's', name: 'Ana' },
    words: {},
    lot,
  };
  render(<BuyBar model={model as unknown as ListingModel} heads={12} />);
  expect(jest.mocked(ContactButton).mock.calls[0]?.[0].opening).toBe('Quiero 12 cabezas.');
});
