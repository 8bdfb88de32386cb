import { screen } from '@testing-library/react';
import { aPerson, startTestServer } from 'shared/testing';
import { openManagement } from '../testing/open-management.tsx';
import { aRecord, serveLists } from '../testing/gene-list-server.ts';
import { MANAGER } from '../testing/people.ts';

startTestServer();

const LISTS = { IDG: [aRecord(41, ['Abl1']), aRecord(42, ['Cib2'])] };
const box = (gene: string) => screen.findByRole('checkbox', { name: `Select ${gene}` });

test('genes are selected, and lead to new projects: one in its form, several in a spreadsheet', async () => {
  serveLists(LISTS);
  const { user } = openManagement();
  expect(await screen.findByText('Select genes to begin projects for them')).toBeVisible();
  await user.click(await box('Abl1'));
  expect(screen.getByRole('link', { name: 'New project for it' })).toHaveAttribute(
    'href',
    '/projects/project-creation?gene=Abl1',
  );
  await user.click(await box('Cib2'));
  expect(screen.getByText('2 genes selected')).toBeVisible();
  expect(screen.getByRole('link', { name: 'New projects for them' })).toHaveAttribute(
    'href',
    '/projects/import?genes=Abl1%2CCib2',
  );
  await user.click(await box('Abl1'));
  expect(screen.getByText('1 gene selected')).toBeVisible();
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
