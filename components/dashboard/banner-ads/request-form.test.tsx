import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithMessages } from '@/tests/jest/render-with-messages';
import { notify } from '@/components/ui/notify';
import { leaveToSignIn } from '@/components/ui/forms/leave-to-sign-in';
import type { OwnBannerAd } from '@/lib/money/banner-ads/dto';
import { RequestForm } from './request-form';

window.HTMLElement.prototype.scrollIntoView = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh: jest.fn(), replace: jest.fn() }) }));
jest.mock('@/components/ui/notify', () => ({ notify: { success: jest.fn(), error: jest.fn() } }));
jest.mock('@/components/ui/forms/leave-to-sign-in', () => ({ leaveToSignIn: jest.fn() }));

const KEY = 'corral-banner:test';
const ADVERTISER = { companyName: '', contactEmail: 'sal@campo.test', contactPhone: '' };
const PROPS = { title: 'Pedir un anuncio', intro: null, draftKey: KEY, advertiser: ADVERTISER, aside: null };
const form = <RequestForm {...PROPS} submit={jest.fn()} isNew />;

it('begins with the company and the e-mail of the account', () => {
  renderWithMessages(
    <RequestForm {...PROPS} submit={jest.fn()} advertiser={{ ...ADVERTISER, companyName: 'Sales del Sur' }} isNew />,
  );
  expect(screen.getByRole('textbox', { name: /^Empresa/ })).toHaveValue('Sales del Sur');
  expect(screen.getByRole('textbox', { name: /^Correo de contacto/ })).toHaveValue('sal@campo.test');
});

it('keeps what was typed when the page is read in another language', async () => {
  const { unmount } = renderWithMessages(form);
  await userEvent.type(screen.getByRole('textbox', { name: /^Empresa/ }), 'Sales del Sur');
  await userEvent.clear(screen.getByRole('textbox', { name: /^Meses|^Duración/ }));
  await userEvent.type(screen.getByRole('textbox', { name: /^Meses|^Duración/ }), '3');
  await waitFor(() => expect(localStorage.getItem(KEY)).toContain('"durationMonths":"3"'));
  unmount();
  renderWithMessages(form, 'en');
  expect(screen.getByDisplayValue('Sales del Sur')).toBeInTheDocument();
  expect(screen.getByDisplayValue('3')).toBeInTheDocument();
  expect(screen.getByRole('checkbox', { name: /^(Español|Spanish)$/ })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: /^(English|Inglés)$/ })).not.toBeChecked();
});

it('says of an uploaded picture that it is ready, not where it is stored, and lets it be taken away', async () => {
  localStorage.setItem(KEY, JSON.stringify({ imageUrl: '/media/banners/547a507d.webp' }));
  renderWithMessages(form);
  expect(await screen.findByText('Imagen lista')).toBeInTheDocument();
  expect(screen.queryByDisplayValue(/media/)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Quitar la imagen' }));
  expect(screen.getByRole('textbox', { name: /^Imagen/ })).toHaveValue('');
});

const TYPED = {
  companyName: 'Sales del Sur',
  contactEmail: 'sal@campo.test',
  title: 'Sal para el verano',
  clickUrl: 'https://sales.test',
  imageUrl: 'https://sales.test/sal.jpg',
  durationMonths: '2',
  languages: ['es'],
};

const REJECTED: OwnBannerAd = {
  ...{ id: 'a1', ...TYPED, contactPhone: null, description: '', languages: ['es'], durationMonths: 2, amount: '200' },
  ...{ status: 'rejected', paymentStatus: 'pending', impressions: 0, clicks: 0, startDate: null, endDate: null },
  ...{ approvedAt: null, rejectionReason: 'El enlace no abre', createdAt: '2026-11-01T12:00:00.000Z', days: [] },
};

it('unfolds the optional fields where one of them is wrong', async () => {
  localStorage.setItem(KEY, JSON.stringify({ ...TYPED, imageUrl: 'no es una dirección' }));
  renderWithMessages(form);
  const more = screen.getByText('Más opciones').closest('details');
  expect(more).not.toHaveAttribute('open');
  await userEvent.click(screen.getByRole('button', { name: 'Enviar pedido' }));
  await waitFor(() => expect(screen.getByLabelText(/^Imagen/)).toHaveFocus());
  expect(more).toHaveAttribute('open');
});

it.each([undefined, REJECTED])(
  'folds once it is sent, and leads to the advertisements; one that is begun stands open',
  async (earlier) => {
    localStorage.setItem(KEY, JSON.stringify(TYPED));
    const send = jest.fn().mockResolvedValue({ ok: true, data: null });
    renderWithMessages(
      <>
        <RequestForm {...PROPS} submit={send} earlier={earlier} isNew={false} />
        <h2 id="own-ads" tabIndex={-1}>
          Tus anuncios
        </h2>
      </>,
    );
    const whole = screen.getByRole('heading', { name: 'Pedir un anuncio' }).closest('details');
    expect(whole).toHaveAttribute('open');
    await userEvent.click(screen.getByRole('button', { name: 'Enviar pedido' }));
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Tus anuncios' })).toHaveFocus());
    expect(whole).not.toHaveAttribute('open');
  },
);

async function sendAnswered(answer: unknown): Promise<void> {
  localStorage.setItem(KEY, JSON.stringify(TYPED));
  renderWithMessages(<RequestForm {...PROPS} submit={jest.fn().mockResolvedValue(answer)} isNew />);
  await userEvent.click(screen.getByRole('button', { name: 'Enviar pedido' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Enviar pedido' })).toBeEnabled());
}

describe('a request that is refused', () => {
  beforeEach(() => jest.clearAllMocks());

  it('says what is wrong at the fields, leads to the first one, and keeps what was typed', async () => {
    const fields = { title: [{ key: 'required' }], clickUrl: [{ key: 'url' }] };
    await sendAnswered({ ok: false, error: { code: 'invalid_input', fields } });
    await waitFor(() => expect(screen.getByDisplayValue('Sal para el verano')).toHaveFocus());
    expect(screen.getByDisplayValue('https://sales.test')).toBeInvalid();
    // What stands at its field isn't said twice.
    expect(notify.error).not.toHaveBeenCalled();
  });

  it('leads to the sign-in page where the session is lost, and keeps what was typed', async () => {
    await sendAnswered({ ok: false, error: { code: 'unauthorized' } });
    expect(leaveToSignIn).toHaveBeenCalledTimes(1);
    expect(jest.mocked(notify.error).mock.calls).toEqual([
      ['Unauthorized', { description: 'Tu sesión terminó. Iniciando sesión de nuevo…' }],
    ]);
    expect(localStorage.getItem(KEY)).toContain('Sales del Sur');
  });

  it('says that there was no answer', async () => {
    await sendAnswered(null);
    expect(jest.mocked(notify.error).mock.calls).toEqual([
      [
        'No se pudo enviar el pedido de publicidad',
        { description: 'No hubo respuesta. Revisá la conexión y volvé a probar.' },
      ],
    ]);
    expect(screen.getByDisplayValue('Sales del Sur')).toBeInTheDocument();
  });
});
