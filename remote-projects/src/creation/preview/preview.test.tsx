import { screen, within } from '@testing-library/react';
import { aProject, http, refusal, restrictedVersion, startTestServer } from 'shared/testing';
import { serveCreation } from '../testing/creation-server.ts';
import { fields, fillIn, intention, openCreation } from '../testing/open-creation.tsx';

const server = startTestServer();
beforeEach(() => localStorage.clear());

/** Opens the form and enters a gene and, if wanted, what is to become of it. */
async function enter(gene: string, mutationType?: string) {
  const shell = await openCreation();
  if (mutationType !== undefined) await shell.user.selectOptions(intention(1).mutationType(), mutationType);
  await shell.user.type(intention(1).gene(), gene);
  await screen.findByText(/^Gene /);
  return shell;
}

describe('what is shown about a gene while its project is entered (issue, PP-71)', () => {
  test('requests nothing before a gene is known', async () => {
    const tracker = serveCreation();
    await openCreation();
    expect(screen.getByText(/^Once a gene is entered, its projects show here/)).toBeVisible();
    expect(tracker.previews).toEqual([]);
  });

  test('a free gene: the project would be assigned', async () => {
    const tracker = serveCreation();
    await enter('Atrx', 'Deletion');
    expect(await screen.findByText('Assigned')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Existing projects for Atrx' })).toBeVisible();
    expect(screen.getByText('No assigned project competes for this gene.')).toBeVisible();
    expect(screen.getByText('There are no projects for this yet.')).toBeVisible();
    expect(tracker.previews).toContain('gene=MGI%3A103067&molecularMutationTypeName=Deletion');
  });

  test('a contested gene: a warning with the status, and the projects with theirs', async () => {
    const competitor = aProject({ tpn: 'TPN:000000011' });
    const hidden = restrictedVersion('TPN:000000012');
    serveCreation({
      assignmentStatusName: 'Inspect - GLT Mouse',
      projects: [competitor, hidden],
      totalProjects: 2,
      competingTpns: ['TPN:000000011'],
    });
    await enter('Atrx', 'Deletion');
    expect(await screen.findByText('Inspect - GLT Mouse')).toBeVisible();
    expect(
      screen.getByText('A project on this gene is assigned already, and there are genotype-confirmed mice.'),
    ).toBeVisible();
    const table = within(screen.getByRole('table', { name: 'Existing projects' }));
    const [, first, second] = table.getAllByRole('row');
    expect(first).toHaveTextContent(/TPN:000000011.*Assigned.*Yes.*Gpr173.*Deletion.*JAX/);
    expect(second).toHaveTextContent(/TPN:000000012.*No.*restricted/);
    expect(
      table.getByRole('img', { name: 'You are seeing a restricted version of this project.' }),
    ).toBeVisible();
    const link = table.getByRole('link', { name: 'TPN:000000011 (opens in a new tab)' });
    expect(link).toHaveAttribute('href', '/projects/TPN:000000011');
    expect(link).toHaveAttribute('target', '_blank');
  });

  test('a form right after the creation of another project asks again: that one competes now', async () => {
    serveCreation();
    const shell = await openCreation();
    await fillIn(shell);
    await screen.findByText('No assigned project competes for this gene.');
    await shell.user.click(fields.create());
    await screen.findByRole('heading', { name: 'Another screen' });
    serveCreation({
      assignmentStatusName: 'Inspect - Conflict',
      projects: [aProject()],
      totalProjects: 1,
      competingTpns: ['TPN:000000042'],
    });
    await shell.goTo('/projects/project-creation');
    await screen.findByRole('form', { name: 'Project Creation' });
    await fillIn(shell);
    expect(await screen.findByText('A project on this gene is assigned already.')).toBeVisible();
  });

  test('before the mutation type is chosen the projects are shown, the status not', async () => {
    serveCreation({ assignmentStatusName: null, projects: [aProject()], totalProjects: 1 });
    await enter('Atrx');
    expect(
      await screen.findByText('Choose a molecular mutation type to see the status of the new project.'),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: /^TPN:000000042/ })).toBeVisible();
  });

  test('more projects than are shown are counted', async () => {
    serveCreation({ projects: [aProject()], totalProjects: 1200 });
    await enter('Atrx', 'Deletion');
    expect(await screen.findByText('The first 1 of 1,200 projects.')).toBeVisible();
  });

  test('a failure is shown, can be tried again, and keeps nobody from going on', async () => {
    serveCreation();
    server.use(http.get('*/api/v2/assignmentPreview', () => refusal(500, 'Not now.'), { once: true }));
    const { user } = await enter('Atrx', 'Deletion');
    expect(await screen.findByText('Not now. The project can be created all the same.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('There are no projects for this yet.')).toBeVisible();
  });
});
