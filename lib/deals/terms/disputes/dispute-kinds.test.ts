import { openableKinds, receivedAt, sumIsFor, turnOf, whyNoDispute, type Progress } from './dispute-kinds';

const at = (hour: number) => new Date(Date.UTC(2026, 10, 20, hour));
const agreed: Progress = {
  status: 'open',
  loadedAt: null,
  enteredAt: null,
  weighedAt: null,
  acceptedAt: null,
  paidAt: null,
  haveLeft: false,
  isBetweenWeights: false,
  deliveryEnds: at(36),
};
const why = (changes: Partial<Progress>, hour: number, kind: Parameters<typeof whyNoDispute>[0] = 'weight') =>
  whyNoDispute(kind, { ...agreed, ...changes }, at(hour));

it('counts the time from when the buyer accepted, else from the last that is known of the animals', () => {
  expect(receivedAt(agreed)).toBeNull();
  expect(receivedAt({ ...agreed, loadedAt: at(1), enteredAt: at(9), weighedAt: at(4) })).toEqual(at(9));
  expect(receivedAt({ ...agreed, loadedAt: at(9), acceptedAt: at(3) })).toEqual(at(3));
});

it('opens disputes about animals within 48 hours of their receipt, even of a closed deal', () => {
  expect(why({}, 0)).toBe('dispute_early');
  expect(why({ acceptedAt: at(1) }, 48)).toBeNull();
  expect(why({ acceptedAt: at(1) }, 49)).toBe('dispute_late');
  expect(why({ acceptedAt: at(1), paidAt: at(1), status: 'closed' }, 2)).toBeNull();
  expect(why({ acceptedAt: at(1), status: 'cancelled' }, 2)).toBe('deal_over');
  expect(why({ enteredAt: at(1), isBetweenWeights: true }, 24 * 30)).toBeNull();
  expect(why({ enteredAt: at(1), acceptedAt: at(2), isBetweenWeights: true }, 24 * 30)).toBe('dispute_late');
});

it('opens those about money while it hasn’t come, and about who didn’t come after the agreed days', () => {
  expect(why({}, 0, 'payment')).toBe('dispute_early');
  expect(why({ acceptedAt: at(1) }, 24 * 60, 'payment')).toBeNull();
  expect(why({ acceptedAt: at(1), paidAt: at(2) }, 3, 'payment')).toBe('dispute_unfit');
  expect(why({}, 30, 'noShow')).toBe('dispute_early');
  expect(why({}, 37, 'noShow')).toBeNull();
  // What one side alone says takes it from nobody, nor does money that came in.
  expect(why({ loadedAt: at(1) }, 37, 'noShow')).toBeNull();
  expect(why({ paidAt: at(1) }, 37, 'noShow')).toBeNull();
  expect(why({ loadedAt: at(1), haveLeft: true }, 37, 'noShow')).toBe('dispute_unfit');
  expect(why({ acceptedAt: at(1) }, 37, 'noShow')).toBe('dispute_unfit');
  expect(openableKinds({ ...agreed, acceptedAt: at(1) }, at(24 * 30))).toEqual(['payment']);
});

it('knows whom a sum is for, and whose turn it is', () => {
  expect(sumIsFor('weight', 'seller')).toBe('buyer');
  expect(sumIsFor('payment', 'buyer')).toBe('seller');
  expect(sumIsFor('noShow', 'seller')).toBe('seller');
  expect(turnOf('buyer', [])).toBe('seller');
  expect(turnOf('buyer', [{ side: 'seller' }])).toBe('buyer');
});
