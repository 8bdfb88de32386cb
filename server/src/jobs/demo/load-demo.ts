import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { continueIdentities } from '../../platform/database/bulk-insert.ts';
import { fillCatalogues } from '../../catalogue/reference-data/load-catalogues.ts';
import { loadGenes, type Gene } from '../../catalogue/reference-data/load-genes.ts';
import { readCatalogueIds } from './write/catalogue-ids.ts';
import { withExamples } from './examples/with-examples.ts';
import { crisprProjects } from './sources/crispr-projects.ts';
import { readCrisprSource, type Skipped } from './sources/crispr-source.ts';
import { esCellProjects } from './sources/es-cell-projects.ts';
import { readEsCellSource, readNamedClones } from './sources/es-cell-source.ts';
import type { DemoPlan } from './sources/model.ts';
import { numberProjects } from './sources/numbering.ts';
import { readPhenotypedGenes, withPhenotypingPlans } from './sources/phenotyping-plans.ts';
import { replayProjects } from './sources/project-replay.ts';
import { summaryStamps } from './sources/summary-stamps.ts';
import { writeCrisprAttempts, writeEsCellAttempts, writeModifications } from './write/write-attempts.ts';
import { writeGeneLists } from './write/write-gene-lists.ts';
import { writeHistory } from './write/write-history.ts';
import { writeMutations } from './write/write-mutations.ts';
import { writeOutcomes } from './write/write-outcomes.ts';
import { writePeople, type ServiceAccount } from './write/write-people.ts';
import { writePhenotyping, writeStartingPoints } from './write/write-phenotyping.ts';
import { writePlans } from './write/write-plans.ts';
import { writeProjects } from './write/write-projects.ts';
import { repositoryClones, writeRepository } from './write/write-repository.ts';

export interface DemoOptions {
  /** argon2id hash of the password that all demo accounts share. */
  readonly passwordHash: string;
  /** Accounts of services, whose addresses are settings. */
  readonly services?: readonly ServiceAccount[];
  /** Receives the progress, a line at a time. */
  readonly log?: (line: string) => void;
  /** Only these genes, by accession id or symbol, with everything that belongs to them; for tests. */
  readonly onlyGenes?: readonly string[];
  /** Only one gene in so many, with everything that belongs to it: a small demo of the same data. */
  readonly share?: number;
}

/** What was loaded. */
export interface DemoSummary {
  readonly genes: number;
  readonly people: number;
  readonly projects: number;
  readonly plans: number;
  /** Colonies and specimens. */
  readonly outcomes: number;
  readonly clones: number;
  readonly listRecords: number;
  /** Rows of the source that could not be placed. */
  readonly skipped: readonly Skipped[];
}

/** Key of the setting that marks the demo as loaded. */
const MARKER = 'demo';

/** Has the demo been loaded into this database? */
export async function isDemoLoaded(db: Db): Promise<boolean> {
  const marker = await db
    .selectFrom('app_setting')
    .select('key')
    .where('key', '=', MARKER)
    .executeTakeFirst();
  return marker !== undefined;
}

/**
 * Loads the whole demo: look-up lists, genes, people, projects with plans, outcomes and phenotyping, gene lists and
 * histories. One transaction: a load that is interrupted leaves nothing behind and can be repeated. The same data
 * come out every time (docs/demo-data.md lists what is real and what is derived).
 *
 * @throws when the database already contains projects or genes
 */
export async function loadDemo(db: Db, options: DemoOptions): Promise<DemoSummary> {
  const summary = await db.transaction().execute(async (transaction) => {
    await refuseUnlessEmpty(transaction);
    const loaded = await load(transaction, options);
    await transaction
      .insertInto('app_setting')
      .values({ key: MARKER, value: JSON.stringify(loaded) })
      .execute();
    return loaded;
  });
  // Outside the transaction: counts that read an index alone need its pages marked as visible to all.
  await sql`vacuum analyze project_index, history, history_detail, project_change_day`.execute(db);
  return summary;
}

async function refuseUnlessEmpty(db: Db): Promise<void> {
  const { rows } = await sql<{ isEmpty: boolean }>`
    select not exists (select from project) and not exists (select from gene) as "isEmpty"`.execute(db);
  if (rows[0]?.isEmpty !== true) throw new Error('The demo is loaded into an empty database only.');
}

async function load(db: Db, options: DemoOptions): Promise<DemoSummary> {
  const log = options.log ?? (() => undefined);
  const skipped: Skipped[] = [];
  await fillCatalogues(db);
  const ids = await readCatalogueIds(db);
  const people = await writePeople(db, ids, options);

  log('Genes, synonyms, orthologs and exons');
  const wanted = wantedGenes(options);
  const book = await loadGenes(db, wanted ?? undefined);

  log('Projects, plans and mice');
  // A choice of genes leaves most rows without theirs; only a full load calls that skipped.
  const unplaced = wanted === null ? skipped : [];
  const crisprRows = await readCrisprSource(book, unplaced);
  const clonesNamed = await readNamedClones(book);
  const esCellRows = (await readEsCellSource(book, unplaced)).filter((row) => hasPosition(row.gene));
  const clones = repositoryClones(esCellRows, clonesNamed);
  const production = [...crisprProjects(crisprRows), ...esCellProjects(esCellRows, clonesNamed)];
  const whole = withExamples(production, book);
  const numbered = numberProjects(withPhenotypingPlans(whole, await readPhenotypedGenes()));

  const summaries = new Map(numbered.plans.map(({ plan }) => [plan, summaryStampsOf(plan)]));
  const summaryOf = (plan: DemoPlan) => summaries.get(plan) ?? [];
  const series = replayProjects(
    numbered.projects.map(({ project }) => ({
      geneId: project.gene.id,
      intendsDeletion: project.intention.mutationType === 'Deletion',
      createdAt: project.createdAt,
      plans: project.plans.map((plan) => ({ stamps: plan.stamps, summaryStamps: summaryOf(plan) })),
    })),
  );

  await writeProjects(db, numbered.projects, series, ids);
  await writePlans(db, numbered.plans, summaryOf, ids);
  await writeCrisprAttempts(db, numbered.plans, ids);
  await writeEsCellAttempts(db, numbered.plans, await writeRepository(db, clones));
  await writeModifications(db, numbered.plans, ids);
  await writeOutcomes(db, numbered.outcomes, ids);
  await writeMutations(db, numbered.outcomes, ids);
  await writeStartingPoints(db, numbered);
  const stages = await writePhenotyping(db, numbered.plans, ids);
  const listRecords = await writeGeneLists(db, book);
  // Without statistics the planner would read whole tables for each project.
  await sql`analyze`.execute(db);

  log('Histories');
  await writeHistory(db, { ...numbered, stages, series, summaryOf });
  await continueIdentities(db, [
    'history',
    'person',
    'project',
    'project_intention',
    'plan',
    'outcome',
    'mutation',
    'sequence',
    'phenotyping_stage',
    'list_record',
    'targ_rep_genbank_file',
    'targ_rep_allele',
    'targ_rep_targeting_vector',
    'targ_rep_es_cell',
  ]);

  log('Index of projects');
  await sql`select refresh_all_project_index()`.execute(db);
  return {
    genes: book.genes.length,
    people,
    projects: numbered.projects.length,
    plans: numbered.plans.length,
    outcomes: numbered.outcomes.length,
    clones: clones.length,
    listRecords,
    skipped,
  };
}

/** Which genes are loaded; null for all. */
function wantedGenes({
  onlyGenes,
  share = 1,
}: DemoOptions): ((accId: string, symbol: string) => boolean) | null {
  if (onlyGenes !== undefined) {
    const only = new Set(onlyGenes);
    return (accId, symbol) => only.has(accId) || only.has(symbol);
  }
  return share === 1 ? null : (accId) => Number(accId.replace('MGI:', '')) % share === 0;
}

function hasPosition(gene: Gene): boolean {
  return gene.position !== null;
}

/** A plan's summary follows its own statuses, its colony's and its stages'. */
function summaryStampsOf(plan: DemoPlan) {
  const stages = plan.attempt?.kind === 'phenotyping' ? plan.attempt.stages.map((stage) => stage.stamps) : [];
  return summaryStamps(plan.stamps, plan.outcome === null ? stages : [plan.outcome.stamps, ...stages]);
}
