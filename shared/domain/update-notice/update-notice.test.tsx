import { act, screen, within } from '@testing-library/react';
import type { ChangeResponse, HistoryDetail } from 'shared/contract';
import { renderInShell, startTestServer } from 'shared/testing';
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
  act(() => showUpdateNotice(response(count), HISTORY));
  return shell;
}

describe('update notice (spec part 1 §8)', () => {
  it('shows that the update was successful, with a table of Property and Change', () => {
    renderNotice(1);
    expect(screen.getByText('The update was successful.')).toBeInTheDocument();
    const rows = within(screen.getByRole('table')).getAllByRole('row');
    expect(rows.map((row) => Array.from(row.children, (cell) => cell.textContent))).toEqual([
      ['Property', 'Change'],
      ['field0', 'old => new'],
    ]);
  });

  it('has no table with 10 or more changes, but still leads to the history (PP-75)', async () => {
    const { user, address } = renderNotice(10);
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.getByText('10 changes.')).toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'See the history' }));
    expect(address()).toBe(HISTORY);
  });

  it('shows a message when nothing has changed', () => {
    renderNotice(0);
    expect(screen.getByText('Nothing has changed.')).toBeInTheDocument();
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
