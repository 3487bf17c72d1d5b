import {
  type Earlier,
  openableKinds,
  receivedAt,
  sumIsFor,
  turnOf,
  whyNoDispute,
  type Progress,
} from './dispute-kinds';

const at = (hour: number) => new Date(Date.UTC(2026, 10, 20, hour));
const agreed: Progress = {
  status: 'open',
  loadedAt: null,
  enteredAt: null,
  weighedAt: null,
  acceptedAt: null,
  paidAt: null,
  closedAt: null,
  cancelledBy: null,
  leftAt: null,
  haveLeft: false,
  isBetweenWeights: false,
  isPaidByWeight: true,
  disputes: [],
  deliveryEnds: at(36),
  lapsedAt: null,
};
const why = (
  changes: Partial<Progress>,
  hour: number,
  kind: Parameters<typeof whyNoDispute>[0] = 'weight',
  side: Parameters<typeof whyNoDispute>[1] = 'buyer',
) => whyNoDispute(kind, side, { ...agreed, ...changes }, at(hour));
const earlier = (traits: Partial<Earlier>): Earlier => ({
  kind: 'papers',
  status: 'withdrawn',
  openedBy: 'seller',
  openedAt: at(1),
  settledAt: at(40),
  outcome: null,
  ...traits,
});

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
  // What kilograms come to is known once the weight is firm.
  expect(why({ acceptedAt: at(1), weighedAt: at(40) }, 87)).toBeNull();
  expect(why({ acceptedAt: at(1), weighedAt: at(40) }, 88)).toBe('dispute_late');
  expect(why({ acceptedAt: at(1), weighedAt: at(40) }, 87, 'heads')).toBe('dispute_late');
  expect(why({ enteredAt: at(1), isBetweenWeights: true }, 24 * 30)).toBeNull();
  // By weights that differ nobody received anything; what else is wrong shows within 48 hours.
  const differing = { enteredAt: at(1), acceptedAt: at(2), isBetweenWeights: true };
  expect(why(differing, 24 * 30)).toBeNull();
  expect(why(differing, 24 * 30, 'heads')).toBe('dispute_late');
  expect(why({ ...differing, status: 'closed' }, 24 * 30)).toBe('dispute_late');
});

it('opens those about money while it hasn’t come, and about who didn’t come after the agreed days', () => {
  expect(why({}, 0, 'payment', 'seller')).toBe('dispute_early');
  expect(why({ acceptedAt: at(1) }, 24 * 60, 'payment', 'seller')).toBeNull();
  expect(why({ acceptedAt: at(1) }, 24 * 60, 'payment', 'buyer')).toBe('dispute_unfit');
  expect(why({ acceptedAt: at(1), paidAt: at(2) }, 3, 'payment', 'seller')).toBe('dispute_unfit');
  const unpaid = { acceptedAt: at(1), status: 'closed', closedAt: at(24) };
  expect(why(unpaid, 24 * 15 - 1, 'payment', 'seller')).toBeNull();
  expect(why(unpaid, 24 * 15, 'payment', 'seller')).toBe('deal_over');
  expect(why({}, 30, 'noShow')).toBe('dispute_early');
  expect(why({}, 37, 'noShow')).toBeNull();
  // What one side alone says takes it from nobody, nor does money that came in.
  expect(why({ loadedAt: at(1) }, 37, 'noShow')).toBeNull();
  expect(why({ paidAt: at(1) }, 37, 'noShow')).toBeNull();
  expect(why({ loadedAt: at(1), haveLeft: true }, 37, 'noShow')).toBe('dispute_unfit');
  expect(why({ acceptedAt: at(1) }, 37, 'noShow')).toBe('dispute_unfit');
  const lapsed: Partial<Progress> = { status: 'lapsed', lapsedAt: at(36) };
  for (const side of ['seller', 'buyer'] as const) {
    expect(why(lapsed, 83, 'noShow', side)).toBeNull();
    expect(why(lapsed, 84, 'noShow', side)).toBe('deal_over');
  }
  expect(why(lapsed, 83, 'payment', 'seller')).toBe('deal_over');
  // Who claims first, and withdraws in the last hour, takes nobody's time.
  const first = { ...lapsed, disputes: [earlier({ kind: 'noShow', settledAt: at(83) })] };
  expect(why(first, 84, 'noShow', 'buyer')).toBeNull();
  expect(why(first, 84, 'noShow', 'seller')).toBe('deal_over');
  expect(openableKinds('seller', { ...agreed, acceptedAt: at(1) }, at(24 * 30))).toEqual(['payment']);
});

it('gives a side its time whatever the other one disputes meanwhile', () => {
  const received = { acceptedAt: at(1), disputes: [earlier({ settledAt: at(60) })] };
  expect(why(received, 100)).toBeNull();
  expect(why(received, 109)).toBe('dispute_late');
  expect(why(received, 100, 'weight', 'seller')).toBe('dispute_unfit');
});

it('settles what is missing once, and of animals that are paid by weight missing heads with it', () => {
  const settled = (of: string, kind: 'weight' | 'heads', amount = '800.00', isPaidByWeight = true) => {
    const disputes = [earlier({ kind: of, status: 'settled', outcome: { amount } })];
    return why({ acceptedAt: at(1), isPaidByWeight, disputes }, 2, kind);
  };
  expect(settled('weight', 'weight')).toBe('dispute_unfit');
  expect(settled('weight', 'heads')).toBe('dispute_unfit');
  expect(settled('weight', 'heads', '800.00', false)).toBeNull();
  expect(settled('heads', 'weight')).toBeNull();
  expect(settled('weight', 'weight', '0.00')).toBeNull();
});

it('lets a seller claim their money where the buyer says nothing of animals that left, or called the deal off', () => {
  expect(why({ leftAt: at(1) }, 48, 'payment', 'seller')).toBe('dispute_early');
  expect(why({ leftAt: at(1) }, 49, 'payment', 'seller')).toBeNull();
  expect(why({ leftAt: at(1) }, 49, 'payment', 'buyer')).toBe('dispute_unfit');
  const fled = { status: 'cancelled', cancelledBy: 'buyer', leftAt: at(1), closedAt: at(9) };
  expect(why(fled, 10, 'payment', 'seller')).toBeNull();
  expect(why(fled, 24 * 15, 'payment', 'seller')).toBe('deal_over');
  expect(why({ ...fled, cancelledBy: 'seller' }, 10, 'payment', 'seller')).toBe('deal_over');
});

it('lets nobody keep the other from disputing what never came: after one such dispute the other one comes first', () => {
  const claimed = (kind: string, openedBy: string) => [earlier({ kind, openedBy, settledAt: at(60) })];
  const unpaid = { leftAt: at(1), disputes: claimed('payment', 'seller') };
  expect(why(unpaid, 100, 'noShow', 'buyer')).toBeNull();
  expect(why(unpaid, 100, 'payment', 'seller')).toBe('dispute_turn');
  expect(why(unpaid, 109, 'payment', 'seller')).toBeNull();
  expect(why({ ...unpaid, acceptedAt: at(30) }, 100, 'payment', 'seller')).toBe('dispute_turn');
  expect(why({ ...unpaid, acceptedAt: at(30) }, 107, 'heads', 'buyer')).toBeNull();
  expect(why({ ...unpaid, acceptedAt: at(30) }, 109, 'payment', 'seller')).toBeNull();
  const between = { enteredAt: at(1), isBetweenWeights: true, disputes: claimed('fault', 'buyer') };
  expect(why(between, 100, 'fault', 'buyer')).toBe('dispute_turn');
  expect(why(between, 109, 'fault', 'buyer')).toBeNull();
  // Nor by one kind after the other, whether both weighed or one alone.
  for (const before of [between, { ...between, enteredAt: at(99), isBetweenWeights: false }]) {
    expect(why(before, 100, 'health', 'buyer')).toBe('dispute_turn');
    expect(why(before, 109, 'health', 'buyer')).toBeNull();
  }
  // But what came about since is claimed at once: weights that differ, and the payment of what was received.
  expect(why(between, 100, 'weight', 'buyer')).toBeNull();
  const came = { acceptedAt: at(61), disputes: claimed('noShow', 'seller') };
  expect(why(came, 100, 'payment', 'seller')).toBeNull();
  const waiting = { leftAt: at(1), disputes: claimed('noShow', 'buyer') };
  expect(why(waiting, 100, 'noShow', 'buyer')).toBe('dispute_turn');
  expect(why(waiting, 100, 'payment', 'seller')).toBeNull();
});

it('knows whom a sum is for, and whose turn it is', () => {
  expect(sumIsFor('weight', 'seller')).toBe('buyer');
  expect(sumIsFor('payment', 'buyer')).toBe('seller');
  expect(sumIsFor('noShow', 'seller')).toBe('seller');
  expect(turnOf('buyer', [])).toBe('seller');
  expect(turnOf('buyer', [{ side: 'seller' }])).toBe('buyer');
});
