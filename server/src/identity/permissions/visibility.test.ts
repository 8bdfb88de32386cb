import { sql } from 'kysely';
import type { Project } from 'shared/contract';
import type { Db } from '../../platform/database/database.ts';
import { openTestDatabase, type TestDatabase } from '../../../testing/database/test-database.ts';
import { ANONYMOUS, type Subject } from './caller.ts';
import { isFullyVisibleTo, isVisibleTo, maskProject } from './visibility.ts';

const OWN_UNIT = { id: 7, name: 'JAX' };
const OWN_CONSORTIUM = { id: 3, name: 'BaSH' };

const signedIn: Subject = { ...ANONYMOUS, email: 'jo@lab.example', personId: 1 };
const subjects: [string, Subject, 'related' | 'stranger' | 'anonymous'][] = [
  ['an administrator', { ...signedIn, isAdmin: true }, 'related'],
  ['the DCC', { ...signedIn, isDccUser: true }, 'related'],
  [
    'a member of a related unit',
    {
      ...signedIn,
      unitRoles: [{ id: 1, workUnitId: OWN_UNIT.id, workUnitName: OWN_UNIT.name, roleName: 'general' }],
    },
    'related',
  ],
  ['a member of a consortium of the project', { ...signedIn, consortia: [OWN_CONSORTIUM] }, 'related'],
  ['the CDA', { ...signedIn, isCdaUser: true }, 'stranger'],
  ['somebody else', signedIn, 'stranger'],
  ['an anonymous visitor', ANONYMOUS, 'anonymous'],
];

/** What each kind of reader sees of public, protected and restricted projects (api-1 section 5.4). */
const EXPECTED = {
  related: ['full', 'full', 'full'],
  stranger: ['full', 'full', 'masked'],
  anonymous: ['full', 'hidden', 'hidden'],
};

describe('visibility in SQL', () => {
  let database: TestDatabase;
  let db: Db;

  beforeAll(async () => {
    database = await openTestDatabase();
    db = database.db;
  });

  afterAll(() => database.close());

  test.each(subjects)('%s', async (_who, subject, kind) => {
    const { rows } = await sql<{ visible: boolean; whole: boolean }>`
      select ${isVisibleTo(subject)} as visible, ${isFullyVisibleTo(subject)} as whole
      from (values (1), (2), (3)) as privacy (privacy_rank)
      cross join lateral (
        select privacy_rank, array[${OWN_UNIT.id}]::integer[] as work_unit_ids,
          array[1, ${OWN_CONSORTIUM.id}]::integer[] as consortium_ids) as project_index
      order by privacy.privacy_rank`.execute(db);
    const seen = rows.map(({ visible, whole }) => (visible ? (whole ? 'full' : 'masked') : 'hidden'));
    expect(seen).toEqual(EXPECTED[kind]);
  });
});

test('the restricted version keeps what the project is, and hides who works on it (api-1 section 5.5)', () => {
  const kept = {
    tpn: 'TPN:000000042',
    privacyName: 'restricted',
    recovery: false,
    esCellQcOnly: true,
    comment: 'a comment',
    reactivationDate: null,
    completionNote: null,
    completionComment: 'done',
    projectIntentions: [{ molecularMutationTypeName: 'Deletion', mutationCategorizations: [] }],
    esCellDetails: {
      numberOfEsCellsReceived: 4,
      esCellsReceivedFromName: null,
      esCellsReceivedOn: null,
      numberOfEsCellsStartingQc: null,
      numberOfEsCellsPassingQc: null,
      esCellQcComment: null,
    },
  };
  const self = { href: 'https://host/api/projects/TPN:000000042' };
  const project: Project = {
    ...kept,
    imitsMiPlanId: 30001,
    assignmentStatusName: 'Assigned',
    summaryStatusName: 'Genotype Confirmed',
    summaryStatusDate: '2026-02-10T08:00:00',
    lastChangeDate: '2026-03-10T08:00:00',
    assignmentStatusStamps: [{ statusName: 'Assigned', date: '2026-01-10T08:00:00' }],
    relatedWorkUnitNames: ['JAX'],
    relatedWorkGroupNames: ['DTCC'],
    consortia: [{ id: 91, consortiumName: 'IMPC' }],
    colonyNames: ['JR90001'],
    phenotypingExternalRefs: ['JR90001-P'],
    _links: { self, productionPlans: [{ href: 'https://host/api/plans/PIN:0000000051' }] },
  };
  expect(JSON.parse(JSON.stringify(maskProject(project)))).toEqual({
    ...kept,
    assignmentStatusName: null,
    summaryStatusName: null,
    assignmentStatusStamps: [],
    relatedWorkUnitNames: [],
    relatedWorkGroupNames: [],
    consortia: [],
    colonyNames: [],
    phenotypingExternalRefs: null,
    _links: { self },
  });
});
