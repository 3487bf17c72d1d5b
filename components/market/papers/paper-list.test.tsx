import { screen } from '@testing-library/react';
import type { OwnPaperDto } from '@/lib/market/papers/dto';
import { renderWithMessages } from '@/tests/jest/render-with-messages';
import { PaperList } from './paper-list';

jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh: jest.fn() }) }));

const PAPER: OwnPaperDto = {
  id: '7',
  kind: 'pedigree',
  number: null,
  country: 'UY',
  issuedOn: '2026-11-01',
  expiresOn: null,
  isExpired: false,
  heads: null,
  listing: null,
  checkedAt: null,
  grants: [],
  views: [],
};
const grant = (name: string, endsAt: string | null) => ({
  userId: name,
  name,
  listing: null,
  requestedAt: '2026-11-20T10:00:00.000Z',
  endsAt,
});

it.each([
  [[], 'Solo vos y los administradores ven el archivo'],
  [[grant('Rosa Luna', null)], 'Solo vos y los administradores ven el archivo'],
  [
    [grant('Rosa Luna', '2026-11-29T10:00:00.000Z'), grant('Ana Paz', null)],
    'El archivo lo ves vos, y también los administradores y Rosa Luna.',
  ],
])('says on each paper who sees it', (grants, words) => {
  const act = jest.fn();
  renderWithMessages(<PaperList papers={[{ ...PAPER, grants }]} remove={act} share={act} end={act} />);
  expect(screen.getByText(words, { exact: false })).toBeInTheDocument();
});
