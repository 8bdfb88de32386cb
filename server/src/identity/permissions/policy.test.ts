import { ANONYMOUS, type Subject } from './caller.ts';
import {
  isAllowed,
  mayAddPhenotypingPlan,
  mayUpdateProject,
  type Action,
  type PlanFacts,
  type ProjectFacts,
} from './policy.ts';

const signedIn: Subject = { ...ANONYMOUS, email: 'jo@lab.example', personId: 1 };
const administrator: Subject = { ...signedIn, isAdmin: true };
const dcc: Subject = { ...signedIn, isDccUser: true };
const cda: Subject = { ...signedIn, isCdaUser: true };

function inUnit(workUnitName: string, roleName = 'general'): Subject {
  return { ...signedIn, unitRoles: [{ id: 1, workUnitId: 1, workUnitName, roleName }] };
}

function inConsortium(name: string, roleName = 'general'): Subject {
  const role = { id: 1, consortiumId: 1, consortiumName: name, roleName };
  return { ...signedIn, consortiumRoles: [role], consortia: [{ id: 1, name }] };
}

const unitOfConsortium: Subject = { ...inUnit('BCM'), consortia: [{ id: 2, name: 'BaSH' }] };

function project(facts: Partial<ProjectFacts>): ProjectFacts {
  return {
    privacyName: 'restricted',
    consortiumNames: [],
    workUnitNames: [],
    productionWorkUnitNames: [],
    ...facts,
  };
}

function plan(facts: Partial<PlanFacts>): PlanFacts {
  return { project: project({}), workUnitName: null, isPhenotyping: false, ...facts };
}

const strangers = [
  ['anonymous', ANONYMOUS],
  ['signed in', signedIn],
  ['general elsewhere', inUnit('TCP')],
] as const;

describe('rights over people and lists (api-1 section 5.2)', () => {
  test.each(['MANAGE_USERS', 'EXECUTE_MANAGER_TASKS'] as const)('%s: managers anywhere', (action) => {
    expect(isAllowed(inUnit('JAX', 'manager'), action, null)).toBe(true);
    expect(isAllowed(inUnit('JAX', 'Manager'), action, null)).toBe(true);
    expect(isAllowed(inConsortium('IMPC', 'manager'), action, null)).toBe(true);
    expect(isAllowed(administrator, action, null)).toBe(true);
    for (const [, stranger] of strangers) expect(isAllowed(stranger, action, null)).toBe(false);
  });

  test('UPDATE_USER: managers of one of the units of the person', () => {
    const person = { workUnitNames: ['JAX', 'UCD'] };
    expect(isAllowed(inUnit('UCD', 'manager'), 'UPDATE_USER', person)).toBe(true);
    expect(isAllowed(inUnit('TCP', 'manager'), 'UPDATE_USER', person)).toBe(false);
    expect(isAllowed(inUnit('UCD'), 'UPDATE_USER', person)).toBe(false);
  });

  test('FILTER_ROLE: managers, for manager and general', () => {
    const managing = inUnit('JAX', 'manager');
    expect(isAllowed(managing, 'FILTER_ROLE', { roleName: 'general' })).toBe(true);
    expect(isAllowed(managing, 'FILTER_ROLE', { roleName: 'manager' })).toBe(true);
    expect(isAllowed(managing, 'FILTER_ROLE', { roleName: 'admin' })).toBe(false);
    expect(isAllowed(inUnit('JAX'), 'FILTER_ROLE', { roleName: 'general' })).toBe(false);
  });

  test("CHANGE_GENE_LIST: managers of the list's consortium", () => {
    const list = { consortiumName: 'IMPC' };
    expect(isAllowed(inConsortium('IMPC', 'manager'), 'CHANGE_GENE_LIST', list)).toBe(true);
    expect(isAllowed(inConsortium('CMG', 'manager'), 'CHANGE_GENE_LIST', list)).toBe(false);
    expect(isAllowed(inConsortium('IMPC'), 'CHANGE_GENE_LIST', list)).toBe(false);
  });

  test('MANAGE_WEBHOOKS: managers of the work unit or consortium that it belongs to', () => {
    const [ofJax, ofImpc] = [
      { workUnitName: 'JAX', consortiumName: null },
      { workUnitName: null, consortiumName: 'IMPC' },
    ];
    expect(isAllowed(inUnit('JAX', 'manager'), 'MANAGE_WEBHOOKS', ofJax)).toBe(true);
    expect(isAllowed(inUnit('JAX'), 'MANAGE_WEBHOOKS', ofJax)).toBe(false);
    expect(isAllowed(inUnit('UCD', 'manager'), 'MANAGE_WEBHOOKS', ofJax)).toBe(false);
    expect(isAllowed(inUnit('JAX', 'manager'), 'MANAGE_WEBHOOKS', ofImpc)).toBe(false);
    expect(isAllowed(inConsortium('IMPC', 'manager'), 'MANAGE_WEBHOOKS', ofImpc)).toBe(true);
    expect(isAllowed(inConsortium('IMPC'), 'MANAGE_WEBHOOKS', ofImpc)).toBe(false);
  });

  test('MANAGE_GENE_LISTS: managers of a consortium, not of a unit', () => {
    expect(isAllowed(inConsortium('IMPC', 'manager'), 'MANAGE_GENE_LISTS', null)).toBe(true);
    expect(isAllowed(inConsortium('IMPC'), 'MANAGE_GENE_LISTS', null)).toBe(false);
    expect(isAllowed(inUnit('JAX', 'manager'), 'MANAGE_GENE_LISTS', null)).toBe(false);
  });
});

describe('READ_PROJECT', () => {
  test.each([
    ['anonymous', ANONYMOUS, [true, false, false]],
    ['signed in', signedIn, [true, true, false]],
    ['the DCC', dcc, [true, true, true]],
    ['the CDA', cda, [true, true, false]],
    ['an administrator', administrator, [true, true, true]],
    ['a related unit', inUnit('JAX'), [true, true, true]],
    ['a consortium of the project', inConsortium('IMPC'), [true, true, true]],
    ['a unit of a consortium of the project', unitOfConsortium, [true, true, true]],
    ['another unit', inUnit('TCP'), [true, true, false]],
  ])('%s: public, protected, restricted', (_who, subject, expected) => {
    const facts = { consortiumNames: ['IMPC', 'BaSH'], workUnitNames: ['JAX'] };
    const granted = ['public', 'Protected', 'restricted'].map((privacyName) =>
      isAllowed(subject, 'READ_PROJECT', project({ privacyName, ...facts })),
    );
    expect(granted).toEqual(expected);
  });
});

describe('creating and changing projects', () => {
  const facts = project({
    privacyName: 'public',
    consortiumNames: ['IMPC'],
    workUnitNames: ['JAX', 'UCD'],
    productionWorkUnitNames: ['JAX'],
  });

  test('CREATE_PROJECT: members of the unit in the plan', () => {
    expect(isAllowed(inUnit('UCD'), 'CREATE_PROJECT', facts)).toBe(true);
    expect(isAllowed(inUnit('TCP', 'manager'), 'CREATE_PROJECT', facts)).toBe(false);
    expect(isAllowed(inConsortium('IMPC', 'manager'), 'CREATE_PROJECT', facts)).toBe(false);
    expect(isAllowed(administrator, 'CREATE_PROJECT', facts)).toBe(true);
  });

  test.each([
    'UPDATE_PROJECT',
    'CREATE_PRODUCTION_PLAN_IN_PROJECT',
    'CREATE_PHENOTYPING_PLAN_IN_PROJECT',
  ] as const)('%s: members of a production unit', (action) => {
    expect(isAllowed(inUnit('JAX'), action, facts)).toBe(true);
    expect(isAllowed(inUnit('UCD'), action, facts)).toBe(false);
    expect(isAllowed(inConsortium('IMPC', 'manager'), action, facts)).toBe(false);
    expect(isAllowed(dcc, action, facts)).toBe(false);
  });

  test('Harwell carries on the projects of WTSI, not the other way round', () => {
    const ofWtsi = project({ productionWorkUnitNames: ['WTSI'] });
    expect(isAllowed(inUnit('Harwell'), 'UPDATE_WTSI_PROJECTS_BY_HARWELL', ofWtsi)).toBe(true);
    expect(mayUpdateProject(inUnit('Harwell'), ofWtsi)).toBe(true);
    expect(mayUpdateProject(inUnit('WTSI'), project({ productionWorkUnitNames: ['Harwell'] }))).toBe(false);
    expect(mayUpdateProject(inUnit('Harwell'), project({ workUnitNames: ['WTSI'] }))).toBe(false);
  });

  test('a phenotyping plan: anyone who reads a project that has a production plan', () => {
    expect(mayAddPhenotypingPlan(signedIn, facts)).toBe(true);
    expect(mayAddPhenotypingPlan(signedIn, { ...facts, productionWorkUnitNames: [] })).toBe(false);
    expect(mayAddPhenotypingPlan(signedIn, { ...facts, privacyName: 'restricted' })).toBe(false);
    expect(mayAddPhenotypingPlan(ANONYMOUS, facts)).toBe(false);
    expect(mayAddPhenotypingPlan(inUnit('Harwell'), project({ productionWorkUnitNames: ['WTSI'] }))).toBe(
      true,
    );
  });
});

describe('plans, outcomes, stages', () => {
  test.each([
    ['the DCC', dcc, true, false],
    ['the CDA', cda, false, false],
    ['the unit of the plan', inUnit('JAX'), true, true],
    ['a consortium of the project', inConsortium('IMPC'), true, false],
    ['another unit', inUnit('TCP'), false, false],
    ['an administrator', administrator, true, true],
  ])('%s reads and changes a production plan of a protected project', (_who, subject, reads, changes) => {
    const facts = plan({
      project: { privacyName: 'protected', consortiumNames: ['IMPC'] },
      workUnitName: 'JAX',
    });
    expect(isAllowed(subject, 'READ_PLAN', facts)).toBe(reads);
    expect(isAllowed(subject, 'UPDATE_PLAN', facts)).toBe(changes);
  });

  test('anybody reads the plans of public projects; a plan without unit belongs to nobody', () => {
    const facts = plan({ project: project({ privacyName: 'public' }) });
    expect(isAllowed(ANONYMOUS, 'READ_PLAN', facts)).toBe(true);
    expect(isAllowed(inUnit('JAX'), 'UPDATE_PLAN', facts)).toBe(false);
  });

  test('CDA and DCC change phenotyping plans', () => {
    for (const subject of [cda, dcc])
      expect(isAllowed(subject, 'UPDATE_PLAN', plan({ isPhenotyping: true }))).toBe(true);
    expect(isAllowed(signedIn, 'UPDATE_PLAN', plan({ isPhenotyping: true }))).toBe(false);
  });

  test('READ_OUTCOME: by privacy, without a consortium rule', () => {
    const of = (privacyName: string) => project({ privacyName, consortiumNames: ['IMPC'] });
    expect(isAllowed(ANONYMOUS, 'READ_OUTCOME', of('public'))).toBe(true);
    expect(isAllowed(ANONYMOUS, 'READ_OUTCOME', of('protected'))).toBe(false);
    expect(isAllowed(signedIn, 'READ_OUTCOME', of('protected'))).toBe(true);
    expect(isAllowed(inConsortium('IMPC'), 'READ_OUTCOME', of('restricted'))).toBe(false);
    expect(isAllowed(dcc, 'READ_OUTCOME', of('restricted'))).toBe(true);
  });
});

describe('rights of the service accounts', () => {
  const rows: [Action & ActionOnNothing, boolean, boolean][] = [
    ['READ_PHENOTYPING_STAGE', true, false],
    ['UPDATE_PHENOTYPING_STAGE', true, false],
    ['REVERSE_GENOTYPE_CONFIRMATION', true, true],
    ['UPDATE_TO_PHENOTYPING_STARTED', true, false],
    ['UPDATE_FROM_ALL_DATA_SENT_TO_ALL_DATA_PROCESSED', true, false],
    ['REVERSE_FROM_ALL_DATA_PROCESSED_TO_ALL_DATA_SENT', true, false],
    ['REVERSE_FROM_PHENOTYPING_STARTED_TO_PHENOTYPING_REGISTERED', true, false],
    ['UPDATE_FROM_ALL_DATA_PROCESSED_TO_PHENOTYPING_FINISHED', true, true],
    ['REVERSE_FROM_PHENOTYPING_FINISHED_TO_ALL_DATA_PROCESSED', true, true],
    ['CDA_AND_ADMIN', false, true],
  ];
  test.each(rows)('%s: DCC %s, CDA %s, administrators, nobody else', (action, forDcc, forCda) => {
    expect(isAllowed(dcc, action, null)).toBe(forDcc);
    expect(isAllowed(cda, action, null)).toBe(forCda);
    expect(isAllowed(administrator, action, null)).toBe(true);
    expect(isAllowed(inUnit('JAX', 'manager'), action, null)).toBe(false);
    expect(isAllowed(ANONYMOUS, action, null)).toBe(false);
  });

  test('the role admin: internal addresses and deletion', () => {
    expect(isAllowed(inUnit('JAX', 'admin'), 'CDA_AND_ADMIN', null)).toBe(true);
    expect(isAllowed(inUnit('JAX', 'admin'), 'DELETE_RESOURCE', null)).toBe(true);
    expect(isAllowed(cda, 'DELETE_RESOURCE', null)).toBe(false);
  });
});

type ActionOnNothing = Exclude<
  Action,
  'UPDATE_USER' | 'FILTER_ROLE' | `${string}PROJECT${string}` | `${string}_PLAN` | 'READ_OUTCOME'
>;
