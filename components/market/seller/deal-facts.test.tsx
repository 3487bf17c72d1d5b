import { render, screen } from '@testing-library/react';
import type { Locale } from '@/lib/core/i18n/locales';
import type { DealFigures } from '@/lib/deals/deals/dto';
import { DealFacts } from './deal-facts';

const figures: DealFigures = {
  deals: 3,
  weight: null,
  reviews: { mean: 4.2, count: 3 },
  withdrawn: 0,
  disputesLost: 0,
};

const show = async (traits: Partial<DealFigures>, locale: Locale = 'es') =>
  render(<ul>{await DealFacts({ figures: { ...figures, ...traits }, locale })}</ul>);

it('says nothing of the reviews of fewer than three people, whatever they say', async () => {
  await show({ reviews: { mean: 3.7, count: 1 } });
  expect(screen.getByRole('list')).toHaveTextContent(/^3 tratos confirmados$/);
});

it.each<[number, string]>([
  [3, 'Malas opiniones de quienes le compraron'], // three people, each 1 of 5
  [3.4, 'Opiniones regulares de quienes le compraron'],
  [4.2, 'Buenas opiniones de quienes le compraron'],
  [4.5, 'Muy buenas opiniones de quienes le compraron'],
])('calls a mean of %d what it is', async (mean, expected) => {
  await show({ reviews: { mean, count: 3 } });
  expect(screen.getByRole('list')).toHaveTextContent(expected);
});

it.each<[Locale, string, string]>([
  ['es', '4,4 de 5 según 12 personas', 'se suman 5 opiniones de 4,2. Cada persona cuenta una vez.'],
  ['en', '4.4 out of 5 from 12 people', 'we add 5 at 4.2. Each person counts once.'],
  ['pt', '4,4 de 5 segundo 12 pessoas', 'somam-se 5 avaliações de nota 4,2. Cada pessoa conta uma vez.'],
])('says beside the figure how it is weighed, in %s', async (locale, figure, note) => {
  await show({ deals: 14, reviews: { mean: 4.4, count: 12 } }, locale);
  expect(screen.getByRole('list')).toHaveTextContent(figure);
  expect(screen.getByRole('list')).toHaveTextContent(note);
});

it.each<[Locale, string]>([
  ['es', 'respecto de lo declarado, según 12 compradores'],
  ['en', 'against declared, according to 12 buyers'],
  ['pt', 'em relação ao declarado, segundo 12 compradores'],
])('says by whom a figure of weight is, in %s', async (locale, text) => {
  await show({ deals: 14, weight: { percent: -3, count: 12 } }, locale);
  expect(screen.getByRole('list')).toHaveTextContent(text);
});

it('says what buyers say of a seller who brought no deal to its end', async () => {
  await show({ deals: 0, reviews: { mean: 3, count: 3 } });
  expect(screen.getByRole('list')).toHaveTextContent('Malas opiniones de quienes le compraron');
});

it.each<[Locale, string, string]>([
  ['es', 'Canceló varios tratos por su cuenta', 'Canceló 12 tratos por su cuenta'],
  ['en', 'Has called off several deals alone', 'Has called off 12 deals alone'],
  ['pt', 'Cancelou vários negócios por conta própria', 'Cancelou 12 negócios por conta própria'],
])(
  'says how many they called off, from three in words and from ten in figures, in %s',
  async (locale, word, figure) => {
    const saysOf = async (withdrawn: number) => {
      const { unmount } = await show({ deals: 0, withdrawn }, locale);
      const text = screen.getByRole('list').textContent;
      unmount();
      return text;
    };
    expect(await saysOf(2)).not.toMatch(word.slice(0, 6));
    expect(await saysOf(3)).toContain(word);
    expect(await saysOf(12)).toContain(figure);
  },
);

it('says that an administrator found against them, whatever the number of their deals', async () => {
  await show({ deals: 0, disputesLost: 1 });
  expect(screen.getByRole('list')).toHaveTextContent('En un trato un administrador recomendó que pague por un reclamo');
  await show({ deals: 0, disputesLost: 12 }, 'en');
  expect(screen.getByText(/In 12 deals an administrator recommended/)).toBeInTheDocument();
});
