import { screen } from '@testing-library/react';
import { formatTimeByPlace } from '@/lib/core/i18n/format';
import { renderWithMessages } from '@/tests/jest/render-with-messages';
import { LOT_FORM } from './lot-form-kind';
import { LotReview } from './lot-review';

const AT = new Date('2026-12-07T23:00:00Z');

it.each([
  ['Treinta y Tres, Uruguay', '20:00 (hora de Uruguay)'],
  ['Goiânia, Brasil', formatTimeByPlace('es', AT)],
])('says when a lot in %s ends by the clock of its place, if that has only one', (location, time) => {
  const endTime = new Date(AT.getTime() - AT.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
  renderWithMessages(<LotReview values={{ ...LOT_FORM.empty, location, endTime }} begun={false} isRow={false} />);
  expect(screen.getByText((text) => text.includes(`a las ${time}`))).toBeInTheDocument();
});
