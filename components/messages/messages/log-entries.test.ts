import { dealDto } from '@/tests/factories/deal-dto';
import type { MessageDto, ThreadDto } from '@/lib/messages/messages/dto';
import type { OfferStepView } from '@/components/messages/offers/offer-step';
import { logEntries } from './log-entries';

const at = (minute: number) => `2026-11-22T11:${String(minute).padStart(2, '0')}:00.000Z`;
const message = (id: string, minute: number) =>
  ({ id, createdAt: at(minute), fromUserId: 'p', contactValue: '' }) as MessageDto;
const step = (id: string, minute: number): OfferStepView => ({
  offer: {
    id,
    createdAt: at(minute),
    side: 'buyer',
    terms: dealDto().terms,
    status: 'open',
    expiresAt: '2030-11-28T12:00:00.000Z',
  },
  negotiationId: 'n',
  kind: 'offer',
  isMine: false,
  name: 'Gustavo',
});
const keys = (messages: MessageDto[], steps: OfferStepView[], part: Partial<ThreadDto> = {}) =>
  logEntries(
    { topic: null, warning: null, earlier: null, until: null, ...part, messages } as ThreadDto,
    steps,
    () => '',
  )
    .filter(({ kind }) => kind !== 'day')
    .map(({ key }) => key);

it('has everything by time, and what is of one moment by id', () => {
  const messages = [message('b', 3), message('d', 1), message('f', 5)];
  expect(keys(messages, [step('e', 5), step('a', 3), step('c', 3), step('g', 2)])).toEqual([
    'd',
    'g',
    'a',
    'b',
    'c',
    'e',
    'f',
  ]);
});

it('has each offer on one page, also what was offered between the last message of one and the first of the next', () => {
  const steps = [step('o1', 1), step('o2', 15), step('o3', 20), step('o4', 30)];
  expect(keys([message('m1', 5), message('m2', 10)], steps, { until: at(20) })).toEqual(['o1', 'm1', 'm2', 'o2']);
  expect(keys([message('m3', 20)], steps, { earlier: 'm3' })).toEqual(['m3', 'o3', 'o4']);
});
