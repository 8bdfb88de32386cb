import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { genesNamed } from '../../../catalogue/genes/gene-names.ts';
import type { Lists } from '../../../platform/look-up-lists/catalogues.ts';
import { CATALOGUE_FILTERS, type CatalogueFilter } from './project-filters.ts';

/** A name of a look-up list that projects are filtered by. `key` is its value in `project_index`. */
export interface CatalogueName {
  filter: CatalogueFilter;
  name: string;
  key: number;
}

type NamedKeys = readonly { name: string; key: number }[];

/** Privacies are identified by rank in the index, everything else by id. */
const KEYS: Record<CatalogueFilter, (lists: Lists) => NamedKeys> = {
  intention: (lists) => byId(lists.molecular_mutation_type.entries),
  workUnitName: (lists) => byId(lists.work_unit.entries),
  workGroupName: (lists) => byId(lists.work_group.entries),
  consortiumName: (lists) => byId(lists.consortium.entries),
  assignmentStatusName: (lists) => byId(lists.assignment_status.entries),
  summaryStatusName: (lists) => byId(lists.status.entries),
  attemptTypeName: (lists) => byId(lists.attempt_type.entries),
  privacyName: (lists) => lists.privacy.entries.map(({ name, rank }) => ({ name, key: rank })),
};

function byId(entries: readonly { id: number; name: string }[]): NamedKeys {
  return entries.map(({ id, name }) => ({ name, key: id }));
}

/** The names that these filters choose among. */
export function catalogueNames(lists: Lists, filters: readonly CatalogueFilter[]): CatalogueName[] {
  return CATALOGUE_FILTERS.filter((filter) => filters.includes(filter)).flatMap((filter) =>
    KEYS[filter](lists).map((named) => ({ filter, ...named })),
  );
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
