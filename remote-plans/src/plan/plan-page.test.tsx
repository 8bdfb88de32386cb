import { act, screen, waitFor } from '@testing-library/react';
import { sessionStore } from 'shared/session';
import {
  anAdministrator,
  aProject,
  http,
  intentionOf,
  refusal,
  renderInShell,
  startTestServer,
} from 'shared/testing';
import remote from '../remote.tsx';
import {
  aCrisprPlan,
  aPhenotypingPlan,
  factOf,
  openPlanFacts,
  openPlanForm,
  PIN,
  servePlan,
  TPN,
} from '../testing/index.ts';
import { aBarePlan } from './testing/plan-controls.ts';

const server = startTestServer();

const titles = () => screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
const FACTS = {
  'Project id': TPN,
  'Plan id': PIN,
  'Gene Symbol': 'Gpr173',
  'Plan Type': 'production',
  'Attempt Type': 'breeding',
  'Summary Status': 'Plan Created',
  'Work Unit': 'JAX',
  'Work Group': 'BaSH',
};

describe('while it is not known who is there', () => {
  const readingHint = () => screen.queryByText(/You can read this plan|Sign in/);

  test('a plan is not shown as if it could only be read', async () => {
    const plan = aBarePlan();
    servePlan({ plan, allowed: ['canUpdatePlan'] });
    renderInShell(remote.routes, { route: `/projects/${TPN}/production-plan/${PIN}` });
    act(() => sessionStore.setState({ status: 'unknown' }));
    expect(await screen.findByText(/^since/)).toBeVisible();
    expect(screen.getByText('Loading the plan…')).toBeVisible();
    expect(readingHint()).not.toBeInTheDocument();
    act(() => sessionStore.setState({ status: 'signedIn', person: anAdministrator() }));
    expect(await screen.findByRole('form', { name: 'Plan' })).toBeVisible();
  });

  test('nobody is asked to sign in for a plan that is refused', async () => {
    servePlan();
    const text = `You do not have permission to read the plan ${PIN}.`;
    server.use(http.get('*/api/plans/:pin', () => refusal(403, text)));
    renderInShell(remote.routes, { route: `/projects/${TPN}/production-plan/${PIN}` });
    act(() => sessionStore.setState({ status: 'unknown' }));
    expect(await screen.findByText(text)).toBeVisible();
    expect(readingHint()).not.toBeInTheDocument();
  });
});

describe('the page of a production plan (spec 2, ui-screens 10)', () => {
  test('its cards are in the order of the page', async () => {
    await openPlanForm({ plan: aBarePlan() });
    expect(titles()).toEqual(['Status and next step', 'Plan Details', 'Production outcomes']);
    expect(screen.getByRole('heading', { level: 3, name: 'Plan Status History' })).toBeVisible();
    expect(screen.getByText('* required fields')).toBeVisible();
  });

  test.each(['crispr', 'haplo-essential crispr'])(
    'the sections of a %s attempt (ui-screens 11)',
    async (type) => {
      await openPlanForm({ plan: aCrisprPlan({ attemptTypeName: type }) });
      expect(titles()).toEqual([
        'Status and next step',
        'Plan Details',
        'CRISPR Attempt Details',
        'Mutagenesis Details',
        'Nucleases',
        'Guides',
        'Genotype Primers',
        'Vector/Oligos (Mutagenesis Donors)',
        'Reagents',
        'CRISPR Injection Details',
        'Founder/G0 Litter Details',
        'Production outcomes',
      ]);
    },
  );

  test('has its summary status in the heading; the status of the attempt is named so in its card', async () => {
    await openPlanFacts({
      plan: aPhenotypingPlan({ statusName: 'Plan Created', summaryStatusName: 'Phenotyping Finished' }),
    });
    const heading = screen.getByRole('heading', { level: 1 }).parentElement;
    expect(heading).toHaveTextContent('Phenotyping Finished');
    expect(heading).not.toHaveTextContent('Plan Created');
    expect(factOf('Current Status')).toHaveTextContent('Plan Created');
    expect(
      screen.getByText(/^This is the status of the attempt itself\..*“Phenotyping Finished”/),
    ).toBeVisible();
  });

  test('leads to its history and back, and to its project', async () => {
    const { user, address } = await openPlanForm({ plan: aBarePlan() });
    expect(screen.getByRole('link', { name: 'History' })).toHaveAttribute(
      'href',
      `/projects/${TPN}/production-plan/${PIN}/history`,
    );
    expect(screen.getByRole('link', { name: TPN })).toHaveAttribute('href', `/projects/${TPN}`);
    await user.click(screen.getByRole('button', { name: 'Go back' }));
    expect(address()).toBe(`/projects/${TPN}`);
  });

  test('is named in the tab by plan and gene', async () => {
    await openPlanFacts({ plan: aBarePlan() });
    await waitFor(() =>
      expect(document.title).toBe(`Production plan ${PIN} Gpr173 – Gene Targeting Tracker`),
    );
  });

  test('its details while they are edited (ui-screens 10.1)', async () => {
    await openPlanForm({ plan: aBarePlan() });
    for (const [label, value] of Object.entries(FACTS)) expect(factOf(label)).toHaveTextContent(value);
    expect(screen.getByRole('textbox', { name: 'Comment' })).toHaveValue('First of its kind');
    expect(screen.getByRole('button', { name: 'Remove KOMP' })).toBeVisible();
  });

  test('the same to read (ui-screens 10.1)', async () => {
    await openPlanFacts({ plan: aBarePlan() });
    const facts = {
      ...FACTS,
      Funders: 'KOMP',
      Comment: 'First of its kind',
      'Current Status': 'Plan Created',
    };
    for (const [label, value] of Object.entries(facts)) expect(factOf(label)).toHaveTextContent(value);
    expect(titles()).toEqual(['Status and next step', 'Plan Details', 'Production outcomes']);
  });

  test("'Not defined' stands for what is empty (spec 6)", async () => {
    const project = aProject({ projectIntentions: [] });
    const plan = aBarePlan({ workUnitName: '', workGroupName: null, funderNames: [], comment: null });
    await openPlanFacts({ plan, project });
    for (const label of ['Gene Symbol', 'Work Unit', 'Work Group', 'Funders', 'Comment'])
      expect(factOf(label)).toHaveTextContent('Not defined');
  });

  test('of a project on two genes both are named', async () => {
    const projectIntentions = [intentionOf('Cib2', 'MGI:1929293'), intentionOf('Rsph1', 'MGI:1194909')];
    await openPlanFacts({ plan: aBarePlan(), project: aProject({ projectIntentions }) });
    expect(factOf('Gene Symbol')).toHaveTextContent('Cib2, Rsph1');
    expect(screen.getByRole('navigation', { name: 'Breadcrumb' })).toHaveTextContent(/^Cib2 and Rsph1 TPN:/);
    expect(Object.values(localStorage).join()).toContain(`"Cib2, Rsph1 · ${PIN}"`);
  });

  test('funders and comment are there as soon as the card is (PP-08)', async () => {
    await openPlanForm({ plan: aBarePlan(), configuration: { fundersByWorkGroups: { BaSH: ['NIH'] } } });
    expect(screen.getByRole('textbox', { name: 'Comment' })).toHaveValue('First of its kind');
    expect(screen.getByText('KOMP')).toBeVisible();
  });
});

describe('the page of a phenotyping plan (ui-screens 16)', () => {
  test('its cards are in the order of the page', async () => {
    await openPlanForm({ plan: aPhenotypingPlan() });
    expect(titles()).toEqual([
      'Status and next step',
      'Plan Details',
      'Phenotyping Attempt Details',
      'Phenotyping Stages',
    ]);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(`Phenotyping plan ${PIN}`);
  });
});

describe('who may not change a plan (spec 6)', () => {
  test('a visitor reads it, is shown why, and where to sign in', async () => {
    await openPlanFacts({ plan: aBarePlan(), session: null });
    expect(screen.getByText(/can change it after/)).toHaveTextContent(
      'You can read this plan. Members of the plan’s work unit, JAX, can change it after signing in.',
    );
    expect(screen.getByRole('link', { name: 'signing in' })).toHaveAttribute(
      'href',
      expect.stringContaining('/login?returnUrl='),
    );
    expect(screen.queryByRole('button', { name: 'Update' })).not.toBeInTheDocument();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });

  test('a member of another work unit reads it, and is shown whom to ask', async () => {
    await openPlanFacts({ plan: aBarePlan() });
    expect(
      screen.getByText('You can read this plan. Members of the plan’s work unit, JAX, can change it.'),
    ).toBeVisible();
  });

  test('a question that failed is shown in the red alert (spec 8)', async () => {
    servePlan({ plan: aBarePlan() });
    server.use(http.get('*/api/permissionByActionOnResource', () => refusal(500, 'The server is tired.')));
    renderInShell(remote.routes, {
      route: `/projects/${TPN}/production-plan/${PIN}`,
      session: anAdministrator(),
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('The server is tired.');
    expect(screen.queryByRole('button', { name: 'Update' })).not.toBeInTheDocument();
  });

  test('a question that failed is no refusal, and can be asked again', async () => {
    servePlan({ plan: aBarePlan(), allowed: ['canUpdatePlan'] });
    const failing = http.get(
      '*/api/permissionByActionOnResource',
      () => refusal(503, 'The server is tired.'),
      {
        once: true,
      },
    );
    server.use(failing);
    const { user } = renderInShell(remote.routes, {
      route: `/projects/${TPN}/production-plan/${PIN}`,
      session: anAdministrator(),
    });
    expect(await screen.findByText('Whether you may change this plan is not known.')).toBeVisible();
    expect(screen.queryByText(/You can read this plan/)).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('form', { name: 'Plan' })).toBeVisible();
  });
});

describe('an address that does not fit the plan', () => {
  test.each([
    ['a production plan at the address of a phenotyping plan', `/projects/${TPN}/phenotyping-plan/${PIN}`],
    ['another project', `/projects/TPN:000000099/production-plan/${PIN}`],
  ])('leads on to its own: %s', async (_what, route) => {
    servePlan({ plan: aCrisprPlan() });
    const { address } = renderInShell(remote.routes, { route });
    await waitFor(() => expect(address()).toBe(`/projects/${TPN}/production-plan/${PIN}`));
  });
});

describe('a plan that cannot be read', () => {
  const route = `/projects/${TPN}/production-plan/${PIN}`;

  test('shows why, and leads to its project', async () => {
    servePlan();
    server.use(http.get('*/api/plans/:pin', () => refusal(404, `The plan[${PIN}] does not exist.`)));
    renderInShell(remote.routes, { route });
    expect(await screen.findByText(`The plan[${PIN}] does not exist.`)).toBeVisible();
    expect(screen.getByRole('link', { name: `Go to project ${TPN}` })).toBeVisible();
  });

  test('asks visitors to sign in (PP-10)', async () => {
    servePlan();
    const text = `You do not have permission to read the plan ${PIN}.`;
    server.use(http.get('*/api/plans/:pin', () => refusal(403, text)));
    renderInShell(remote.routes, { route });
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Sign in' })).toBeVisible();
  });
});
