import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { render, screen } from '@testing-library/react';
import { Icon, ICON_NAMES, SPRITE } from './icon';

const sprite = readFileSync(path.join(process.cwd(), 'public/icons/ui.svg'), 'utf8');
const drawn = [...sprite.matchAll(/<symbol id="([^"]+)"/g)].map((match) => match[1]);

describe('Icon', () => {
  it('has a drawing for every name and a name for every drawing', () => {
    expect([...drawn].sort()).toEqual([...ICON_NAMES].sort());
  });

  it('has an address that changes with the drawings', () => {
    expect(SPRITE.split('?')[1]).toBe(createHash('sha256').update(sprite).digest('hex').slice(0, 4));
  });

  it('is silent unless it is labelled', () => {
    const { container } = render(<Icon name="heart" />);
    expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
    render(<Icon name="star" label="Destacado" />);
    expect(screen.getByRole('img', { name: 'Destacado' })).toBeInTheDocument();
  });
});
