import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../db/database.ts';
import { genesNamed } from '../genes/named-genes.ts';
import { CATALOGUE_FILTERS, type CatalogueFilter } from './project-filters.ts';

/** A name of a look-up list that projects are filtered by. `key` is what `project_index` holds of it. */
export interface CatalogueName {
  filter: CatalogueFilter;
  name: string;
  key: number;
}

/** Privacies are told apart by rank in the index, everything else by id. */
const NAMES: Record<CatalogueFilter, RawBuilder<unknown>> = {
  intention: sql`select name, id as key from molecular_mutation_type`,
  workUnitName: sql`select name, id as key from work_unit`,
  workGroupName: sql`select name, id as key from work_group`,
  consortiumName: sql`select name, id as key from consortium`,
  assignmentStatusName: sql`select name, id as key from assignment_status`,
  summaryStatusName: sql`select name, id as key from status`,
  privacyName: sql`select name, rank as key from privacy`,
};

/** The look-up lists behind these filters, in one query; none at all for no filter. */
export async function loadCatalogueNames(
  db: Db,
  filters: readonly CatalogueFilter[],
): Promise<CatalogueName[]> {
  if (filters.length === 0) return [];
  const lists = CATALOGUE_FILTERS.filter((filter) => filters.includes(filter)).map(
    (filter) => sql`select ${sql.lit(filter)} as filter, name, key::integer from (${NAMES[filter]}) list`,
  );
  const { rows } = await sql<CatalogueName>`${sql.join(lists, sql` union all `)}`.execute(db);
  return rows;
}

/** Genes as filters name them. */
export interface NamedGene {
  id: number;
  symbol: string;
  accId: string;
}

/** Genes of these symbols or accession ids, ignoring case; the filters `gene` and `markerSymbol` choose among them. */
export async function loadNamedGenes(db: Db, names: readonly string[]): Promise<NamedGene[]> {
  if (names.length === 0) return [];
  const { rows } = await sql<NamedGene>`
    select distinct gene.id, gene.symbol, gene.acc_id as "accId"
    from unnest(${[...names]}::text[]) wanted (word)
    cross join lateral ${genesNamed(sql`wanted.word`)} found
    cross join lateral (select id, symbol, acc_id from gene where gene.id = found.id offset 0) gene`.execute(
    db,
  );
  return rows;
}

/** Free names that projects are filtered by. */
export interface FreeNames {
  colonyNames?: readonly string[];
  phenotypingRefs?: readonly string[];
}

/** The colony names and references that differ from these by case alone, as they are stored. */
export async function loadWrittenAlike(
  db: Db,
  { colonyNames, phenotypingRefs }: FreeNames,
): Promise<FreeNames> {
  const stored = async (query: RawBuilder<{ name: string }>) =>
    (await query.execute(db)).rows.map(({ name }) => name);
  const written: FreeNames = {};
  if (colonyNames !== undefined) {
    written.colonyNames = await stored(sql`
      select distinct name from colony where lower(name) = any (${lowered(colonyNames)}::text[])`);
  }
  if (phenotypingRefs !== undefined) {
    written.phenotypingRefs = await stored(sql`
      select phenotyping_external_ref as name from phenotyping_attempt
      where lower(phenotyping_external_ref) = any (${lowered(phenotypingRefs)}::text[])`);
  }
  return written;
}

function lowered(names: readonly string[]): string[] {
  return names.map((name) => name.toLowerCase());
}
