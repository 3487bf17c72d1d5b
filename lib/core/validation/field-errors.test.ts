import { lotFieldsSchema } from '@/lib/market/auctions/schema';
import { fieldErrors } from './field-errors';

it('says one thing about each wrong field, the most basic', () => {
  const { error } = lotFieldsSchema.safeParse({ startingPrice: 'x', reservePrice: '-3', quantity: 'many', title: '' });
  const errors = fieldErrors(error?.issues ?? []);
  expect(Object.entries(errors).filter(([, messages]) => messages.length !== 1)).toEqual([]);
  expect(errors.startingPrice).toEqual([{ key: 'amount' }]);
});
