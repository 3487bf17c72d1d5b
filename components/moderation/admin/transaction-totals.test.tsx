/** @jest-environment node */
import { renderToStaticMarkup } from 'react-dom/server';
import es from '@/messages/es.json';
import { TransactionTotals } from './transaction-totals';

jest.mock('next-intl/server', () => ({
  getTranslations: ({ namespace }: { namespace: never }) => {
    const { createTranslator } = jest.requireActual<typeof import('next-intl')>('next-intl');
    return Promise.resolve(createTranslator({ locale: 'es', messages: es, namespace }));
  },
}));

it('sums what the operator collects, not the hammer prices that buyers pay to sellers', async () => {
  const month = '2026-11';
  const total = { month, currency: 'USD', count: 1, completed: '0.00', failed: '0.00', refunded: '0.00' };
  const totals = [
    { ...total, type: 'auction_bid' as const, pending: '126000.00' },
    { ...total, type: 'highlight_month' as const, pending: '15.00' },
    { ...total, type: 'banner_ad_request' as const, pending: '300.00' },
  ];
  const html = renderToStaticMarkup(await TransactionTotals({ locale: 'es', totals, month }));
  const sums = html.slice(0, html.indexOf('<details'));
  expect(sums).toContain('US$\u00a0315');
  expect(sums).not.toContain('126');
  expect(html).toContain('US$\u00a0126.000');
  expect(html).toContain(es.admin.transactions.hammerNote);
});

it('adds the rows of each month up to the sum at the head', async () => {
  const none = { count: 1, completed: '0.00', pending: '0.00', failed: '0.00', refunded: '0.00' };
  const total = { ...none, month: '2026-11', currency: 'USD' };
  const totals = [
    { ...total, type: 'auction_bid' as const, completed: '126000.00' },
    { ...total, type: 'highlight_month' as const, completed: '15.10' },
    { ...total, type: 'banner_ad_request' as const, completed: '300.20' },
    { ...total, type: 'banner_ad' as const, currency: 'UYU', completed: '4000.00', month: '2026-10' },
  ];
  const html = renderToStaticMarkup(await TransactionTotals({ locale: 'es', totals, month: '2026-11' }));
  const [head, list] = html.split('<details') as [string, string];
  expect(head).toContain('US$\u00a0315,30');
  // A currency of other months isn't said with zeros.
  expect(head).not.toMatch(/ · \W*(\$|UYU)/);
  const row = list.split('<tr').find((part) => part.includes('Total de')) ?? '';
  expect(row).toContain('US$\u00a0315,30');
  expect(list.match(/Total de/g)).toHaveLength(1);
});
