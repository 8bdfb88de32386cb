import { sql } from 'kysely';
import fc from 'fast-check';
import type { ConsortiaChange, HistoryRecord, Project } from 'shared/contract';
import { getJson, send } from '../../../testing/calls.ts';
import { CAST } from '../../../testing/cast.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { addProject } from '../../../testing/test-projects.ts';
import { bulkWork, MANAGER, openBulkTracker } from './testing/bulk-work.ts';

let tracker: TestApp;
const { done, undone } = bulkWork(() => tracker);

beforeAll(async () => {
  tracker = await openBulkTracker();
});
afterAll(() => tracker.close());

const add = (consortia = ['IMPC', 'BaSH']) =>
  addProject(tracker.db, { consortia, comment: 'first', plans: [{ workUnit: 'JAX' }] });
const read = (tpn: string) => getJson<Project>(tracker, `/api/projects/${tpn}`, CAST.administrator);

/** A project, its history and what lists find it by, without what two projects cannot share. */
async function essence(tpn: string) {
  const path = `/api/projects/${tpn}/history`;
  const history = await getJson<HistoryRecord[]>(tracker, path, CAST.administrator);
  const { rows } = await sql<{ row: string }>`
    select (to_jsonb(project_index) - 'project_id' - 'tpn' - 'status_since' - 'last_change')::text as row
    from project_index where tpn = ${tpn}`.execute(tracker.db);
  const { comment, privacyName, recovery, completionNote, completionComment, consortia } = await read(tpn);
  return {
    changes: history.map((change) => ({ comment: change.comment, details: change.details })),
    indexed: rows,
    ...{ comment, privacyName, recovery, completionNote, completionComment },
    consortia: consortia.map(({ consortiumName }) => consortiumName).toSorted(),
  };
}

const text = fc.constantFrom('', 'second', ' spaces ', 'two\nlines');
const ordinary = fc.record(
  {
    privacyName: fc.constantFrom('public', 'protected', 'restricted'),
    recovery: fc.boolean(),
    comment: text,
    completionNote: fc.constantFrom('effort concluded'),
    completionComment: text,
  },
  { requiredKeys: [] },
);

test('whatever fields of projects are changed at once: as by the request that changes one project', async () => {
  await fc.assert(
    fc.asyncProperty(ordinary, async (changes) => {
      const [together, beside, alone] = [await add(), await add(), await add()];
      await done({ name: 'changeProjects', ...changes }, [together, beside]);
      await send(tracker, 'PUT', `/api/projects/${alone}`, { ...(await read(alone)), ...changes }, MANAGER);
      const expected = await essence(alone);
      expect(await essence(together)).toEqual(expected);
      expect(await essence(beside)).toEqual(expected);
    }),
    { numRuns: 12 },
  );
});

const names = fc.uniqueArray(fc.constantFrom('IMPC', 'BaSH', 'MGP', 'DTCC'), { minLength: 1 });
const how = fc.constantFrom<ConsortiaChange['how']>('add', 'replace');

test('whatever consortia they get: found as if created with them, and undone as if never changed', async () => {
  await fc.assert(
    fc.asyncProperty(names, names, how, async (before, wanted, addOrReplace) => {
      const [together, beside] = [await add(before), await add(before)];
      const untouched = await essence(together);
      const { id } = await done({ name: 'changeProjects', consortia: { how: addOrReplace, names: wanted } }, [
        together,
        beside,
      ]);
      const after = [...new Set([...(addOrReplace === 'add' ? before : []), ...wanted])];
      const [expected, changed] = [await essence(await add(after)), await essence(together)];
      expect(changed).toEqual({ ...expected, changes: changed.changes });
      expect(await essence(beside)).toEqual(changed);
      await undone(id);
      expect(await essence(together)).toEqual({ ...untouched, changes: (await essence(together)).changes });
    }),
    { numRuns: 12 },
  );
});
