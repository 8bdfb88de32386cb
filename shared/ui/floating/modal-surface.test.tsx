import { fireEvent, screen } from '@testing-library/react';
import { useRef, useState } from 'react';
import { renderKit } from '../test-support/render-kit.tsx';
import { ModalSurface } from './modal-surface.tsx';

function Screen({ withInitialFocus = false }: { withInitialFocus?: boolean }) {
  const [isOpen, setIsOpen] = useState(false);
  const second = useRef<HTMLButtonElement>(null);
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Open
      </button>
      <ModalSurface
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        labelledBy="title"
        initialFocus={withInitialFocus ? second : undefined}
      >
        <h2 id="title">Import</h2>
        <button type="button">First</button>
        <button type="button" ref={second}>
          Second
        </button>
      </ModalSurface>
    </>
  );
}

async function open(props = {}) {
  const kit = renderKit(<Screen {...props} />);
  await kit.user.click(screen.getByRole('button', { name: 'Open' }));
  return { ...kit, dialog: screen.getByRole('dialog', { name: 'Import' }) };
}

test('is not there until it is opened', () => {
  renderKit(<Screen />);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('the wanted control has the focus', async () => {
  await open({ withInitialFocus: true });
  expect(screen.getByRole('button', { name: 'Second' })).toHaveFocus();
});

test('the browser asking to close it (Escape, back gesture) closes it and gives the focus back', async () => {
  const { dialog } = await open({ withInitialFocus: true });
  fireEvent(dialog, new Event('cancel', { cancelable: true }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
});

test('a press beside it closes it, a press in it does not', async () => {
  const { user, dialog } = await open();
  await user.click(screen.getByRole('heading', { name: 'Import' }));
  expect(dialog).toBeInTheDocument();
  await user.click(dialog);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a selection dragged out of it does not close it', async () => {
  const { dialog } = await open();
  fireEvent.mouseDown(screen.getByRole('heading', { name: 'Import' }));
  fireEvent.click(dialog);
  expect(dialog).toBeInTheDocument();
});
