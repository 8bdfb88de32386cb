import { screen, within } from '@testing-library/react';
import type { MyWork, Person } from 'shared/contract';
import {
  anAdministrator,
  aPerson,
  http,
  HttpResponse,
  refusal,
  renderInShell,
  startTestServer,
} from 'shared/testing';
import remote from '../remote.tsx';
import { aChange, aWaitingPlan, aWork } from './testing/a-work.ts';

const server = startTestServer();
beforeEach(() => localStorage.clear());

/** Opens the page of somebody's work; lists the queries of its calls. */
function open(
  work: MyWork = aWork(),
  { session = aPerson(), route = '/work' }: { session?: Person | null; route?: string } = {},
) {
  const queries: string[] = [];
  server.use(
    http.get('*/api/v2/savedViews', () => HttpResponse.json([])),
    http.get('*/api/v2/bulkJobs', () => HttpResponse.json([])),
    http.get('*/api/v2/my_work', ({ request }) => {
      queries.push(new URL(request.url).search);
      return HttpResponse.json(work);
    }),
  );
  return { ...renderInShell(remote.routes, { route, session }), queries };
}

const card = (name: string) => screen.findByRole('region', { name });

test('visitors are asked to sign in, and to come back', async () => {
  const { queries } = open(aWork(), { session: null });
  expect(await screen.findByRole('link', { name: 'Sign in' })).toHaveAttribute(
    'href',
    '/login?returnUrl=%2Fwork',
  );
  expect(queries).toEqual([]);
});

test('plans that wait say what the next step is and what it needs, and lead to plan and gene', async () => {
  open();
  const waiting = await card('Waits for your step');
  const row = within(waiting).getByRole('row', { name: /PIN:0000000001/ });
  expect(row).toHaveTextContent(/^Cib2Embryos Obtained2031-02-20Founder Obtained.*PIN:0000000001crispr$/);
  expect(within(row).getByRole('img', { name: 'Needs: the assay counts mutants' })).toBeVisible();
  expect(within(waiting).queryByRole('columnheader', { name: 'Work Unit' })).not.toBeInTheDocument();
  expect(within(row).getByRole('link', { name: 'PIN:0000000001' })).toHaveAttribute(
    'href',
    '/projects/TPN:000000042/production-plan/PIN:0000000001',
  );
  expect(within(row).getByRole('link', { name: 'Cib2' })).toHaveAttribute('href', '/genes/Cib2');
});

test('plans of several work units say of which they are', async () => {
  open(aWork({ workUnitNames: ['BCM', 'JAX'] }));
  const waiting = await card('Waits for your step');
  expect(within(waiting).getByRole('cell', { name: 'JAX' })).toBeVisible();
});

test('a step without a condition is named alone', async () => {
  open(aWork({ waiting: [aWaitingPlan({ nextStepCondition: null })] }));
  const waiting = await card('Waits for your step');
  expect(within(waiting).getByRole('cell', { name: 'Founder Obtained' })).toBeVisible();
});

test.each([
  [0, false, 'No plan has stood still for longer than three of four plans do.'],
  [1, false, /^1 plan has stood where they are/],
  [1000, true, /^More than 1,000 plans have stood where they are/],
])('%d plans that stand still, more: %s', async (total, hasMore, text) => {
  const plans = total === 0 ? [] : [aWaitingPlan()];
  open(aWork({ languishing: { total, hasMore, plans } }));
  const languishing = await card('Stands still longer than usual');
  expect(within(languishing).getByText(text)).toBeVisible();
  expect(within(languishing).queryAllByRole('cell', { name: '40 days' })).toHaveLength(plans.length);
});

test('what changed this week, by whom, with a way to the record', async () => {
  open(
    aWork({
      changes: [
        aChange({
          fields: [
            {
              field: 'status.name',
              oldValue: 'Plan Created',
              newValue: 'Attempt In Progress',
              note: 'Field changed',
            },
          ],
          moreFields: 2,
        }),
      ],
    }),
  );
  const row = within(await card('Changed this week')).getByRole('row', { name: /pat@lab.example/ });
  expect(row).toHaveTextContent(
    '2031-03-01 09:30pat@lab.exampleCib2PIN:0000000001Plan updated: Status Plan Created → Attempt In Progress and 2 more',
  );
  const plan = '/projects/TPN:000000042/production-plan/PIN:0000000001';
  expect(within(row).getByRole('link', { name: 'PIN:0000000001' })).toHaveAttribute('href', plan);
  const history = within(row).getByRole('link', { name: 'and 2 more: history of PIN:0000000001' });
  expect(history).toHaveAttribute('href', `${plan}/history`);
  expect(within(row).getByRole('link', { name: 'Cib2' })).toHaveAttribute('href', '/genes/Cib2');
});

test('on telephones what changed is a card: gene and record first, then when and who, then what', async () => {
  open(aWork({ changes: [aChange()] }));
  const row = within(await card('Changed this week')).getByRole('row', { name: /pat@lab.example/ });
  const places = [...row.children].map((cell) => cell.getAttribute('data-card'));
  expect(places).toEqual(['fact', 'fact', 'title', 'status', 'note']);
});

test.each([
  ['of one work unit', ['JAX'], '/projects?workUnitName=JAX&changedFrom=2031-02-24'],
  ['of everything', [], '/projects?changedFrom=2031-02-24'],
])(
  'the latest changes %s lead to the list of all projects that changed',
  async (_of, workUnitNames, href) => {
    jest.useFakeTimers({ now: new Date(2031, 2, 3, 0, 30), advanceTimers: true });
    open(aWork({ workUnitNames }));
    const changed = await card('Changed this week');
    const link = within(changed).getByRole('link', { name: 'All projects that changed this week' });
    expect(link).toHaveAttribute('href', href);
    jest.useRealTimers();
  },
);

test('every number of projects leads to the list of them', async () => {
  open();
  const steps = within(await card('Projects by status'));
  expect(steps.getByRole('heading', { name: 'JAX: 12 projects' })).toBeVisible();
  expect(steps.getByRole('link', { name: 'Genotype Confirmed 10' })).toHaveAttribute(
    'href',
    '/projects?workUnitName=JAX&summaryStatusName=Genotype+Confirmed',
  );
});

test('each work unit has its own numbers, without statuses at which it has nothing', async () => {
  const { steps } = aWork();
  open(
    aWork({
      steps: { ...steps, workUnits: [...steps.workUnits, { name: 'BCM', total: 1, projects: [1, 0] }] },
    }),
  );
  const ofBcm = await screen.findByRole('list', { name: 'BCM: 1 project' });
  expect(
    within(ofBcm)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['Plan Created 1']);
});

test('the projects of all work units are found without a filter by unit', async () => {
  const steps = { ...aWork().steps, workUnits: [{ name: null, total: 12, projects: [2, 10] }] };
  open(aWork({ workUnitNames: [], steps }), { session: anAdministrator() });
  expect(await screen.findByRole('link', { name: 'Plan Created 2' })).toHaveAttribute(
    'href',
    '/projects?summaryStatusName=Plan+Created',
  );
});

test('where there is nothing, each part says so in a line', async () => {
  open(aWork({ waiting: [], changes: [], steps: { statuses: [], workUnits: [] } }));
  for (const text of [
    'No plan waits for a step of yours.',
    'Nothing has changed in the last seven days.',
    'There are no projects yet.',
    'No drafts.',
    'Genes, projects and plans that you open are listed here.',
  ])
    expect(await screen.findByText(text)).toBeVisible();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});

test('drafts and what was seen last are those of this person in this browser', async () => {
  const { email } = aPerson();
  localStorage.setItem(
    `gt-draft ${email} plan PIN:0000000009`,
    '{"value":{},"savedAt":"2031-03-01T10:00:00"}',
  );
  localStorage.setItem(
    `gt-recent ${email}`,
    '[{"address":"/genes/Rfx7","title":"Rfx7","at":"2031-03-01T10:00:00"}]',
  );
  open();
  const drafts = within(await card('Drafts'));
  expect(drafts.getByRole('link', { name: 'Plan PIN:0000000009' })).toHaveAttribute(
    'href',
    '/plan/PIN:0000000009',
  );
  expect(drafts.getByText('of 2031-03-01 10:00')).toBeVisible();
  const recent = within(await card('Recently seen'));
  expect(recent.getByRole('link', { name: 'Rfx7' })).toHaveAttribute('href', '/genes/Rfx7');
});

describe('whose work', () => {
  test('of the only work unit: there is nothing to choose', async () => {
    const { queries } = open();
    expect(await screen.findByText('Work of JAX')).toBeVisible();
    await card('Waits for your step');
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
    expect(new Set(queries)).toEqual(new Set(['']));
  });

  test('of several: all, or one, which is in the address', async () => {
    const rolesWorkUnits = ['JAX', 'BCM'].map((workUnitName, id) => ({
      id,
      workUnitName,
      roleName: 'general',
    }));
    const { user, address, queries } = open(aWork(), { session: aPerson({ rolesWorkUnits }) });
    expect(await screen.findByText('Work of BCM, JAX')).toBeVisible();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Work Unit' }), 'BCM');
    expect(address()).toBe('/work?workUnitName=BCM');
    expect(await screen.findByText('Work of BCM')).toBeVisible();
    expect(queries).toContain('?workUnitName=BCM');
  });

  test('administrators see all work units, and choose among them', async () => {
    const { user, address } = open(aWork(), { session: anAdministrator() });
    expect(await screen.findByText('Work of all work units')).toBeVisible();
    const choice = screen.getByRole('combobox', { name: 'Work Unit' });
    expect(await within(choice).findByRole('option', { name: 'BCM' })).toBeInTheDocument();
    await user.selectOptions(choice, 'BCM');
    expect(address()).toBe('/work?workUnitName=BCM');
  });

  test('a person without a work unit sees why there is nothing, and what to do', async () => {
    const { queries } = open(aWork(), { session: aPerson({ rolesWorkUnits: [] }) });
    expect(await card('You have no role in a work unit yet')).toHaveTextContent(/please ask them/);
    expect(screen.getByRole('link', { name: 'Search projects' })).toBeVisible();
    expect(screen.getByText('No drafts.')).toBeVisible();
    expect(queries).toEqual([]);
  });
});

test('a failed call can be repeated', async () => {
  open();
  server.use(http.get('*/api/v2/my_work', () => refusal(500, 'The server failed.'), { once: true }));
  expect(await screen.findByText('The server failed.')).toBeVisible();
  screen.getByRole('button', { name: 'Try again' }).click();
  expect(await card('Waits for your step')).toBeVisible();
});
