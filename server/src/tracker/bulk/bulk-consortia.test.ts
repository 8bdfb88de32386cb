import { sql } from 'kysely';
import type { BulkAction, ConsortiaChange, HistoryRecord, Project, ProjectPage } from 'shared/contract';
import { getJson } from '../../../testing/calls.ts';
import { CAST } from '../../../testing/cast.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { addProject, named, type TestProject } from '../../../testing/test-projects.ts';
import { bulkWork, MANAGER, openBulkTracker, outcomes } from './testing/bulk-work.ts';

let tracker: TestApp;
const { done, undone } = bulkWork(() => tracker);

beforeAll(async () => {
  tracker = await openBulkTracker();
});
afterAll(() => tracker.close());

const wanted = (how: ConsortiaChange['how'], ...names: string[]): BulkAction => ({
  name: 'changeProjects',
  consortia: { how, names },
});
const ofJax = (consortia: string[], more: TestProject = {}) =>
  addProject(tracker.db, {
    consortia,
    intentions: [{ gene: 'Cib2' }],
    plans: [{ workUnit: 'JAX' }],
    ...more,
  });
const consortiaOf = async (tpn: string) => {
  const { consortia } = await getJson<Project>(tracker, `/api/projects/${tpn}`, CAST.administrator);
  return (consortia ?? []).map(({ consortiumName }) => consortiumName).toSorted();
};
/** Whether the list finds the project by this consortium: its index follows. */
const isListed = async (tpn: string, consortium: string) => {
  const path = `/api/projects?tpn=${tpn}&consortiumName=${consortium}`;
  return (await getJson<ProjectPage>(tracker, path, MANAGER)).page.totalElements === 1;
};

test.each<[ConsortiaChange['how'], string[], string[], string[]]>([
  ['add', ['IMPC'], ['BaSH'], ['BaSH', 'IMPC']],
  ['add', [], ['BaSH', 'IMPC'], ['BaSH', 'IMPC']],
  ['replace', ['IMPC'], ['BaSH'], ['BaSH']],
  ['replace', ['BaSH', 'IMPC'], ['IMPC'], ['IMPC']],
])('%s to %j: %j is %j, in the list too, and comes back', async (how, before, names, after) => {
  const tpn = await ofJax(before);
  const { id, rows } = await done(wanted(how, ...names), [tpn]);
  expect(rows[0]?.details).toEqual([
    {
      field: 'consortia',
      oldValue: before.length === 0 ? null : before.join(', '),
      newValue: after.join(', '),
      note: 'Field changed',
    },
  ]);
  expect(await consortiaOf(tpn)).toEqual(after);
  for (const name of ['BaSH', 'IMPC']) expect(await isListed(tpn, name)).toBe(after.includes(name));
  expect(await undone(id)).toMatchObject([{ outcome: 'changed' }]);
  expect(await consortiaOf(tpn)).toEqual(before);
  for (const name of ['BaSH', 'IMPC']) expect(await isListed(tpn, name)).toBe(before.includes(name));
});

test('what is so already is unchanged; what cannot be is refused in words, and the rest is done', async () => {
  const [already, good] = [await ofJax(['BaSH']), await ofJax(['IMPC'])];
  const { rows } = await done(wanted('add', 'BaSH'), [already, 'TPN:999999999', good]);
  expect(rows.map(({ outcome, message }) => [outcome, message])).toEqual([
    ['unchanged', null],
    ['refused', 'Project TPN:999999999 does not exist.'],
    ['changed', null],
  ]);
  const [unknown] = (await done(wanted('add', 'Nobody'), [good])).rows;
  expect(unknown).toMatchObject({ outcome: 'refused', message: "Consortium 'Nobody' does not exist." });
});

test.each([CAST.stranger, CAST.consortiumMember])('by %s is refused, as any update', async (caller) => {
  const tpn = await ofJax(['IMPC']);
  const { rows } = await done(wanted('replace', 'BaSH'), [tpn], { caller });
  expect(rows[0]?.message).toBe(`You do not have permission to update the project ${tpn}.`);
  expect(await consortiaOf(tpn)).toEqual(['IMPC']);
});

test('a project with submitted data stays with the IMPC', async () => {
  const tpn = await ofJax(['IMPC'], {
    plans: [{ workUnit: 'JAX' }, { workUnit: 'JAX', type: 'phenotyping', reference: 'SUBMITTED-1' }],
  });
  await sql`
    insert into phenotyping_stage (plan_id, phenotyping_stage_type_id, status_id)
    select plan_id, ${named('phenotyping_stage_type', 'early adult and embryo')}, ${named('status', 'Phenotyping Started')}
    from phenotyping_attempt where phenotyping_external_ref = 'SUBMITTED-1'`.execute(tracker.db);
  const [row] = (await done(wanted('replace', 'BaSH'), [tpn])).rows;
  expect(row?.message).toBe('The project can not leave the IMPC after data has been submitted to the DCC.');
  expect(outcomes((await done(wanted('add', 'BaSH'), [tpn])).rows)).toEqual(['changed']);
});

test('many in one job become what one job for each makes of them', async () => {
  const before = [['IMPC'], ['BaSH'], [], ['BaSH', 'IMPC']];
  const essence = async (tpn: string) => {
    const history = await getJson<HistoryRecord[]>(tracker, `/api/projects/${tpn}/history`, MANAGER);
    return [await consortiaOf(tpn), history.map(({ comment, details }) => ({ comment, details }))];
  };
  const essences = (tpns: string[]) => Promise.all(tpns.map(essence));
  for (const action of [wanted('add', 'BaSH'), wanted('replace', 'IMPC')]) {
    const [together, alone] = [
      await Promise.all(before.map((names) => ofJax(names))),
      await Promise.all(before.map((names) => ofJax(names))),
    ];
    const { rows } = await done(action, together);
    const single = [];
    for (const tpn of alone) single.push(...(await done(action, [tpn])).rows);
    expect(outcomes(rows)).toEqual(outcomes(single));
    expect(await essences(together)).toEqual(await essences(alone));
  }
});
