/** Public numbers and ids of the existing tracker stay, also where they do not follow from each other. */
import { sql } from 'kysely';
import type { Plan, Project } from 'shared/contract';
import { send } from '../../../testing/calls.ts';
import { importedTracker, STAFF } from './testing/existing-model/imported-tracker.ts';

const imported = importedTracker({ withIncompleteRows: true });
const { read } = imported;

test('a project and a plan are found by the numbers that they had', async () => {
  expect(await read<Project>('/api/projects/TPN:000090705')).toMatchObject({ tpn: 'TPN:000090705' });
  expect(await read<Plan>('/api/plans/PIN:0000090705')).toMatchObject({ tpn: 'TPN:000090705' });
});

test('guides keep their numbers; the second of two that are alike and one that is no number get new ones', async () => {
  const { crisprAttempt } = await read<Plan>('/api/plans/PIN:0000090705');
  expect(crisprAttempt?.guides?.map(({ id, gid }) => [id, gid])).toEqual([
    [9720, 'GID:000000019720'],
    [9721, 'GID:000000009721'],
    [9722, 'GID:000000009722'],
    [9723, 'GID:000000009724'],
    [9724, `GID:${19720 + 9724}`],
  ]);
});

test('the report lists new numbers with the old ones, and counts those that stay', () => {
  const guides = imported.report().tables.find(({ source }) => source === 'guide');
  const seen = guides?.changes.filter(({ column, isNoise }) => column === 'given_number' && !isNoise) ?? [];
  expect(seen.flatMap(({ examples }) => examples)).toEqual([
    { key: 'id 9721', from: 'GID:000000019720', to: 'GID:000000009721' },
    { key: 'id 9722', from: 'guide of the lake', to: 'GID:000000009722' },
    { key: 'id 9724', from: null, to: 'GID:29444' },
  ]);
  expect(guides?.changes).toContainEqual(
    expect.objectContaining({ reason: expect.stringContaining('stays'), rows: 2, isNoise: true }),
  );
});

test('the next number is beyond those that do not follow from an id', async () => {
  const { rows } = await sql`
    select nextval(pg_get_serial_sequence('project', 'id')) as project,
      nextval(pg_get_serial_sequence('plan', 'id')) as plan,
      nextval(pg_get_serial_sequence('guide', 'id')) as guide`.execute(imported.tracker().db);
  expect(rows).toEqual([{ project: 90706, plan: 90706, guide: 29445 }]);
});

test('a sequence that is called otherwise than its table counts too', async () => {
  const { rows } = await sql<{ smallest: number }>`
    select min(id) as smallest from targeted_exon where is_canonical`.execute(imported.tracker().db);
  expect(rows[0]?.smallest).toBeGreaterThan(5000);
});

test('pipelines of clones have the ids that their addresses had', async () => {
  expect(await read('/api/targ_rep/pipelines/11')).toMatchObject({ id: 11, name: 'EUCOMM' });
  expect(await read('/api/targ_rep/pipelines/12')).toMatchObject({ id: 12, name: 'LakeClones' });
});

test('the report mentions guides on GRCm38, whose plans can be saved unless one was moved', async () => {
  expect(imported.report().notes.join()).toMatch(/2 guides lie on GRCm38/);
  const url = '/api/plans/PIN:0000090705';
  const save = async (plan: object) => {
    const { statusCode, body } = await send(imported.tracker(), 'PUT', url, plan, STAFF.administrator);
    return statusCode === 200 ? 'saved' : body;
  };
  const plan = await read<Plan>(url);
  const guides = plan.crisprAttempt?.guides?.map((guide) => ({ ...guide, stop: (guide.stop ?? 0) + 1 }));
  expect(await save({ ...plan, crisprAttempt: { ...plan.crisprAttempt, guides } })).toContain(
    'no mappings for this guide',
  );
  expect(await save({ ...plan, comment: 'As it was' })).toBe('saved');
});
