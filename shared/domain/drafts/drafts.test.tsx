import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import type { Person } from 'shared/contract';
import { sessionStore } from 'shared/session';
import { aPerson, renderInShell, startTestServer } from 'shared/testing';
import { DraftOffer } from './draft-offer.tsx';
import { useDraft } from './use-draft.ts';

startTestServer();
beforeEach(() => localStorage.clear());
afterEach(() => jest.useRealTimers());

function Form() {
  const draft = useDraft('project-creation', { comment: '' });
  const [comment, setComment] = useState('');
  const type = (text: string) => {
    setComment(text);
    draft.keep({ comment: text });
  };
  return (
    <>
      <DraftOffer draft={draft} onTakeUp={(value) => setComment(value.comment)} />
      <input aria-label="Comment" value={comment} onChange={(event) => type(event.target.value)} />
      <button onClick={draft.discard}>Sent</button>
      {draft.isKept ? 'kept' : 'not kept'}
    </>
  );
}

const jo = aPerson();
const kim = aPerson({ email: 'kim@lab.example' });
const visit = (session: Person | null) => renderInShell(<Form />, { session });
const comment = () => screen.getByRole('textbox', { name: 'Comment' });
const offer = () => screen.queryByText('You have a draft that was not sent.');

/** A visit on which something is typed and the tab closed. */
async function leaveDraft(text: string) {
  const { user, unmount } = visit(jo);
  await user.type(comment(), text);
  unmount();
}

describe('drafts', () => {
  it('of an earlier visit are offered with their date, and taken up when wanted', async () => {
    jest.useFakeTimers({ now: new Date(2026, 2, 1, 9, 15), doNotFake: ['setTimeout', 'queueMicrotask'] });
    await leaveDraft('half a comment');
    const { user } = visit(jo);
    expect(screen.getByText(/2026-03-01 09:15/)).toBeInTheDocument();
    expect(comment()).toHaveValue('');
    await user.click(screen.getByRole('button', { name: 'Continue with the draft' }));
    expect(comment()).toHaveValue('half a comment');
    expect(offer()).toBeNull();
  });

  it('that were taken up go on being kept', async () => {
    await leaveDraft('half');
    const { user, unmount } = visit(jo);
    await user.click(screen.getByRole('button', { name: 'Continue with the draft' }));
    await user.type(comment(), ' and more');
    unmount();
    const next = visit(jo);
    await next.user.click(screen.getByRole('button', { name: 'Continue with the draft' }));
    expect(comment()).toHaveValue('half and more');
  });

  it('are not overwritten by what is typed before the offer is answered', async () => {
    await leaveDraft('the long one');
    const { user, unmount } = visit(jo);
    await user.type(comment(), 'x');
    unmount();
    const next = visit(jo);
    await next.user.click(screen.getByRole('button', { name: 'Continue with the draft' }));
    expect(comment()).toHaveValue('the long one');
  });

  it.each(['Discard the draft', 'Sent'])('are gone after "%s"', async (button) => {
    await leaveDraft('half');
    const { user, unmount } = visit(jo);
    await user.click(screen.getByRole('button', { name: button }));
    expect(offer()).toBeNull();
    unmount();
    visit(jo);
    expect(offer()).toBeNull();
  });

  it('belong to a person', async () => {
    await leaveDraft('half');
    const { unmount } = visit(kim);
    expect(offer()).toBeNull();
    unmount();
    visit(null);
    expect(offer()).toBeNull();
    act(() => sessionStore.setState({ status: 'signedIn', person: jo }));
    expect(offer()).toBeInTheDocument();
  });

  it('are not kept for visitors', async () => {
    const { user } = visit(null);
    await user.type(comment(), 'half');
    expect(localStorage).toHaveLength(0);
  });

  it.each(['{', '{"value":{"comment":1},"savedAt":"2026-03-01T09:15:00Z"}', '{"value":{"comment":"x"}}'])(
    'that cannot be read are ignored: %s',
    (text) => {
      localStorage.setItem(`gt-draft ${jo.email} project-creation`, text);
      visit(jo);
      expect(offer()).toBeNull();
    },
  );
});

test('what is typed is kept but for visitors, and while a draft waits for its response', async () => {
  const visitor = visit(null);
  expect(screen.getByText('not kept')).toBeVisible();
  visitor.unmount();
  await leaveDraft('first');
  const { user } = visit(jo);
  expect(screen.getByText('not kept')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Continue with the draft' }));
  expect(screen.getByText('kept')).toBeVisible();
});
