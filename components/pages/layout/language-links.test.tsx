import { fireEvent, render, screen } from '@testing-library/react';
import { LanguageLinks } from './language-links';

describe('LanguageLinks', () => {
  beforeEach(() => {
    window.history.replaceState(null, '', '/en/listing/7?from=home#seller');
    render(<LanguageLinks locale="en" label="Language" />);
  });

  it('points at the same page, query kept, as soon as a link is reached', () => {
    fireEvent.focus(screen.getByText('Português'));
    expect(screen.getByText('Português')).toHaveAttribute('href', '/pt/listing/7?from=home#seller');
    fireEvent.pointerDown(screen.getByText('Español'));
    expect(screen.getByText('Español')).toHaveAttribute('href', '/listing/7?from=home#seller');
  });

  it('takes limits along as the numbers that they are in this language, and what is unclear as unclear', () => {
    window.history.replaceState(null, '', '/?maxPrice=1.150&minPrice=14,5&maxPriceKg=1,150&search=1.150');
    fireEvent.focus(screen.getByText('English'));
    expect(screen.getByText('English')).toHaveAttribute(
      'href',
      '/en?maxPrice=1150&minPrice=14.5&maxPriceKg=1.150&search=1.150',
    );
  });

  it('takes along what a form says that is not sent yet', () => {
    window.history.replaceState(null, '', '/filters?category=ovine');
    render(
      <form data-draft-of-address>
        <input name="category" defaultValue="bovine" />
        <input name="maxPrice" defaultValue="2.500,50" />
        <input name="minAge" defaultValue="" />
      </form>,
    );
    fireEvent.focus(screen.getByText('English'));
    expect(screen.getByText('English')).toHaveAttribute('href', '/en/filters?category=bovine&maxPrice=2500.50');
  });

  it('remembers the choice in a cookie and in storage', () => {
    const link = screen.getByText('Português');
    link.addEventListener('click', (event) => event.preventDefault());
    fireEvent.click(link);
    expect(document.cookie).toContain('language=pt');
    expect(localStorage.getItem('language')).toBe('pt');
  });

  it('marks the language in use', () => {
    expect(screen.getByText('English')).toHaveAttribute('aria-current', 'true');
  });
});
