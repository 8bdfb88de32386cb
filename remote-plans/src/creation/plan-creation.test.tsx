import { screen, waitFor } from '@testing-library/react';
import { anAdministrator, aPerson, http, HttpResponse, refusal, startTestServer } from 'shared/testing';
import { fields, openCreation, openPage, optionsOf, serveProject, TPN } from './testing/open-creation.tsx';

const server = startTestServer();
beforeEach(() => localStorage.clear());

describe('the form (ui-screens 9)', () => {
  test('names the project, and starts without choices when the address has none', async () => {
    serveProject();
    await openCreation();
    expect(screen.getByRole('heading', { level: 1, name: 'Plan Creation' })).toBeVisible();
    expect(screen.getByRole('link', { name: TPN })).toHaveAttribute('href', `/projects/${TPN}`);
    expect(optionsOf(fields.planType())).toEqual(['', 'production', 'phenotyping']);
    expect(fields.attemptType()).toHaveAccessibleDescription('Choose a plan type first.');
    expect(screen.getByText('* required fields')).toBeVisible();
    // A screen that creates has no history yet (PP-74).
    expect(screen.queryByRole('link', { name: 'History' })).not.toBeInTheDocument();
  });

  test('names the gene of the project, which may take a moment or fail', async () => {
    serveProject();
    const { unmount } = await openCreation();
    const gene = () => screen.getByText('Gene Symbol').closest('div');
    await waitFor(() => expect(gene()).toHaveTextContent('Gene SymbolGpr173'));
    unmount();
    server.use(http.get('*/api/projects/:tpn', () => refusal(500, 'Broken')));
    await openCreation();
    await waitFor(() => expect(gene()).toHaveTextContent('Gene SymbolNot defined'));
  });

  test('what the person has no choice about is chosen', async () => {
    serveProject();
    const session = aPerson({ rolesWorkUnits: [{ id: 1, workUnitName: 'BCM', roleName: 'general' }] });
    await openCreation('', { session });
    expect(fields.workUnit()).toHaveValue('BCM');
    expect(fields.workGroup()).toHaveValue('BaSH');
  });

  test('a plan type of the address is read-only, and its attempt types are those of the first plan', async () => {
    serveProject();
    await openCreation('?planType=production');
    expect(screen.getByRole('textbox', { name: /^Plan Type/ })).toHaveValue('production');
    expect(screen.getByRole('textbox', { name: /^Plan Type/ })).toHaveAttribute('readonly');
    expect(optionsOf(fields.attemptType())).toEqual([
      '',
      'crispr',
      'haplo-essential crispr',
      'crispr allele modification',
    ]);
  });

  test('an error goes with the choice that it came from', async () => {
    serveProject();
    const { user } = await openCreation('?planType=phenotyping');
    await user.click(fields.create());
    expect(await screen.findAllByText('Starting point is required')).not.toHaveLength(0);
    await user.selectOptions(fields.attemptType(), 'haplo-essential phenotyping');
    await waitFor(() => expect(screen.queryByText('Starting point is required')).not.toBeInTheDocument());
  });

  test('an attempt type of the address is the only one', async () => {
    serveProject();
    await openCreation('?planType=production&attemptType=crispr+allele+modification');
    expect(optionsOf(fields.attemptType())).toEqual(['crispr allele modification']);
    expect(fields.attemptType()).toHaveValue('crispr allele modification');
    expect(fields.startingPoint()).toBeVisible();
  });

  test('an address that cannot be is shown, and the choice is left to the person', async () => {
    serveProject();
    await openCreation('?planType=production&attemptType=es+cell');
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Attempt type "es cell" is not valid. The valid options are: crispr, haplo-essential crispr, crispr allele modification',
    );
    expect(fields.attemptType()).toHaveValue('');
  });

  test('the starting point appears with the choice that needs one, preset or typed, and goes with it (PP-30)', async () => {
    serveProject();
    const { user } = await openCreation('?planType=production');
    expect(screen.queryByRole('combobox', { name: /^Starting point/ })).not.toBeInTheDocument();
    await user.selectOptions(fields.attemptType(), 'crispr allele modification');
    expect(optionsOf(fields.startingPoint())).toEqual([
      'Choose an outcome',
      'TPO:000000000004 (C57BL/6N-Atrx<em1>)',
      'TPO:000000000005',
      'TPO:000000000006 (Young)',
    ]);
    expect(screen.getByRole('option', { name: 'TPO:000000000006 (Young)' })).toBeDisabled();
    expect(fields.startingPoint()).toHaveAccessibleDescription(
      'Only colonies with the status Genotype Confirmed can be chosen.',
    );
    await user.selectOptions(fields.startingPoint(), 'TPO:000000000005');
    await user.selectOptions(fields.attemptType(), 'crispr');
    expect(screen.queryByRole('combobox', { name: /^Starting point/ })).not.toBeInTheDocument();
    expect(screen.getByText('Starting point TPO:000000000005')).toBeVisible();
  });

  test('the plan type can be changed after the first choice (PP-30)', async () => {
    serveProject();
    const { user } = await openCreation();
    await user.selectOptions(fields.planType(), 'phenotyping');
    await user.selectOptions(fields.attemptType(), 'haplo-essential phenotyping');
    await user.selectOptions(fields.planType(), 'production');
    expect(fields.attemptType()).toHaveValue('');
    expect(screen.getByText('Attempt Type haplo-essential phenotyping')).toBeVisible();
  });

  test('with the existing tracker, which lacks our list of starting points, its own lists are requested', async () => {
    serveProject();
    server.use(
      http.get('*/api/v2/projects/:tpn/startingPoints', () => refusal(404, 'No such path.')),
      http.get(`*/api/projects/${TPN}/productionOutcomesSummaries`, () =>
        HttpResponse.json([{ tpo: 'TPO:000000000007', externalReference: 'Old' }]),
      ),
    );
    const { user } = await openCreation('?planType=phenotyping');
    await user.selectOptions(fields.attemptType(), 'adult and embryo phenotyping');
    expect(optionsOf(fields.startingPoint())).toEqual(['Choose an outcome', 'TPO:000000000007 (Old)']);
  });

  test('work units are those of the person, for administrators all of them', async () => {
    serveProject();
    const { unmount } = await openCreation();
    expect(optionsOf(fields.workUnit())).toEqual(['', 'BCM', 'JAX']);
    unmount();
    await openCreation('', { session: anAdministrator() });
    expect(optionsOf(fields.workUnit())).toEqual(['', 'BCM', 'JAX', 'TCP']);
  });
});

describe('who creates plans', () => {
  test('visitors are asked to sign in and come back (PP-44)', () => {
    openPage('?planType=production', { session: null });
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      '/login?returnUrl=%2Fprojects%2FTPN%3A000000042%2Fplan-creation%3FplanType%3Dproduction',
    );
  });

  test('people without a work unit are shown why they cannot', async () => {
    serveProject();
    openPage('', { session: aPerson({ rolesWorkUnits: [] }) });
    expect(await screen.findByRole('heading', { name: 'You do not belong to a work unit' })).toBeVisible();
  });

  test('a project that cannot be read is shown, with the way back (PP-46)', async () => {
    serveProject();
    const text = `Project ${TPN} does not exist.`;
    server.use(http.get('*/api/projects/:tpn/firstProductionPlanData', () => refusal(404, text)));
    openPage();
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(screen.getByRole('link', { name: `Go to project ${TPN}` })).toHaveAttribute(
      'href',
      `/projects/${TPN}`,
    );
  });

  test('a project without plans, which only an import leaves, gets its first one', async () => {
    serveProject();
    server.use(
      http.get('*/api/projects/:tpn/firstProductionPlanData', () =>
        refusal(400, 'There are not plans associated with the project.'),
      ),
    );
    await openCreation('?planType=production');
    expect(optionsOf(fields.attemptType())).toContain('es cell');
  });
});
