import { screen } from '@testing-library/react';
import type { StatusStep } from 'shared/contract';
import { aPerson, http, HttpResponse, renderInShell, startTestServer } from 'shared/testing';
import { StatusSteps } from './status-steps.tsx';

const server = startTestServer();

const STEP: StatusStep = {
  attemptTypeName: 'crispr',
  fromStatusName: 'Plan Created',
  toStatusName: 'Attempt In Progress',
  steps: 4321,
  medianDays: 28,
  lowerQuartileDays: 9.5,
  upperQuartileDays: 40.2,
};

const open = (steps: readonly StatusStep[], session: ReturnType<typeof aPerson> | null = aPerson()) => {
  server.use(http.get('*/api/v2/reports/overview/status_steps', () => HttpResponse.json(steps)));
  return renderInShell([{ path: '/', element: <StatusSteps /> }], { session });
};

describe('time between statuses', () => {
  it('is listed by attempt type and step, with a link to the projects that stand there now', async () => {
    open([STEP]);
    await screen.findByRole('table', { name: 'Time between statuses by attempt type' });
    const rows = screen.getAllByRole('row').map((row) => [...row.children].map((cell) => cell.textContent));
    expect(rows).toEqual([
      ['Attempt type', 'From status', 'To status', 'Times', 'Median', 'Middle half'],
      ['crispr', 'Plan Created', 'Attempt In Progress', '4,321', '28 days', '9.5 – 40 days'],
    ]);
    expect(screen.getByRole('link', { name: 'Plan Created' })).toHaveAttribute(
      'href',
      '/projects?summaryStatusName=Plan+Created&attemptTypeName=crispr',
    );
  });

  it('leads visitors nowhere, who cannot find projects by attempt type', async () => {
    open([STEP], null);
    expect(await screen.findByRole('cell', { name: 'Plan Created' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Plan Created' })).not.toBeInTheDocument();
    expect(screen.queryByText(/The first status leads/)).not.toBeInTheDocument();
  });

  it('shows when nothing has happened yet', async () => {
    open([]);
    expect(await screen.findByText('No plan has changed its status yet')).toBeVisible();
  });
});
