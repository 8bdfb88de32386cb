import { screen } from '@testing-library/react';
import type { Configuration } from 'shared/contract';
import {
  aPerson,
  aProject,
  http,
  HttpResponse,
  renderInShell,
  testServer,
  type FakeShell,
  type FakeShellOptions,
} from 'shared/testing';
import remote from '../../remote.tsx';

export const TPN = 'TPN:000000042';
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

const confirmedColony = (tpo: string, externalReference: string | null) => ({
  tpo,
  pin: 'PIN:0000000001',
  attemptTypeName: 'crispr',
  outcomeTypeName: 'Colony',
  externalReference,
  statusName: 'Genotype Confirmed',
});

/** A project whose first plan is a crispr one of JAX, with three colonies, one of which is not confirmed; what is created becomes plan 9. */
export function serveProject({ isAllowed = true } = {}) {
  const created: { body: unknown; key: string | null }[] = [];
  testServer.use(
    http.get(`*/api/projects/${TPN}/firstProductionPlanData`, () => HttpResponse.json(FIRST_PLAN)),
    http.get(`*/api/projects/${TPN}`, () => HttpResponse.json(aProject({ tpn: TPN }))),
    http.get(`*/api/v2/projects/${TPN}/startingPoints`, () =>
      HttpResponse.json([
        confirmedColony('TPO:000000000004', 'C57BL/6N-Atrx<em1>'),
        confirmedColony('TPO:000000000005', null),
        { ...confirmedColony('TPO:000000000006', 'Young'), statusName: 'Genotype In Progress' },
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

export function openPage(query = '', options: FakeShellOptions = {}): FakeShell {
  const route = `/projects/${TPN}/plan-creation${query}`;
  return renderInShell(routes, { route, session: JO, configuration: LISTS, ...options });
}

export async function openCreation(query = '', options: FakeShellOptions = {}): Promise<FakeShell> {
  const shell = openPage(query, options);
  await screen.findByRole('form', { name: 'Plan Creation' });
  return shell;
}

export const fields = {
  planType: () => screen.getByRole('combobox', { name: /^Plan Type/ }),
  attemptType: () => screen.getByRole('combobox', { name: /^Attempt Type/ }),
  startingPoint: () => screen.getByRole('combobox', { name: /^Starting point \(Outcome id\)/ }),
  workUnit: () => screen.getByRole('combobox', { name: /^Work Unit/ }),
  workGroup: () => screen.getByRole('combobox', { name: /^Work Group/ }),
  funders: () => screen.getByRole('combobox', { name: 'Funders' }),
  comment: () => screen.getByRole('textbox', { name: 'Comment' }),
  create: () => screen.getByRole('button', { name: 'Create Plan' }),
};
export const optionsOf = (select: HTMLElement) => Array.from(select.children, (option) => option.textContent);

export async function chooseWork({ user }: FakeShell) {
  await user.selectOptions(fields.workUnit(), 'JAX');
  await user.selectOptions(fields.workGroup(), 'JAX');
}
