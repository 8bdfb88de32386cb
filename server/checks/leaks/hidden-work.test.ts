/**
 * Every read of the API, by people who may not read the work of a project: no text of it is in any response. An administrator finds
 * the same texts, so that the reads lead to them.
 */
import { sql } from 'kysely';
import { localDate } from '../../src/platform/http/requests/local-date-time.ts';
import type { TestCaller } from '../../testing/calls.ts';
import { get } from '../../testing/calls.ts';
import { CAST } from '../../testing/cast.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { openScenarioTracker } from '../scenarios/open-scenario-tracker.ts';
import { makeProjects } from '../scenarios/project-privacy.ts';
import { MEMBER } from '../scenarios/scenario.ts';
import { createWholeProject } from '../scenarios/whole-project.ts';
import { everyRead } from './every-read.ts';
import { countRows, marksIn, markTexts } from './marked-texts.ts';

jest.setTimeout(240_000);

let tracker: TestApp;
let marks: string[];
let reads: string[];

beforeAll(async () => {
  tracker = await openScenarioTracker();
  const before = await countRows(tracker.db);
  const { tpn, pin, phenotypingPin, tpo, min, psn } = await createWholeProject(tracker);
  const pins = [pin, phenotypingPin];
  const after = await countRows(tracker.db);
  const tables = [...after].filter(([name, count]) => count > (before.get(name) ?? 0)).map(([name]) => name);
  marks = await markTexts(
    tracker.db,
    tables.filter((name) => !/^(history|project_index|security|session|refresh)/.test(name)),
  );
  // Yesterday everything was there, and all changes came later.
  await sql`update history set date = date - interval '2 days' where comment like '% created'`.execute(
    tracker.db,
  );
  const today = new Date();
  const yesterday = new Date(today.getFullYear(), today.getMonth(), today.getDate() - 1);
  reads = await everyRead(tracker, {
    ...{ tpn: [tpn], pin: pins, tpo: [tpo], min: [min], psn: [psn], email: [MEMBER] },
    day: [localDate(yesterday), localDate(today)],
    ...{ id: ['1'], symbolOrId: ['Cib2'], symbol: ['Cib2'], markerSymbol: ['Cib2'], gene: ['Cib2'] },
    ...{
      name: ['hidden colony.name', 'gene_interest'],
      colonyName: ['hidden colony.name'],
      consortiumName: ['IMPC'],
    },
    ...{ reportName: ['gene_interest', 'phenotyping_colonies', 'mgi_crispr_alleles'], kind: ['projects'] },
    ...{ workUnitName: ['JAX'], workunit: ['JAX'], workUnit: ['JAX'], workGroupName: ['BaSH'] },
    ...{ attempt: ['crispr'], reporttype: ['dist_crispr', 'month'], networkname: ['MMRRC'], text: ['Cib'] },
    ...{ input: ['Cib2'], action: ['canUpdatePlan'], resourceId: pins, changedFrom: ['2000-01-01'] },
    ...{
      reachedFrom: ['2000-01-01'],
      reachedTo: [localDate(today)],
      changedBy: [MEMBER],
      lacks: ['colony', 'guides'],
      by: ['workUnit', 'consortium'],
      list: ['waiting', 'languishing'],
      token: ['none'],
    },
    ...{ pathName: ['crispr'], statusName: ['Founder Obtained'], waitedDays: ['0'] },
    ...{
      shown: ['true'],
      format: ['csv'],
      columns: ['list'],
      since: ['0'],
      read: [`/api/projects/${tpn}`, `/api/plans/${pins[0]}`],
    },
  });
});
afterAll(() => tracker.close());

/** Each mark that somebody finds, with the first address where. Refusals repeat what was asked for. */
async function found(caller: TestCaller): Promise<Map<string, string>> {
  const places = new Map<string, string>();
  for (const url of reads) {
    const { payload } = await get(tracker, url, caller);
    for (const mark of marksIn(payload))
      if (!places.has(mark) && !decodeURIComponent(url).includes(mark)) places.set(mark, url);
  }
  return places;
}

test('an administrator finds every marked text', async () => {
  await makeProjects(tracker.db, 'restricted');
  const places = await found(CAST.administrator);
  expect(marks.length).toBeGreaterThan(25);
  expect(marks.filter((mark) => !places.has(mark))).toEqual([]);
});

const NOTHING = /^$/;
/** The restricted version of a project keeps its comments (api-1 section 5.5). */
const OF_RESTRICTED = /^hidden project\.(comment|completion_comment)$/;
/** A protected project is for all who have signed in, with the names of its colonies and its references; its plans are not (ADR 21). */
const OF_PROTECTED =
  /^hidden (project\.\w+|colony\.name|phenotyping_attempt\.phenotyping_external_ref|history\.Project)$/;

test.each<['restricted' | 'protected', TestCaller, RegExp]>([
  ['restricted', null, NOTHING],
  ['restricted', CAST.stranger, OF_RESTRICTED],
  ['protected', null, NOTHING],
  ['protected', CAST.stranger, OF_PROTECTED],
])('of a %s project, %s finds no text but %s', async (privacy, caller, shown) => {
  await makeProjects(tracker.db, privacy);
  expect([...(await found(caller))].filter(([mark]) => !shown.test(mark))).toEqual([]);
});
