import { act, fireEvent, screen, within } from '@testing-library/react';
import { toAnimalListingCard, type AnimalListingSource } from '@/components/market/animals/animal-listing-card';
import { animalsText } from '@/lib/market/animal-lots/class-words';
import { plainLot } from '@/tests/factories/lot-facts';
import { renderWithMessages } from '@/tests/jest/render-with-messages';
import { chooseView } from './chosen-view';
import { ListingCard, type CardLabels } from './listing-card';
import { ListingGrid } from './listing-grid';
import { SkeletonCards } from './skeleton-cards';

const labels: CardLabels = {
  highlighted: 'Destacado',
  negotiable: 'Negociable',
  asked: 'Se pedía',
  verified: 'Verificado',
  contact: 'Contactar',
  compare: 'Comparar',
  video: 'Video',
  vaccinated: 'Vacunado',
  healthCertificate: 'Certificado',
  pregnancyTested: 'Preñez',
  declared: 'Según el vendedor:',
};
const favoriteLabels = { save: '' };
const bull: AnimalListingSource = {
  id: '7',
  title: 'Toro Angus',
  language: 'es',
  category: 'bovine',
  breed: 'Angus',
  age: 28,
  weight: 640,
  price: '4800.00',
  priceNegotiable: true,
  location: 'Tandil, Argentina',
  healthStatus: 'Muy bueno',
  vaccinated: true,
  healthCertificate: false,
  pregnancyTested: false,
  youtubeUrl: null,
  videoFile: null,
  highlightUntil: '2026-12-01T00:00:00.000Z',
  createdAt: '2026-03-05T12:00:00.000Z',
  verificationStatus: 'verified',
  imageDetails: [{ urls: { '400': '/media/toro-400.webp', '800': '/media/toro-800.webp' } }],
  lot: plainLot('4800.00'),
};
const cardOf = (changes: Partial<AnimalListingSource> = {}) =>
  toAnimalListingCard({ ...bull, ...changes }, 'es', {
    breed: (name) => name,
    animals: (facts) => animalsText(facts, 'es'),
  });
const pictureIn = (element: HTMLElement) => element.querySelector('img');

it('shows price, breed, age, weight, health, place, date and badges, and leads to the listing and to contact', () => {
  renderWithMessages(<ListingCard card={cardOf()} labels={labels} />);
  const card = screen.getByRole('article');
  expect(card).toHaveTextContent('US$ 4.800');
  expect(card).toHaveTextContent('Angus · 2 años y 4 meses · 640 kg');
  for (const text of [
    'Negociable',
    'Vacunado',
    'Muy bueno',
    'Destacado',
    'Verificado',
    'Tandil, Argentina',
    /5.*mar.*2026/,
  ])
    expect(within(card).getByText(text)).toBeInTheDocument();
  for (const text of ['Certificado', 'Preñez', 'Video']) expect(within(card).queryByText(text)).toBeNull();
  expect(within(card).getByRole('link', { name: 'Toro Angus' })).toHaveAttribute('href', '/listing/7');
  expect(within(card).getByRole('link', { name: 'Contactar: Toro Angus' })).toHaveAttribute(
    'href',
    '/listing/7#contact',
  );
  expect(pictureIn(card)).toHaveAttribute('src', '/media/toro-400.webp');
  expect(pictureIn(card)).toHaveAttribute('srcset', '/media/toro-800.webp 2x');
});

it('says how far its place is beside its name, which gives way to it', () => {
  const { container } = renderWithMessages(<ListingCard card={cardOf({ distanceKm: 52 })} labels={labels} />);
  expect(container.querySelector('.card-foot b')).toHaveTextContent('Tandil, Argentina · 52 km');
  expect(container.querySelector('.card-foot b span')).toHaveTextContent(/^Tandil, Argentina$/);
});

it('names the language of a title that is not in the language of the page', () => {
  renderWithMessages(<ListingCard card={cardOf({ title: 'Angus bull', language: 'en' })} labels={labels} />);
  expect(screen.getByRole('link', { name: 'Angus bull' })).toHaveAttribute('lang', 'en');
  expect(cardOf()).not.toHaveProperty('lang');
});

it('leaves out what is not known', () => {
  renderWithMessages(
    <ListingCard
      card={cardOf({
        weight: null,
        healthStatus: null,
        vaccinated: false,
        priceNegotiable: false,
        highlightUntil: null,
        verificationStatus: 'pending',
      })}
      labels={labels}
    />,
  );
  const card = screen.getByRole('article');
  expect(card).toHaveTextContent('Angus · 2 años y 4 meses');
  for (const text of [/kg/, 'Negociable', 'Vacunado', 'Destacado', 'Verificado'])
    expect(within(card).queryByText(text)).toBeNull();
});

it('shows the stock image of its category without a picture', () => {
  renderWithMessages(<ListingCard card={cardOf({ category: 'ovine', imageDetails: [] })} labels={labels} />);
  expect(pictureIn(screen.getByRole('article'))).toHaveAttribute('src', '/art/stock-ovine.webp');
});

it('shows the stock image where a picture fails to load, once', () => {
  renderWithMessages(<ListingGrid cards={[cardOf()]} labels={labels} favoriteLabels={favoriteLabels} />);
  const picture = pictureIn(screen.getByRole('listitem'));
  if (!picture) throw new Error('The card has no picture');
  fireEvent.error(picture);
  expect(picture).toHaveAttribute('src', '/art/stock-bovine.webp');
  expect(picture).not.toHaveAttribute('srcset');
  fireEvent.error(picture);
  expect(picture).toHaveAttribute('src', '/art/stock-bovine.webp');
});

it('sends what a list shows only to who chose the list, and no grid what it hides', () => {
  renderWithMessages(
    <ListingGrid cards={[cardOf()]} labels={labels} favoriteLabels={favoriteLabels} layout="choice" />,
  );
  const contact = () => screen.queryByRole('link', { name: 'Contactar: Toro Angus' });
  expect(contact()).toBeNull();
  expect(screen.queryByText('Vacunado')).toBeNull();
  act(() => chooseView('list'));
  expect(contact()).toBeInTheDocument();
  expect(screen.getByText('Vacunado').parentElement).toHaveTextContent(/^Según el vendedor:/);
  act(() => chooseView('grid'));
  expect(contact()).toBeNull();
});

it('has six stand-ins while it loads', () => {
  const { container } = renderWithMessages(<SkeletonCards />);
  expect(container.querySelectorAll('.card-skeleton')).toHaveLength(6);
});
