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
