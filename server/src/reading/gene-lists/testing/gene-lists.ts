/** A tracker with a gene list of IMPC, for tests. */
import { sql } from 'kysely';
import type { GeneListPage, GeneListRecord } from 'shared/contract';
import type { Db } from '../../../platform/database/database.ts';
import type { TestApp } from '../../../../testing/test-app.ts';
import { addPerson } from '../../../identity/people/testing/people.ts';
import { addCast } from '../../../../testing/cast.ts';
import { getJson, send, type TestCaller } from '../../../../testing/calls.ts';
import { openTracker } from '../../../../testing/open-tracker.ts';
import { addGene } from '../../../../testing/test-genes.ts';
import { addProject } from '../../../../testing/test-projects.ts';
import { geneListRoutes, geneListChangeRoutes } from '../routes.ts';
import { geneListExportRoutes } from '../export-routes.ts';
import { geneListImportRoutes } from '../import/routes.ts';

/** Manages IMPC and nothing else. */
export const MANAGER = 'manager.impc@lab.example';
export const CONTENT = '/api/geneList/IMPC/content';

/** Aaa1 to Aaa5, with the accession ids MGI:1 to MGI:5; `Oldname` is a synonym of Aaa3, `Bothname` of Aaa4 and Aaa5. */
export async function openGeneLists(): Promise<TestApp> {
  const tracker = await openTracker([
    geneListRoutes,
    geneListChangeRoutes,
    geneListImportRoutes,
    geneListExportRoutes,
  ]);
  await addCast(tracker.db);
  await addPerson(tracker.db, { email: MANAGER, consortiumRoles: [['IMPC', 'manager']] });
  for (const number of [1, 2, 3, 4, 5]) {
    await addGene(tracker.db, {
      symbol: `Aaa${number}`,
      accId: `MGI:${number}`,
      name: `gene ${number}`,
      synonyms: number === 3 ? ['Oldname'] : number > 3 ? ['Bothname'] : [],
    });
  }
  await tracker.db
    .insertInto('gene_list')
    .values((eb) => ({
      consortium_id: eb.selectFrom('consortium').select('id').where('name', '=', 'IMPC').$asScalar(),
      description: 'Wish list 2031',
    }))
    .execute();
  await addTypes(tracker.db, ['Tier1', 'Tier2']);
  return tracker;
}

async function addTypes(db: Db, names: readonly string[]): Promise<void> {
  for (const name of names)
    await db
      .insertInto('list_record_type')
      .values((eb) => ({
        name,
        gene_list_consortium_id: eb
          .selectFrom('consortium')
          .select('id')
          .where('name', '=', 'IMPC')
          .$asScalar(),
      }))
      .execute();
}

/** Adds this number of genes that are in no list, and returns their symbols. */
export async function addGenes(db: Db, count: number): Promise<string[]> {
  const { rows } = await sql<{ symbol: string }>`
    insert into gene (symbol, acc_id, species_id)
    select 'Many' || first.id || number, 'MGI:' || first.id || '0' || number, first.species_id
    from (select max(id) as id, max(species_id) as species_id from gene) first, generate_series(1, ${count}::integer) number
    returning symbol`.execute(db);
  return rows.map(({ symbol }) => symbol);
}

/** A project on these genes. */
export function addProjectOn(
  db: Db,
  genes: readonly string[],
  rest: Omit<Parameters<typeof addProject>[1], 'intentions'> = {},
): Promise<string> {
  return addProject(db, { ...rest, intentions: genes.map((gene) => ({ gene })) });
}

/** A record as a request contains it. */
export function record(genes: string, rest: object = {}) {
  return { genes: genes.split(',').map((symbol) => ({ symbol })), note: null, visible: false, ...rest };
}

export function save(
  tracker: TestApp,
  records: readonly object[],
  caller: TestCaller = MANAGER,
  headers: Readonly<Record<string, string>> = {},
) {
  return send(tracker, 'POST', CONTENT, [...records], caller, headers);
}

/** The records that a caller reads, all on one page. */
export async function recordsOf(
  tracker: TestApp,
  {
    query = '',
    caller = MANAGER,
    path = CONTENT,
  }: { query?: string; caller?: TestCaller; path?: string } = {},
): Promise<GeneListRecord[]> {
  const page = await getJson<GeneListPage>(tracker, `${path}?size=200${query}`, caller);
  return page._embedded?.records ?? [];
}

/** The records in short: `Aaa1+Aaa2 Tier1`. */
export function inShort(records: readonly GeneListRecord[]): string[] {
  return records.map(({ genes, recordTypes }) =>
    [genes.map(({ symbol }) => symbol).join('+'), ...recordTypes].join(' '),
  );
}
