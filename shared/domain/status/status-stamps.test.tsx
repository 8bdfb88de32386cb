import { screen, within } from '@testing-library/react';
import { renderInShell, startTestServer } from 'shared/testing';
import { StatusStamps } from './status-stamps.tsx';

startTestServer();

const STAMPS = [
  { statusName: 'Inspect - Conflict', date: '2019-02-26T00:00:00' },
  { statusName: 'Assigned', date: '2019-03-01T15:04:05.123' },
];

const rowsOf = (name: string) =>
  within(screen.getByRole('table', { name }))
    .getAllByRole('row')
    .map((row) => Array.from(row.children, (cell) => cell.textContent));

describe('status dates panel (ui-screens 2.3)', () => {
  it('opens, and keeps the order of the server', async () => {
    const { user } = renderInShell(<StatusStamps title="Assignment Status Dates" stamps={STAMPS} />);
    await user.click(screen.getByRole('button', { name: 'Assignment Status Dates' }));
    expect(rowsOf('Assignment Status Dates')).toEqual([
      ['Status', 'Date'],
      ['Inspect - Conflict', '2019-02-26 00:00'],
      ['Assigned', '2019-03-01 15:04'],
    ]);
  });

  it('is called "Status History" unless it has a better name, and has its headers when empty', async () => {
    const { user } = renderInShell(<StatusStamps stamps={[]} />);
    await user.click(screen.getByRole('button', { name: 'Status History' }));
    expect(rowsOf('Status History')).toEqual([['Status', 'Date']]);
  });
});
