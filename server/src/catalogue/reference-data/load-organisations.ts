import type { Db } from '../../platform/database/database.ts';
import { bulkInsert } from '../../platform/database/bulk-insert.ts';
import { idsByName } from '../../platform/database/ids-by-name.ts';
import {
  fundersIn,
  GENE_LIST_RECORD_TYPES,
  PROGRAMMES_OF_WORK_UNITS,
  UMBRELLA_CONSORTIA,
  WORK_UNIT_FULL_NAMES,
} from './organisations.ts';
import { detailsOf, readTable, textOf } from './read-table.ts';

const skipExisting = { skipExisting: true };

/** A programme of iMITS: it becomes a work group and a consortium. */
interface Programme {
  readonly name: string;
  readonly description: string | null;
  readonly funders: readonly string[];
}

/** Work units, programmes, funders, the links between them, and the gene lists that have record types. */
export async function loadOrganisations(db: Db): Promise<void> {
  const vocabularies = await readTable('vocabularies.tsv');
  const workUnits = vocabularies
    .filter((row) => row('vocabulary') === 'production_centre')
    .map((row) => ({
      name: row('name'),
      full_name: WORK_UNIT_FULL_NAMES[row('name')] ?? null,
      ilar_code: textOf(row('code')),
    }));
  const programmes = vocabularies
    .filter((row) => row('vocabulary') === 'consortium')
    .map((row): Programme => {
      const details = detailsOf(row('details'));
      return {
        name: row('name'),
        description: details.get('participants') ?? null,
        funders: fundersIn(details.get('funding') ?? ''),
      };
    });
  const groups = programmes.map(({ name, description }) => ({ name, description }));
  const funders = [...new Set(programmes.flatMap((programme) => programme.funders))];

  await bulkInsert(db, 'work_unit', workUnits, skipExisting);
  await bulkInsert(db, 'work_group', groups, skipExisting);
  await bulkInsert(db, 'consortium', [...UMBRELLA_CONSORTIA, ...groups], skipExisting);
  await bulkInsert(
    db,
    'funder',
    funders.map((name) => ({ name })),
    skipExisting,
  );
  await linkOrganisations(db, programmes);
  await loadGeneListRecordTypes(db);
}

async function linkOrganisations(db: Db, programmes: readonly Programme[]): Promise<void> {
  const workUnitId = await idsByName(db, 'work_unit');
  const workGroupId = await idsByName(db, 'work_group');
  const consortiumId = await idsByName(db, 'consortium');
  const funderId = await idsByName(db, 'funder');
  const memberships = Object.entries(PROGRAMMES_OF_WORK_UNITS).flatMap(([unit, names]) =>
    names.map((name) => ({ unit: workUnitId(unit), name })),
  );
  await bulkInsert(
    db,
    'work_group_work_unit',
    memberships.map(({ unit, name }) => ({ work_unit_id: unit, work_group_id: workGroupId(name) })),
    skipExisting,
  );
  await bulkInsert(
    db,
    'consortium_work_unit',
    memberships.map(({ unit, name }) => ({ work_unit_id: unit, consortium_id: consortiumId(name) })),
    skipExisting,
  );
  const funding = programmes.flatMap(({ name, funders }) =>
    funders.map((funder) => ({ work_group_id: workGroupId(name), funder_id: funderId(funder) })),
  );
  await bulkInsert(db, 'funder_work_group', funding, skipExisting);
}

/** Record types cannot be made through the API, so a list that offers some has to exist from the start. */
async function loadGeneListRecordTypes(db: Db): Promise<void> {
  const consortiumId = await idsByName(db, 'consortium');
  const lists = Object.entries(GENE_LIST_RECORD_TYPES).map(([consortium, types]) => ({
    id: consortiumId(consortium),
    types,
  }));
  await bulkInsert(
    db,
    'gene_list',
    lists.map(({ id }) => ({ consortium_id: id })),
    skipExisting,
  );
  await bulkInsert(
    db,
    'list_record_type',
    lists.flatMap(({ id, types }) => types.map((name) => ({ gene_list_consortium_id: id, name }))),
    skipExisting,
  );
}
