import { act, screen, within } from '@testing-library/react';
import type { ChangeResponse, HistoryDetail } from 'shared/contract';
import { renderInShell, startTestServer } from 'shared/testing';
import { LastSave } from 'shared/ui';
import { showUpdateNotice } from './update-notice.tsx';

startTestServer();
afterEach(() => jest.useRealTimers());

const HISTORY = '/projects/TPN:000000042/history';

function response(count: number): ChangeResponse {
  const details: HistoryDetail[] = Array.from({ length: count }, (_, index) => ({
    field: `group.field${index}`,
    oldValue: 'old',
    newValue: 'new',
    note: 'Field changed',
  }));
  const record = { id: 1, user: 'jo', date: '2026-03-02T11:00:00', comment: 'Project updated', details };
  return { history: [record], _links: { self: { href: '' } } };
}

function renderNotice(count: number) {
  const shell = renderInShell(<p>Project</p>, { route: '/projects/TPN:000000042' });
  act(() => showUpdateNotice([response(count)], HISTORY));
  return shell;
}

describe('update notice (spec part 1 §8)', () => {
  it('shows that the update was successful, with a table of Property and Change', () => {
    renderNotice(1);
    expect(screen.getByText('The update was successful.')).toBeInTheDocument();
    const rows = within(screen.getByRole('table')).getAllByRole('row');
    expect(rows.map((row) => Array.from(row.children, (cell) => cell.textContent))).toEqual([
      ['Property', 'Change'],
      ['Field 0', 'old → new'],
    ]);
    expect(screen.queryByText(/^1 change/)).toBeNull();
  });

  it('has no table with 10 or more changes, but still leads to the history (PP-75)', async () => {
    const { user, address } = renderNotice(10);
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.getByText('10 changes.')).toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'See the history' }));
    expect(address()).toBe(HISTORY);
  });

  it('shows that everything was stored already', () => {
    renderInShell(<p>Project</p>);
    const unchanged = { id: 0, user: null, date: null, comment: null, details: null };
    act(() => showUpdateNotice([{ history: [unchanged], _links: { self: { href: '' } } }], HISTORY));
    expect(screen.getByText('Nothing has changed.')).toBeInTheDocument();
    expect(screen.queryByText('The update was successful.')).toBeNull();
  });

  it('names a stored mutation instead of saying that nothing has changed', () => {
    renderInShell(<p>Outcome</p>);
    const [record] = response(0).history;
    const created = {
      history: record?.details ? [{ ...record, comment: 'Mutation created' }] : [],
      _links: { self: { href: 'http://x/mutations/MIN:000000000900' } },
    };
    act(() => showUpdateNotice([created], HISTORY));
    expect(screen.getByText('The update was successful.')).toBeInTheDocument();
    expect(screen.getByText('Mutation MIN:000000000900 created')).toBeInTheDocument();
    expect(screen.queryByText('Nothing has changed.')).toBeNull();
  });

  it('leaves a line in the save bar of what was saved, and of nothing else', async () => {
    jest.useFakeTimers({ advanceTimers: true, now: new Date(2026, 10, 23, 15, 37) });
    const { user, address } = renderInShell(
      <>
        <LastSave historyAddress={HISTORY} />
        <LastSave historyAddress="/projects/TPN:000000043/history" />
      </>,
      { route: '/projects/TPN:000000042' },
    );
    act(() => showUpdateNotice([response(5)], HISTORY));
    act(() => jest.advanceTimersByTime(10_000));
    expect(screen.getByText(/^Saved 15:37 · 5 changes ·/)).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'history' }));
    expect(address()).toBe(HISTORY);
  });

  it('goes after 3 seconds (spec part 1 §9)', () => {
    jest.useFakeTimers();
    renderNotice(1);
    act(() => jest.advanceTimersByTime(2999));
    expect(screen.getByText('The update was successful.')).toBeInTheDocument();
    act(() => jest.advanceTimersByTime(1));
    expect(screen.queryByText('The update was successful.')).toBeNull();
  });
});
