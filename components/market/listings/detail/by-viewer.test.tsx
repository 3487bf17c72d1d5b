import { render, screen } from '@testing-library/react';
import { viewerData, type Viewer } from '@/components/ui/viewer/use-viewer';
import { ByViewer } from './by-viewer';

function show(viewer?: Pick<Viewer, 'id' | 'blockedWith'> | null, cutOff?: string | null) {
  if (viewer !== undefined) viewerData.set(viewer as Viewer | null);
  return render(<ByViewer sellerId="s" visitor="sign in" member="write" owner="edit" cutOff={cutOff} />);
}

afterEach(() => viewerData.reset());

it('is in the page once where visitors and members see the same', () => {
  const { container } = render(<ByViewer sellerId="s" visitor="save" member="save" owner={null} />);
  expect(container).toHaveTextContent(/^save$/);
});

describe('ByViewer', () => {
  it.each([
    ['a visitor', null, 'sign in'],
    ['a member', { id: 'm', blockedWith: ['b'] }, 'write'],
    ['the seller', { id: 's', blockedWith: [] }, 'edit'],
  ])('shows %s what is theirs, and nothing else', (_who, viewer, text) => {
    const { container } = show(viewer);
    expect(container).toHaveTextContent(new RegExp(`^${text}$`));
  });

  it.each([
    ['what they can still do', 'nothing passes', 'nothing passes'],
    ['nothing', null, ''],
    ['what every member sees', undefined, 'write'],
  ])('shows whom the seller blocked, or who blocked the seller, %s', (_what, cutOff, text) => {
    const { container } = show({ id: 'm', blockedWith: ['b', 's'] }, cutOff);
    expect(container).toHaveTextContent(new RegExp(`^${text}$`));
  });

  it('relies on the hint of the document while the viewer is unknown', () => {
    show();
    expect(screen.getByText('sign in')).toHaveClass('signed-in:hidden');
    expect(screen.getByText('write')).toHaveClass('hidden', 'signed-in:contents');
    expect(screen.queryByText('edit')).toBeNull();
  });
});
