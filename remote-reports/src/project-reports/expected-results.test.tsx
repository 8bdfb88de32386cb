import { screen, waitFor } from '@testing-library/react';
import type { ExpectedResults as Expected } from 'shared/contract';
import { http, HttpResponse, refusal, renderInShell, startTestServer } from 'shared/testing';
import { ExpectedResults } from './expected-results.tsx';

const server = startTestServer();

const EXPECTED: Expected = {
  months: [3, 12],
  rows: [
    {
      pathName: 'crispr',
      goalName: 'Genotype Confirmed',
      workUnitName: null,
      underWay: 1100,
      expected: [10.4, 700],
    },
    {
      pathName: 'crispr',
      goalName: 'Genotype Confirmed',
      workUnitName: 'BCM',
      underWay: 100,
      expected: [0.4, 60],
    },
    {
      pathName: 'late adult',
      goalName: 'Late Adult Phenotyping Finished',
      workUnitName: null,
      underWay: 12,
      expected: [0, 4],
    },
  ],
  checks: [{ pathName: 'crispr', goalName: 'Genotype Confirmed', underWay: 900, expected: 580.2, came: 561 }],
};

const open = (response: Expected, route = '/') => {
  server.use(http.get('*/api/v2/reports/overview/expected_results', () => HttpResponse.json(response)));
  return renderInShell([{ path: '/', element: <ExpectedResults /> }], { session: null, route });
};
const cells = () =>
  screen.getAllByRole('row').map((row) => [...row.children].map((cell) => cell.textContent));

test('of all work units, with how right it was', async () => {
  open(EXPECTED);
  await screen.findByRole('table', { name: 'Results to expect, by kind of work' });
  expect(cells()).toEqual([
    ['Work and its goal', 'Under way', 'In 3 months', 'In 1 year', 'Expected a year ago', 'Came since'],
    ['crisprGenotype Confirmed', '1,100', '10', '700', '580', '561'],
    ['late adultLate Adult Phenotyping Finished', '12', '0', '4.0', '—', '—'],
  ]);
});

test('of one work unit', async () => {
  const { user } = open(EXPECTED);
  await screen.findByRole('table', { name: 'Results to expect, by kind of work' });
  expect(screen.getByText(/how right the same estimate was/)).toBeVisible();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Work of' }), 'BCM');
  expect(screen.queryByText(/how right the same estimate was/)).not.toBeInTheDocument();
  expect(cells()).toEqual([
    ['Work and its goal', 'Under way', 'In 3 months', 'In 1 year'],
    ['crisprGenotype Confirmed', '100', '0.4', '60'],
  ]);
});

test('of the work unit of the address, and of all where it names none that has work', async () => {
  const { user, address } = open(EXPECTED, '/?workOf=BCM');
  await screen.findByRole('table');
  const work = screen.getByRole('combobox', { name: 'Work of' });
  expect(work).toHaveValue('BCM');
  await user.selectOptions(work, 'All work units');
  await waitFor(() => expect(address()).toBe('/'));
});

test('where nothing is under way', async () => {
  open({ months: [3, 12], rows: [], checks: [] });
  expect(await screen.findByText('No work is under way of which something can be said')).toBeVisible();
});

test('a failure can be tried once more', async () => {
  server.use(http.get('*/api/v2/reports/overview/expected_results', () => refusal(500, 'It broke.')));
  const { user } = renderInShell([{ path: '/', element: <ExpectedResults /> }], { session: null });
  const again = await screen.findByRole('button', { name: 'Try again' });
  server.use(http.get('*/api/v2/reports/overview/expected_results', () => HttpResponse.json(EXPECTED)));
  await user.click(again);
  expect(await screen.findByRole('table')).toBeVisible();
});
