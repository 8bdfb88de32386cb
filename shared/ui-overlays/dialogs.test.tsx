import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { Button } from 'shared/ui';
import { renderKit } from 'shared/ui/test-support';
import { ConfirmDialog, type ConfirmDialogProps } from './confirm-dialog.tsx';
import { Dialog, Drawer } from './dialog.tsx';

const onConfirm = jest.fn();
const onCancel = jest.fn();

beforeEach(() => {
  onConfirm.mockReset();
  onCancel.mockReset();
});

describe('confirmation', () => {
  function ask(props: Partial<ConfirmDialogProps> = {}) {
    return renderKit(
      <ConfirmDialog title="Delete Confirmation" isOpen onConfirm={onConfirm} onCancel={onCancel} {...props}>
        The element will be deleted.
      </ConfirmDialog>,
    );
  }

  test('asks its question with the focus on Ok (ui-screens 2.4)', () => {
    ask();
    const dialog = screen.getByRole('alertdialog', { name: 'Delete Confirmation' });
    expect(dialog).toHaveAccessibleDescription('The element will be deleted.');
    expect(screen.getByRole('button', { name: 'Ok' })).toHaveFocus();
  });

  test('Enter confirms', async () => {
    const { user } = ask();
    await user.keyboard('{Enter}');
    expect(onConfirm).toHaveBeenCalledTimes(1);
    expect(onCancel).not.toHaveBeenCalled();
  });

  test('Cancel and Escape do not', async () => {
    const { user } = ask();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    fireEvent(screen.getByRole('alertdialog'), new Event('cancel', { cancelable: true }));
    expect(onCancel).toHaveBeenCalledTimes(2);
    expect(onConfirm).not.toHaveBeenCalled();
  });

  test('the words of the buttons can be others', () => {
    ask({ confirmText: 'Leave', cancelText: 'Stay' });
    expect(screen.getByRole('button', { name: 'Leave' })).toHaveFocus();
    expect(screen.getByRole('button', { name: 'Stay' })).toBeInTheDocument();
  });

  test('without cancel it only informs', () => {
    ask({ cancelText: null });
    expect(screen.getAllByRole('button')).toHaveLength(1);
  });

  test('while it works it cannot be confirmed again', async () => {
    const { user } = ask({ isBusy: true });
    await user.click(screen.getByRole('button', { name: 'Ok' }));
    expect(onConfirm).not.toHaveBeenCalled();
  });
});

function Opener({ kind }: { kind: 'dialog' | 'drawer' }) {
  const [isOpen, setIsOpen] = useState(false);
  const Surface = kind === 'dialog' ? Dialog : Drawer;
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Open</Button>
      <Surface
        title="Import Gene List"
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        footer={<Button>Import</Button>}
      >
        Choose a file.
      </Surface>
    </>
  );
}

test.each(['dialog', 'drawer'] as const)(
  'a %s is named by its title, closes by its button and gives the focus back',
  async (kind) => {
    const { user } = renderKit(<Opener kind={kind} />);
    await user.click(screen.getByRole('button', { name: 'Open' }));
    expect(screen.getByRole('dialog', { name: 'Import Gene List' })).toHaveTextContent('Choose a file.');
    expect(screen.getByRole('button', { name: 'Import' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
  },
);
