import { sql } from 'kysely';
import { inTransaction, type Db } from '../../platform/database/database.ts';
import { AddedEntries } from './load/added-entries.ts';
import { IdLists, restartIdentities } from './load/id-lists.ts';
import { planLoad, type LoadPlan } from './load/load-plan.ts';
import { loadTable } from './load/load-table.ts';
import { MAPPINGS } from './mappings/mappings.ts';
import { guidesToConvert, notesFor, peopleHere, tellToSetPasswords } from './load/after-loading.ts';
import { removeUnusedPipelines, restorePipelines } from './load/pipeline-ids.ts';
import { disagreements } from './report/reconcile.ts';
import { ImportRefused, type ImportReport, type TableReport } from './report/report.ts';
import { readTargetTables } from './source/schema-facts.ts';
import { readingSource, type SourceDatabase } from './source/source-database.ts';
import { Tally } from './report/tally.ts';
import { tablesLeft } from './source/tables-left.ts';

/** What to import, and where to. */
export interface ImportOptions {
  /** The existing tracker's database. It is only read, in one transaction, as it was at one moment. */
  readonly source: Db;
  /** The schema that its tables are in. */
  readonly schema?: string;
  /** Ours, migrated, with its look-up lists; genes may be there or not. */
  readonly target: Db;
  /** Does everything, reports it, and takes it back. */
  readonly dryRun?: boolean;
  /** Rows that the report lists for each reason. */
  readonly examples?: number;
  /** Receives the progress, a line at a time. */
  readonly log?: (line: string) => void;
}

/** Where the source does not name an author the row has none: the import did not do it (data-model.md section 1). */
const NOBODY = '';

const EXAMPLES = 20;

/**
 * Brings the database of the existing tracker (data-model.md) into ours, all or nothing. `mappings/` describe what is
 * copied, changed and refused. The report lists everything that it did.
 *
 * @throws ImportRefused when ours is not empty, the source is something else, or the counts do not agree; then
 * nothing has changed
 */
export async function importTracker(options: ImportOptions): Promise<ImportReport> {
  const { source, target, schema = 'public', dryRun = false } = options;
  const startedAt = new Date().toISOString();
  const loaded = await readingSource(source, schema, (from) => {
    const load = (transaction: Db) => loadAll(transaction, from, options);
    return dryRun ? andTakeBack(target, load) : inTransaction(target, NOBODY, load);
  });
  // Outside the transaction: counts that read an index alone need its pages marked as visible to all.
  if (!dryRun) await sql`vacuum analyze project_index, project_change_day`.execute(target);
  return { dryRun, startedAt, finishedAt: new Date().toISOString(), ...loaded };
}

type Loaded = Omit<ImportReport, 'dryRun' | 'startedAt' | 'finishedAt'>;

/** Runs a load in a transaction that is rolled back. */
async function andTakeBack(target: Db, load: (transaction: Db) => Promise<Loaded>): Promise<Loaded> {
  const enough = new Error('The dry run is over.');
  let loaded: Loaded | undefined;
  try {
    await inTransaction(target, NOBODY, async (transaction) => {
      loaded = await load(transaction);
      throw enough;
    });
  } catch (error) {
    if (error !== enough || loaded === undefined) throw error;
  }
  if (loaded === undefined) throw enough;
  return loaded;
}

async function loadAll(db: Db, source: SourceDatabase, options: ImportOptions): Promise<Loaded> {
  const log = options.log ?? (() => undefined);
  await refuseUnlessEmpty(db);
  const facts = await readTargetTables(db);
  const left = await tablesLeft(source, MAPPINGS);
  const plans = planAll(source, facts, left.missingTables);
  const targets = [...new Set(plans.map(({ mapping }) => mapping.target))];
  const pipelines = await removeUnusedPipelines(db);
  const before = await countAll(targets, (table) => countRows(db, table));
  const people = await peopleHere(db);

  const ids = new IdLists(db);
  const entries = new AddedEntries(db);
  // Also for lists that the source lacks: whatever refers to them then names nothing.
  for (const { source: name, load } of MAPPINGS) if (load.kind === 'match') ids.open(name);
  const tables: TableReport[] = [];
  for (const plan of plans) {
    const { source: name, target } = plan.mapping;
    const tally = new Tally(name, target, options.examples ?? EXAMPLES);
    await ids.shiftBeyond(plan);
    await loadTable(plan, { db, source, tables: facts, ids, entries, tally });
    // Else references are looked up by what was known of the table before: after a dry run, that it is empty, so that any
    // index seems as good as its key's.
    await sql`analyze ${sql.table(target)}`.execute(db);
    await restartIdentities(db, source, plan, ids);
    const table = tally.report();
    tables.push(table);
    log(`${name}: ${table.taken} taken, ${table.matched} matched, ${table.refused} refused`);
  }

  const newPeople = await tellToSetPasswords(db, people);
  const counts = {
    source: await countAll(
      plans.map(({ mapping }) => mapping.source),
      (table) => source.count(table),
    ),
    before,
    after: await countAll(targets, (table) => countRows(db, table)),
    added: entries.counts(),
  };
  refuseDisagreement(disagreements(tables, counts));
  await restorePipelines(db, pipelines);
  log('Index of projects');
  // Without statistics the planner would read whole tables for each project.
  await sql`analyze`.execute(db);
  await sql`select refresh_all_project_index()`.execute(db);
  return {
    tables,
    ...left,
    columns: plans.flatMap(({ notes }) => notes),
    notes: notesFor({
      newPeople,
      genesBefore: before.get('gene') ?? 0,
      guidesToConvert: await guidesToConvert(db),
      shifted: ids.shifted(),
    }),
  };
}

/** Nobody may write projects meanwhile; reading goes on. */
async function refuseUnlessEmpty(db: Db): Promise<void> {
  await sql`lock table project in exclusive mode`.execute(db);
  const projects = await countRows(db, 'project');
  if (projects > 0)
    throw new ImportRefused(
      `The tracker to import into already holds ${projects} ${projects === 1 ? 'project' : 'projects'}. Identifiers are kept, so it must hold none: give an empty database in DATABASE_URL or DATA_DIR. Nothing was imported.`,
    );
}

function planAll(
  source: SourceDatabase,
  facts: Awaited<ReturnType<typeof readTargetTables>>,
  missing: readonly string[],
): LoadPlan[] {
  return MAPPINGS.flatMap((mapping) => {
    const columns = source.tables.get(mapping.source);
    const table = facts.get(mapping.target);
    if (table === undefined) throw new Error(`There is no table '${mapping.target}' to import into.`);
    const lacksJoined = mapping.joined !== undefined && missing.includes(mapping.joined.table);
    return columns === undefined || lacksJoined ? [] : [planLoad(mapping, columns, table)];
  });
}

async function countAll(
  tables: readonly string[],
  count: (table: string) => Promise<number>,
): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  for (const table of tables) counts.set(table, await count(table));
  return counts;
}

async function countRows(db: Db, table: string): Promise<number> {
  const { rows } = await sql<{ rows: number }>`select count(*) as rows from ${sql.table(table)}`.execute(db);
  return rows[0]?.rows ?? 0;
}

function refuseDisagreement(sentences: readonly string[]): void {
  if (sentences.length === 0) return;
  throw new ImportRefused(
    `The counts of the two databases do not agree, so nothing was kept. This is a fault of the import; please report it.\n${sentences.join('\n')}`,
  );
}
