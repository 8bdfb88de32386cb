import type { Db } from '../../platform/database/database.ts';
import { bulkInsert } from '../../platform/database/bulk-insert.ts';
import {
  ASSIGNMENT_STATUSES,
  CATEGORIZATION_DESCRIPTIONS,
  COMPLETION_NOTES,
  ES_CELL_CENTRE_PIPELINES,
  MOLECULAR_MUTATION_TYPES,
  MUTATION_CATEGORIZATIONS,
  NAME_LISTS,
  PRIVACIES,
  REAGENTS,
  SPECIES,
} from './catalogue-lists.ts';
import { loadOrganisations } from './load-organisations.ts';
import { loadRepositoryLists } from './load-repository-lists.ts';
import { loadStrains } from './load-strains.ts';
import { REPORT_TYPES } from './report-types.ts';
import { STATUSES } from './statuses.ts';

/**
 * Fills the look-up lists that every installation needs, demo or not. Names that exist are left alone, so
 * running it again (or on a newer version) adds what is missing and changes nothing else.
 */
export async function loadCatalogues(db: Db): Promise<void> {
  await db.transaction().execute(fillCatalogues);
}

/** The same inside a transaction of the caller. */
export async function fillCatalogues(db: Db): Promise<void> {
  await loadNameLists(db);
  await loadListsWithFacts(db);
  await loadCategorizations(db);
  await loadStrains(db);
  await loadOrganisations(db);
  await loadRepositoryLists(db);
}

async function loadNameLists(db: Db): Promise<void> {
  for (const [table, names] of entriesOf(NAME_LISTS)) {
    await bulkInsert(
      db,
      table,
      names.map((name) => ({ name })),
      { skipExisting: true },
    );
  }
}

async function loadListsWithFacts(db: Db): Promise<void> {
  const skipExisting = { skipExisting: true };
  const statuses = STATUSES.map(({ name, ordering, isAbortion }) => ({
    name,
    ordering,
    is_abortion_status: isAbortion,
  }));
  await bulkInsert(db, 'status', statuses, skipExisting);
  await bulkInsert(db, 'assignment_status', ASSIGNMENT_STATUSES, skipExisting);
  await bulkInsert(db, 'privacy', PRIVACIES, skipExisting);
  await bulkInsert(db, 'species', SPECIES, skipExisting);
  await bulkInsert(db, 'reagent', REAGENTS, skipExisting);
  await bulkInsert(db, 'es_cell_centre_pipeline', ES_CELL_CENTRE_PIPELINES, skipExisting);
  await bulkInsert(db, 'molecular_mutation_type', MOLECULAR_MUTATION_TYPES, skipExisting);
  await bulkInsert(db, 'report_type', REPORT_TYPES, skipExisting);
  await bulkInsert(
    db,
    'project_completion_note',
    COMPLETION_NOTES.map((note) => ({ note })),
    skipExisting,
  );
}

async function loadCategorizations(db: Db): Promise<void> {
  const types = entriesOf(MUTATION_CATEGORIZATIONS);
  await bulkInsert(
    db,
    'mutation_categorization_type',
    types.map(([name]) => ({ name })),
    { skipExisting: true },
  );
  const stored = await db.selectFrom('mutation_categorization_type').select(['id', 'name']).execute();
  const typeIds = new Map(stored.map((type) => [type.name, type.id]));
  const rows = types.flatMap(([type, names]) => {
    const typeId = typeIds.get(type);
    return typeId === undefined
      ? []
      : names.map((name) => ({
          name,
          description: CATEGORIZATION_DESCRIPTIONS[name] ?? null,
          mutation_categorization_type_id: typeId,
        }));
  });
  await bulkInsert(db, 'mutation_categorization', rows, { skipExisting: true });
}

/** `Object.entries` that keeps the type of the keys. */
function entriesOf<Key extends string, Value>(record: Readonly<Record<Key, Value>>): [Key, Value][] {
  const keys = Object.keys(record).filter((key): key is Key => key in record);
  return keys.map((key) => [key, record[key]]);
}
