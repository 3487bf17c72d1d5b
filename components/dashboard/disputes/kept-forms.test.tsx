import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { TruckForm } from '@/components/dashboard/deals/trucks/truck-form';
import { WeighForm } from '@/components/dashboard/deals/weigh-form';
import type { Locale } from '@/lib/core/i18n/locales';
import { dealDto } from '@/tests/factories/deal-dto';
import { renderWithMessages } from '@/tests/jest/render-with-messages';
import { DisputeForm } from './dispute-form';
import { ProposeForm } from './propose-form';

jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh: jest.fn(), push: jest.fn() }) }));

const send = jest.fn().mockResolvedValue({ ok: true, data: null });
const number = 123;

beforeEach(() => {
  sessionStorage.clear();
  send.mockClear();
});

/** Each form, its fields with what is typed in Spanish, and how English writes it. */
const FORMS: [string, () => ReactElement, [RegExp, string, string][]][] = [
  [
    'weighing',
    () => <WeighForm deal={dealDto()} isNext send={send} />,
    [[/^(?:Bruto|Gross), kg/, '10.500,5', '10,500.5']],
  ],
  [
    'truck',
    () => <TruckForm number={number} truck={null} left={10} unit="kg" name="Rosa" send={send} />,
    [
      [/^(?:Patente|Plate)/, 'STP1234', 'STP1234'],
      [/^(?:Peso neto|Net weight), kg/, '4.321,5', '4,321.5'],
    ],
  ],
  [
    'dispute',
    () => (
      <DisputeForm
        {...{
          number,
          heads: 10,
          netKg: null,
          weighedKg: null,
          weighedHeads: null,
          unit: 'kg',
          isDressed: false,
          faults: [],
          send,
        }}
        kinds={['weight']}
      />
    ),
    [
      [/^(?:Peso neto que|Net weight that)/, '1.234,5', '1,234.5'],
      [/^(?:Con tus|In your)/, 'Faltan dos', 'Faltan dos'],
    ],
  ],
  [
    'proposed sum',
    () => <ProposeForm {...{ number, currency: 'USD', name: 'Rosa', isNext: true, send }} />,
    [[/^(?:Cuánto|How much)/, '1.500,5', '1,500.5']],
  ],
];

it.each(FORMS)(
  'keeps what was written for %s in another language, and shows where it is folded',
  async (_, form, fields) => {
    const show = (locale: Locale) =>
      renderWithMessages(
        <details>
          <summary>…</summary>
          {form()}
        </details>,
        locale,
      );
    const before = show('es');
    for (const [label, typed] of fields) await userEvent.type(screen.getByLabelText(label), typed);
    before.unmount();
    const after = show('en');
    for (const [label, , shown] of fields) expect(screen.getByLabelText(label)).toHaveValue(shown);
    expect(after.container.querySelector('details')).toHaveAttribute('open');
  },
);

it('forgets it once it is sent', async () => {
  const form = () => <ProposeForm {...{ number, currency: 'USD' as const, name: 'Rosa', isNext: true, send }} />;
  const before = renderWithMessages(form());
  await userEvent.type(screen.getByLabelText(/US\$/), '900');
  await userEvent.click(screen.getByRole('button'));
  before.unmount();
  renderWithMessages(form());
  expect(screen.getByLabelText(/US\$/)).toHaveValue('');
});
