import { screen, waitFor } from '@testing-library/react';
import type { Configuration } from 'shared/contract';
import { hasUnsavedChanges } from 'shared/router';
import {
  anAdministrator,
  aPerson,
  delay,
  http,
  HttpResponse,
  refusal,
  renderInShell,
  startTestServer,
  type FakeShell,
  type FakeShellOptions,
} from 'shared/testing';
import remote from '../remote.tsx';

const server = startTestServer();

const TPN = 'TPN:000000042';
const LISTS: Partial<Configuration> = {
  attemptTypesByPlanTypes: {
    production: ['crispr', 'haplo-essential crispr', 'es cell', 'crispr allele modification', 'breeding'],
    phenotyping: ['adult and embryo phenotyping', 'haplo-essential phenotyping'],
  },
  workUnits: ['BCM', 'JAX', 'TCP'],
  workGroupsByWorkUnits: { BCM: ['BaSH'], JAX: ['JAX', 'Shared'], TCP: [] },
  fundersByWorkGroups: { BaSH: ['KOMP'], JAX: ['KOMP', 'KOMP2'], Shared: [] },
};
const FIRST_PLAN = {
  funderNames: ['KOMP'],
  workUnitName: 'JAX',
  workGroupName: 'JAX',
  comment: null,
  typeName: 'production',
  attemptTypeName: 'crispr',
};

/** A project whose first plan is a crispr one of JAX, with a colony and a specimen; what is created becomes plan 9. */
function serveProject({ isAllowed = true } = {}) {
  const created: { body: unknown; key: string | null }[] = [];
  server.use(
    http.get(`*/api/projects/${TPN}/firstProductionPlanData`, () => HttpResponse.json(FIRST_PLAN)),
    http.get(`*/api/projects/${TPN}/productionOutcomesSummaries`, () =>
      HttpResponse.json([
        { tpo: 'TPO:000000000004', externalReference: 'C57BL/6N-Atrx<em1>' },
        { tpo: 'TPO:000000000005', externalReference: null },
      ]),
    ),
    http.get('*/api/permissionByActionOnResource', () => HttpResponse.json(isAllowed)),
    http.post('*/api/plans', async ({ request }) => {
      created.push({ body: await request.json(), key: request.headers.get('Idempotency-Key') });
      const href = 'http://tracker.example/api/plans/PIN:0000000009';
      return HttpResponse.json({ history: [], _links: { self: { href } } });
    }),
    http.get('*/api/plans/PIN:0000000009', () =>
      HttpResponse.json({ tpn: TPN, pin: 'PIN:0000000009', typeName: 'production' }),
    ),
  );
  return created;
}

const JO = aPerson({
  rolesWorkUnits: ['JAX', 'BCM'].map((workUnitName, id) => ({ id, workUnitName, roleName: 'general' })),
});

/** The routes of the area without the plan itself, which reads much more. */
const routes = [
  ...remote.routes.filter(({ path }) => path?.endsWith('/plan-creation')),
  { path: '*', element: <h1>Another screen</h1> },
];

function openPage(query = '', options: FakeShellOptions = {}): FakeShell {
  const route = `/projects/${TPN}/plan-creation${query}`;
  return renderInShell(routes, { route, session: JO, configuration: LISTS, ...options });
}

async function openCreation(query = '', options: FakeShellOptions = {}): Promise<FakeShell> {
  const shell = openPage(query, options);
  await screen.findByRole('form', { name: 'Plan Creation' });
  return shell;
}

const fields = {
  planType: () => screen.getByRole('combobox', { name: /^Plan Type/ }),
  attemptType: () => screen.getByRole('combobox', { name: /^Attempt Type/ }),
  startingPoint: () => screen.getByRole('combobox', { name: /^Starting point \(Outcome id\)/ }),
  workUnit: () => screen.getByRole('combobox', { name: /^Work Unit/ }),
  workGroup: () => screen.getByRole('combobox', { name: /^Work Group/ }),
  funders: () => screen.getByRole('combobox', { name: 'Funders' }),
  comment: () => screen.getByRole('textbox', { name: 'Comment' }),
  create: () => screen.getByRole('button', { name: 'Create Plan' }),
};
const optionsOf = (select: HTMLElement) => Array.from(select.children, (option) => option.textContent);

async function chooseWork({ user }: FakeShell) {
  await user.selectOptions(fields.workUnit(), 'JAX');
  await user.selectOptions(fields.workGroup(), 'JAX');
}

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

  test('an attempt type of the address is the only one', async () => {
    serveProject();
    await openCreation('?planType=production&attemptType=crispr+allele+modification');
    expect(optionsOf(fields.attemptType())).toEqual(['crispr allele modification']);
    expect(fields.attemptType()).toHaveValue('crispr allele modification');
    expect(fields.startingPoint()).toBeVisible();
  });

  test('an address that cannot be is told, and the choice is left to the person', async () => {
    serveProject();
    await openCreation('?planType=production&attemptType=es+cell');
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Attempt type "es cell" is not valid. The valid options are: crispr, haplo-essential crispr, crispr allele modification',
    );
    expect(fields.attemptType()).toHaveValue('');
  });

  test('the starting point appears with the choice that needs one, whoever made it, and goes with it (PP-30)', async () => {
    serveProject();
    const { user } = await openCreation('?planType=production');
    expect(screen.queryByRole('combobox', { name: /^Starting point/ })).not.toBeInTheDocument();
    await user.selectOptions(fields.attemptType(), 'crispr allele modification');
    expect(optionsOf(fields.startingPoint())).toEqual([
      'Choose an outcome',
      'TPO:000000000004 (C57BL/6N-Atrx<em1>)',
      'TPO:000000000005',
    ]);
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

  test('work units are those of the person, for administrators all of them', async () => {
    serveProject();
    const { unmount } = await openCreation();
    expect(optionsOf(fields.workUnit())).toEqual(['', 'BCM', 'JAX']);
    unmount();
    await openCreation('', { session: anAdministrator() });
    expect(optionsOf(fields.workUnit())).toEqual(['', 'BCM', 'JAX', 'TCP']);
  });
});

describe('Create Plan (ui-screens 9)', () => {
  test('sends what was chosen, and goes on to the plan router of the new plan', async () => {
    const created = serveProject();
    const shell = await openCreation('?planType=phenotyping');
    await shell.user.selectOptions(fields.attemptType(), 'adult and embryo phenotyping');
    await shell.user.selectOptions(fields.startingPoint(), 'TPO:000000000004');
    await chooseWork(shell);
    await shell.user.type(fields.funders(), 'KOMP2{Enter}');
    await shell.user.type(fields.comment(), 'In spring');
    expect(hasUnsavedChanges()).toBe(true);
    await shell.user.click(fields.create());
    await waitFor(() => expect(shell.address()).toBe(`/projects/${TPN}/plan/PIN:0000000009`));
    expect(hasUnsavedChanges()).toBe(false);
    expect(created).toEqual([
      {
        key: expect.stringMatching(/^[0-9a-f]{32}$/),
        body: {
          tpn: TPN,
          typeName: 'phenotyping',
          attemptTypeName: 'adult and embryo phenotyping',
          phenotypingStartingPoint: { outcomeTpo: 'TPO:000000000004' },
          workUnitName: 'JAX',
          workGroupName: 'JAX',
          funderNames: ['KOMP2'],
          comment: 'In spring',
        },
      },
    ]);
  });

  test('sends nothing while required fields are empty, and leads to them (PP-23)', async () => {
    const created = serveProject();
    const { user } = await openCreation('?planType=phenotyping');
    await user.selectOptions(fields.attemptType(), 'adult and embryo phenotyping');
    await user.click(fields.create());
    for (const [label, field] of [
      ['Starting point', fields.startingPoint],
      ['Work Unit', fields.workUnit],
      ['Work Group', fields.workGroup],
    ] as const) {
      await user.click(await screen.findByRole('button', { name: new RegExp(`${label} is required$`) }));
      expect(field()).toHaveFocus();
    }
    expect(created).toEqual([]);
  });

  test('a production plan is not sent for another work unit than that of the project (PP-23)', async () => {
    const created = serveProject();
    const { user } = await openCreation('?planType=production');
    await user.selectOptions(fields.attemptType(), 'crispr');
    await user.selectOptions(fields.workUnit(), 'BCM');
    await user.selectOptions(fields.workGroup(), 'BaSH');
    await user.click(fields.create());
    const text = /Your work unit \[BCM\] cannot create production plans in this project\./;
    expect(await screen.findByRole('button', { name: text })).toBeVisible();
    expect(created).toEqual([]);
  });

  test('pressing twice creates once, and the button says what it does (PP-41)', async () => {
    const created = serveProject();
    const shell = await openCreation('?planType=production');
    await shell.user.selectOptions(fields.attemptType(), 'crispr');
    await chooseWork(shell);
    server.use(http.post('*/api/plans', () => delay(200), { once: true }));
    await shell.user.dblClick(fields.create());
    expect(await screen.findByRole('button', { name: 'Creating…' })).toHaveAttribute('aria-busy', 'true');
    await waitFor(() => expect(shell.address()).toBe(`/projects/${TPN}/plan/PIN:0000000009`));
    expect(new Set(created.map(({ key }) => key)).size).toBe(1);
  });

  test.each([400, 403])(
    'a refusal (%i) is told above the form and takes nothing away (PP-10)',
    async (status) => {
      serveProject();
      const shell = await openCreation('?planType=production');
      await shell.user.selectOptions(fields.attemptType(), 'crispr');
      await chooseWork(shell);
      const text = '[crispr] attempts are not allowed in this project.';
      server.use(http.post('*/api/plans', () => refusal(status, text), { once: true }));
      await shell.user.click(fields.create());
      expect(await screen.findByRole('alert')).toHaveTextContent(text);
      expect(fields.workGroup()).toHaveValue('JAX');
      await shell.user.click(fields.create());
      await waitFor(() => expect(shell.address()).toBe(`/projects/${TPN}/plan/PIN:0000000009`));
    },
  );

  test.each([
    ['production', 'You cannot add production plans.'],
    ['phenotyping', 'You cannot add phenotyping plans.'],
  ])('is closed to those who may not make %s plans, and says so', async (type, reason) => {
    serveProject({ isAllowed: false });
    await openCreation(`?planType=${type}`);
    await waitFor(() => expect(fields.create()).toHaveAccessibleDescription(reason));
    expect(fields.create()).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByRole('status')).toHaveTextContent(reason);
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

  test('people without a work unit are told why they cannot', async () => {
    serveProject();
    openPage('', { session: aPerson({ rolesWorkUnits: [] }) });
    expect(await screen.findByRole('heading', { name: 'You do not belong to a work unit' })).toBeVisible();
  });

  test('a project that cannot be read is told, with the way back (PP-46)', async () => {
    serveProject();
    const text = `Project ${TPN} does not exist.`;
    server.use(http.get('*/api/projects/:tpn/productionOutcomesSummaries', () => refusal(404, text)));
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
