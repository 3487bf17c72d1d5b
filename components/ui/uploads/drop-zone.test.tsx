import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DropZone } from './drop-zone';

const picture = new File(['x'], 'vaca.jpg', { type: 'image/jpeg' });

function zone(change: { full?: boolean; error?: string } = {}) {
  const onFiles = jest.fn();
  const { container } = render(
    <DropZone
      id="files"
      icon="upload"
      accept={['image/jpeg']}
      title="Drop here"
      touchTitle="Add"
      help="JPG"
      choose="Choose"
      error={change.error}
      full={change.full ?? false}
      onFiles={onFiles}
    />,
  );
  const input = container.querySelector('input');
  if (!input) throw new Error('no input');
  return { onFiles, input, target: screen.getByText('Drop here') };
}

describe('DropZone', () => {
  it('passes on files that are dropped', () => {
    const { onFiles, target } = zone();
    fireEvent.drop(target, { dataTransfer: { files: [picture] } });
    expect(onFiles).toHaveBeenCalledWith([picture]);
  });

  it('ignores what is dragged over it unless it is a file', () => {
    const { onFiles, target } = zone();
    const over = (types: string[]) => {
      const event = createEvent.dragOver(target, { dataTransfer: { types } });
      fireEvent(target, event);
      return event.defaultPrevented;
    };
    expect(over(['text/plain'])).toBe(false);
    expect(over(['Files'])).toBe(true);
    fireEvent.drop(target, { dataTransfer: { files: [] } });
    expect(onFiles).not.toHaveBeenCalled();
  });

  it('takes the same file twice from its button', async () => {
    const { onFiles, input } = zone();
    await userEvent.upload(input, picture);
    expect(onFiles).toHaveBeenCalledWith([picture]);
    expect(input.value).toBe('');
  });

  it('describes its button by the error and the help, and disables it when full', () => {
    zone({ full: true, error: 'Add a photo' });
    const button = screen.getByRole('button', { name: 'Choose' });
    expect((button as HTMLButtonElement).disabled).toBe(true);
    expect(button.getAttribute('aria-describedby')).toBe('files-error files-help');
    expect(document.getElementById('files-error')?.textContent).toContain('Add a photo');
  });

  it('takes a photograph with the camera', async () => {
    const onFiles = jest.fn();
    const { container } = render(
      <DropZone
        id="files"
        icon="upload"
        accept={['application/pdf', 'image/jpeg']}
        title="Drop here"
        touchTitle="Add"
        help="PDF, JPG"
        choose="Choose"
        camera="Take a photo"
        error={undefined}
        full={false}
        onFiles={onFiles}
      />,
    );
    const input = container.querySelector<HTMLInputElement>('input[capture=environment]');
    if (!input) throw new Error('no camera');
    const opened = jest.spyOn(input, 'click').mockImplementation(() => undefined);
    await userEvent.click(screen.getByRole('button', { name: 'Take a photo' }));
    expect(opened).toHaveBeenCalled();
    await userEvent.upload(input, picture);
    expect(onFiles).toHaveBeenCalledWith([picture]);
  });
});
