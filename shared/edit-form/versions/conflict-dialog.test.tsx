import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import type { Person } from 'shared/contract';
import { aPerson, renderInShell, startTestServer } from 'shared/testing';
import { ConflictDialog } from './conflict-dialog.tsx';

startTestServer();

interface Values {
  comment: string;
  privacy: string;
  recovery: boolean;
  note: string;
}

const base: Values = { comment: 'first', privacy: 'public', recovery: false, note: '' };
const labels = { comment: 'Comment', privacy: 'Privacy', recovery: 'Recovery', note: 'Completion Note' };
const MESSAGE = 'The project has been changed since you opened it: jo@lab.example changed comment.';

function renderConflict(mine: Partial<Values>, theirs: Partial<Values>, error?: string, session?: Person) {
  const onKeep = jest.fn<undefined, [Values]>();
  const onCancel = jest.fn();
  const dialog = (saved: Partial<Values>) => (
    <ConflictDialog
      base={base}
      mine={{ ...base, ...mine }}
      theirs={{ ...base, ...saved }}
      labels={labels}
      message={MESSAGE}
      fields={[{ field: 'comment', message: '' }]}
      error={error}
      onKeep={onKeep}
      onCancel={onCancel}
    />
  );
  return { ...renderInShell(dialog(theirs), { session }), onKeep, onCancel };
}

const save = () => screen.getByRole('button', { name: 'Save my choices' });
const choice = (field: string, name: RegExp) =>
  within(screen.getByRole('group', { name: field })).getByRole('radio', { name });

describe('conflict dialog (PP-11)', () => {
  it('shows who changed what, and shows both values beside how it was', () => {
    renderConflict({ comment: 'mine' }, { comment: 'theirs' });
    expect(screen.getByRole('dialog', { name: 'Changed by somebody else' })).toHaveTextContent(
      'The project has been changed since you opened it',
    );
    expect(screen.getByRole('group', { name: 'Comment' })).toHaveTextContent('Before: first');
    expect(choice('Comment', /Your value mine/)).not.toBeChecked();
    expect(choice('Comment', /Saved meanwhile theirs/)).not.toBeChecked();
  });

  it('says "you" where the person has saved it in another tab or window', () => {
    const session = aPerson({ email: 'jo@lab.example' });
    renderConflict({ comment: 'mine' }, { comment: 'theirs' }, undefined, session);
    expect(
      screen.getByRole('dialog', { name: 'Changed by you, in another tab or window' }),
    ).toHaveTextContent('since you opened it: you, in another tab or window, changed Comment.');
  });

  it('begins with what happened, in human words', () => {
    renderConflict({ comment: 'mine' }, { comment: 'theirs' });
    expect(screen.getByText(/jo@lab.example changed Comment/)).toHaveFocus();
  });

  it('saves only after each field that both changed has been decided', async () => {
    const { user, onKeep } = renderConflict({ comment: 'mine' }, { comment: 'theirs' });
    expect(save()).toHaveAccessibleDescription('Choose a value for each field first.');
    await user.click(save());
    expect(onKeep).not.toHaveBeenCalled();
    await user.click(choice('Comment', /Saved meanwhile/));
    await user.click(save());
    expect(onKeep).toHaveBeenCalledWith({ ...base, comment: 'theirs' });
  });

  it('merges what only one has changed without asking, with a message', async () => {
    const { user, onKeep } = renderConflict(
      { recovery: true, note: 'x' },
      { privacy: 'restricted', note: 'x' },
    );
    expect(screen.queryByRole('radio')).toBeNull();
    expect(screen.getByText(/Nothing that you have changed is touched by this/)).toBeInTheDocument();
    const texts = screen.getAllByRole('listitem').map((item) => item.textContent);
    expect(texts).toEqual([
      'Recovery: no → yes',
      'Privacy: public → restricted',
      'Completion Note: nothing → x',
    ]);
    await user.click(save());
    expect(onKeep).toHaveBeenCalledWith({ ...base, recovery: true, note: 'x', privacy: 'restricted' });
  });

  it('lets one side win everywhere', async () => {
    const { user, onKeep } = renderConflict(
      { comment: 'mine', privacy: 'protected' },
      { comment: 'theirs', privacy: 'restricted' },
    );
    await user.click(screen.getByRole('button', { name: 'Take everything saved meanwhile' }));
    expect(choice('Privacy', /restricted/)).toBeChecked();
    await user.click(screen.getByRole('button', { name: 'Take all of yours' }));
    await user.click(save());
    expect(onKeep).toHaveBeenCalledWith({ ...base, comment: 'mine', privacy: 'protected' });
  });

  it('can be decided by keyboard', async () => {
    const { user, onKeep } = renderConflict({ comment: 'mine' }, { comment: 'theirs' });
    choice('Comment', /Your value/).focus();
    await user.keyboard(' {ArrowDown}');
    expect(choice('Comment', /Saved meanwhile/)).toBeChecked();
    save().focus();
    await user.keyboard('{Enter}');
    expect(onKeep).toHaveBeenCalledTimes(1);
  });

  it('is decided again when a third person saves meanwhile', async () => {
    const onKeep = jest.fn();
    function Race() {
      const [comment, setComment] = useState('theirs');
      return (
        <>
          <button onClick={() => setComment('third')}>A third person saves</button>
          <ConflictDialog
            base={base}
            mine={{ ...base, comment: 'mine' }}
            theirs={{ ...base, comment }}
            labels={labels}
            message={MESSAGE}
            onKeep={onKeep}
            onCancel={() => {}}
          />
        </>
      );
    }
    const { user } = renderInShell(<Race />);
    await user.click(choice('Comment', /theirs/));
    await user.click(screen.getByText('A third person saves'));
    expect(choice('Comment', /third/)).not.toBeChecked();
  });

  it('leads back to the form without deciding anything', async () => {
    const { user, onCancel, onKeep } = renderConflict({ comment: 'mine' }, { comment: 'theirs' });
    await user.click(screen.getByRole('button', { name: 'Back to my changes' }));
    expect(onCancel).toHaveBeenCalledTimes(1);
    expect(onKeep).not.toHaveBeenCalled();
  });

  it('shows why the merged values could not be saved', () => {
    renderConflict({ comment: 'mine' }, { comment: 'theirs' }, 'The comment is too long.');
    expect(screen.getByRole('alert')).toHaveTextContent('The comment is too long.');
  });
});
