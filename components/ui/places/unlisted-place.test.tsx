import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import { useState } from 'react';
import messages from '@/messages/es.json';
import { UnlistedPlace } from './unlisted-place';

const AREAS = [
  { country: 'UY', name: 'Uruguay', regions: [{ name: 'Salto', label: 'Salto, Uruguay' }] },
  {
    country: 'AR',
    name: 'Argentina',
    regions: [
      { name: 'Chaco', label: 'Chaco, Argentina' },
      { name: 'Salta', label: 'Salta, Argentina' },
    ],
  },
];

function Place({ text }: { text: string }) {
  const [value, setValue] = useState(text);
  return (
    <NextIntlClientProvider locale="es" messages={messages}>
      <output>{value}</output>
      <UnlistedPlace value={value} onChange={setValue} />
    </NextIntlClientProvider>
  );
}

describe('a place that isn’t in the list', () => {
  const user = userEvent.setup({ delay: null });
  const fetched = jest.fn<Promise<Response>, [string]>();
  const open = () => user.click(screen.getByRole('button', { name: 'No está en la lista' }));

  beforeEach(() => {
    fetched.mockResolvedValue({ ok: true, json: () => Promise.resolve(AREAS) } as Response);
    global.fetch = fetched as unknown as typeof fetch;
  });

  it('keeps what was typed, and is followed by the region that was chosen last', async () => {
    render(<Place text="Paraje Los Ceibos" />);
    await open();
    expect(fetched).toHaveBeenCalledWith('/api/places/regions?language=es');
    await user.selectOptions(await screen.findByLabelText('País'), 'Argentina');
    await user.selectOptions(screen.getByLabelText('Departamento, provincia o estado'), 'Salta');
    expect(screen.getByRole('status')).toHaveTextContent('Paraje Los Ceibos, Salta, Argentina');
    await user.selectOptions(screen.getByLabelText('Departamento, provincia o estado'), 'Chaco');
    expect(screen.getByRole('status')).toHaveTextContent('Paraje Los Ceibos, Chaco, Argentina');
    await user.selectOptions(screen.getByLabelText('País'), 'Uruguay');
    await user.selectOptions(screen.getByLabelText('Departamento, provincia o estado'), 'Salto');
    expect(screen.getByRole('status')).toHaveTextContent('Paraje Los Ceibos, Salto, Uruguay');
  });

  it('shows what a draft has chosen', async () => {
    render(<Place text="Paraje Los Ceibos, Chaco, Argentina" />);
    await open();
    expect(await screen.findByLabelText('País')).toHaveValue('AR');
    expect(screen.getByLabelText('Departamento, provincia o estado')).toHaveDisplayValue('Chaco');
  });

  it('can be tried again after a failure', async () => {
    fetched.mockRejectedValueOnce(new Error('offline'));
    render(<Place text="" />);
    await open();
    expect(await screen.findByRole('alert')).toHaveTextContent('No pudimos traer la lista.');
    await open();
    expect(await screen.findByLabelText('País')).toBeVisible();
  });
});
