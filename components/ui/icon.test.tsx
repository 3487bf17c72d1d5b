import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { render, screen } from '@testing-library/react';
import { Icon, MORE_ICONS, MORE_SPRITE, PUBLIC_ICONS, SPRITE } from './icon';

const read = (address: string) => readFileSync(path.join(process.cwd(), 'public', address.split('?')[0] ?? ''), 'utf8');

describe('Icon', () => {
  it.each([
    [SPRITE, PUBLIC_ICONS],
    [MORE_SPRITE, MORE_ICONS],
  ])('has a drawing for every name and a name for every drawing: %s', (address, names) => {
    const drawn = [...read(address).matchAll(/<symbol id="([^"]+)"/g)].map((match) => match[1]);
    expect(drawn.toSorted()).toEqual([...names].toSorted());
  });

  it.each([SPRITE, MORE_SPRITE])('has an address that changes with the drawings: %s', (address) => {
    expect(address.split('?')[1]).toBe(createHash('sha256').update(read(address)).digest('hex').slice(0, 4));
  });

  it('is silent unless it is labelled', () => {
    const { container } = render(<Icon name="heart" />);
    expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
    render(<Icon name="star" label="Destacado" />);
    expect(screen.getByRole('img', { name: 'Destacado' })).toBeInTheDocument();
  });
});
