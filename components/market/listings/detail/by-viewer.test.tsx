import { render, screen } from '@testing-library/react';
import { viewerData, type Viewer } from '@/components/ui/viewer/use-viewer';
import { ByViewer } from './by-viewer';

function show(viewer?: { id: string } | null) {
  if (viewer !== undefined) viewerData.set(viewer as Viewer | null);
  return render(<ByViewer sellerId="s" visitor="sign in" member="write" owner="edit" />);
}

afterEach(() => viewerData.reset());

describe('ByViewer', () => {
  it.each([
    ['a visitor', null, 'sign in'],
    ['a member', { id: 'm' }, 'write'],
    ['the seller', { id: 's' }, 'edit'],
  ])('shows %s what is theirs, and nothing else', (_who, viewer, text) => {
    const { container } = show(viewer);
    expect(container).toHaveTextContent(new RegExp(`^${text}$`));
  });

  it('relies on the hint of the document while the viewer is unknown', () => {
    show();
    expect(screen.getByText('sign in')).toHaveClass('signed-in:hidden');
    expect(screen.getByText('write')).toHaveClass('hidden', 'signed-in:contents');
    expect(screen.queryByText('edit')).toBeNull();
  });
});
