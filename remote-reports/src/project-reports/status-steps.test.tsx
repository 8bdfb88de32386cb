import { screen, waitFor } from '@testing-library/react';
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

describe('of a period', () => {
  /** All time has another number of steps than a period. Returns what was asked for. */
  const openAt = (route: string, ofPeriod: readonly StatusStep[] = [{ ...STEP, steps: 7 }]) => {
    const asked: string[] = [];
    server.use(
      http.get('*/api/v2/reports/overview/status_steps', ({ request }) => {
        const { search } = new URL(request.url);
        asked.push(search);
        return HttpResponse.json(search === '' ? [STEP] : ofPeriod);
      }),
    );
    const shell = renderInShell([{ path: '/', element: <StatusSteps /> }], { route, session: aPerson() });
    return { ...shell, asked };
  };
  const from = () => screen.getByRole('textbox', { name: 'Reached from' });
  const until = () => screen.getByRole('textbox', { name: 'Reached until' });
  const report = () => screen.getByRole('region', { name: 'Time between statuses' });

  it('is in the address, and said above the numbers', async () => {
    const { asked } = openAt('/?stepsFrom=2025-01-01&stepsTo=2025-12-31');
    expect(await screen.findByRole('cell', { name: '7' })).toBeVisible();
    expect(asked).toEqual(['?reachedFrom=2025-01-01&reachedTo=2025-12-31']);
    expect(from()).toHaveValue('2025-01-01');
    expect(until()).toHaveValue('2025-12-31');
    expect(report()).toHaveTextContent(
      /steps whose later status was reached from 2025-01-01 to 2025-12-31, however long ago/,
    );
  });

  it('is chosen by its days, beside what else the address has; without them it is all time', async () => {
    const { user, address, asked } = openAt('/?on=2020-12-31');
    expect(await screen.findByRole('cell', { name: '4,321' })).toBeVisible();
    await user.type(from(), '2025-01-01');
    expect(await screen.findByRole('cell', { name: '7' })).toBeVisible();
    expect(address()).toBe('/?on=2020-12-31&stepsFrom=2025-01-01');
    expect(report()).toHaveTextContent(/reached since 2025-01-01,/);
    await user.clear(from());
    expect(await screen.findByRole('cell', { name: '4,321' })).toBeVisible();
    await waitFor(() => expect(address()).toBe('/?on=2020-12-31'));
    expect(asked.slice(0, 2)).toEqual(['', '?reachedFrom=2025-01-01']);
  });

  it('is all time where its last day is before the first, in words', async () => {
    const { asked } = openAt('/?stepsFrom=2025-12-31&stepsTo=2025-01-01');
    expect(await screen.findByRole('cell', { name: '4,321' })).toBeVisible();
    expect(until()).toHaveAccessibleDescription(/This day is before the first one/);
    expect(asked).toEqual(['']);
  });

  it('says where no plan came on in it', async () => {
    openAt('/?stepsTo=1999-12-31', []);
    expect(await screen.findByText('No plan came to another status until 1999-12-31')).toBeVisible();
  });
});
