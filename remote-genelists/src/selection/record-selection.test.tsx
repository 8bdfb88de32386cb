import { screen, within } from '@testing-library/react';
import {
  aConfiguration,
  aPerson,
  http,
  HttpResponse,
  refusal,
  startTestServer,
  testServer,
} from 'shared/testing';
import { openManagement } from '../testing/open-management.tsx';
import { aRecord, numberedRecords, serveLists } from '../testing/gene-list-server.ts';
import { MANAGER } from '../testing/people.ts';

startTestServer();

const projects = [{ tpn: 'TPN:000000007', summaryStatus: 'Plan Created' }];
const LISTS = { IDG: [aRecord(41, ['Abl1'], { projects }), aRecord(42, ['Cib2'])] };
const box = (gene: string) => screen.findByRole('checkbox', { name: `Select ${gene}` });

test('genes are selected, and lead to new projects: one in its form, several in a spreadsheet', async () => {
  serveLists(LISTS);
  const { user } = openManagement();
  expect(await screen.findByText(/^Select genes to begin projects for them/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Select nothing' })).not.toBeInTheDocument();
  await user.click(await box('Abl1'));
  expect(screen.getByRole('link', { name: 'New project for it' })).toHaveAttribute(
    'href',
    '/projects/project-creation?gene=Abl1',
  );
  await user.click(await box('Cib2'));
  expect(screen.getByText('2 genes selected, with 1 project')).toBeVisible();
  expect(screen.getByRole('link', { name: 'New projects for them' })).toHaveAttribute(
    'href',
    '/projects/import?genes=Abl1%2CCib2',
  );
  await user.click(await box('Abl1'));
  expect(screen.getByText('1 gene selected, with 0 projects')).toBeVisible();
});

test('the projects of the chosen rows are acted upon', async () => {
  const given: unknown[] = [];
  testServer.use(
    http.get('*/api/conf', () => HttpResponse.json(aConfiguration())),
    http.post('*/api/v2/bulkJobs', async ({ request }) => {
      given.push(await request.json());
      return refusal(500, 'The database is resting.');
    }),
  );
  serveLists(LISTS);
  const { user } = openManagement();
  await user.click(await screen.findByRole('checkbox', { name: 'All 2 of this page' }));
  expect(await box('Cib2')).toBeChecked();
  expect(screen.queryByRole('button', { name: /that match$/ })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Stop…' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText('In words'), 'flood');
  await user.click(dialog.getByRole('button', { name: 'Preview' }));
  expect(await dialog.findByText('The database is resting.')).toBeVisible();
  const action = { name: 'stopPlans', reason: 'flood', withColonies: false };
  expect(given).toEqual([{ action, targets: ['TPN:000000007'], isPreview: true }]);
});

test('all that match are selected from all pages, with the filter; then nothing', async () => {
  const lists = serveLists({ IDG: numberedRecords(25) });
  const { user } = openManagement();
  await user.click(await screen.findByRole('button', { name: 'All 25 that match' }));
  expect(await screen.findByText('25 genes selected, with 0 projects')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Stop…' })).not.toBeInTheDocument();
  expect(lists.questions.at(-1)?.get('size')).toBe('2000');
  await user.click(screen.getByRole('button', { name: 'Select nothing' }));
  expect(await box('Gene1')).not.toBeChecked();
});

test('who belongs to no work unit cannot begin projects, and is not asked to select', async () => {
  serveLists(LISTS);
  openManagement({ session: aPerson({ ...MANAGER, rolesWorkUnits: [] }) });
  await screen.findByRole('rowheader', { name: 'Abl1' });
  expect(screen.queryByRole('checkbox', { name: /^Select/ })).not.toBeInTheDocument();
});

test('in edit mode there is nothing to select', async () => {
  serveLists(LISTS);
  const { user } = openManagement();
  await box('Abl1');
  await user.click(screen.getByRole('button', { name: 'Change to edit mode' }));
  await screen.findByRole('button', { name: 'Add a record' });
  expect(screen.queryByRole('checkbox', { name: /^Select/ })).not.toBeInTheDocument();
});
