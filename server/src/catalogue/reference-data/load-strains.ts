import type { Db } from '../../platform/database/database.ts';
import { bulkInsert } from '../../platform/database/bulk-insert.ts';
import { idsByName } from '../../platform/database/ids-by-name.ts';
import { STRAIN_TYPES } from './catalogue-lists.ts';
import { readTable, textOf } from './read-table.ts';

interface Strain {
  readonly name: string;
  readonly mgiId: string | null;
  readonly types: readonly string[];
}

/** Strains with the types that decide which drop-down lists show them. */
export async function loadStrains(db: Db): Promise<void> {
  const strains = [...(await trackedStrains()), ...(await deleterStrains())];
  const skipExisting = { skipExisting: true };
  await bulkInsert(
    db,
    'strain_type',
    Object.values(STRAIN_TYPES).map((name) => ({ name })),
    skipExisting,
  );
  await bulkInsert(
    db,
    'strain',
    strains.map(({ name, mgiId }) => ({ name, mgi_strain_acc_id: mgiId })),
    skipExisting,
  );
  const strainId = await idsByName(db, 'strain');
  const typeId = await idsByName(db, 'strain_type');
  const links = strains.flatMap(({ name, types }) =>
    types.map((type) => ({ strain_id: strainId(name), strain_type_id: typeId(type) })),
  );
  await bulkInsert(db, 'strain_type_relationship', links, skipExisting);
}

async function trackedStrains(): Promise<Strain[]> {
  const rows = await readTable('strains.tsv');
  return rows.map((row) => ({
    name: row('name'),
    mgiId: textOf(row('mgi_strain_id')),
    types: (['background_strain', 'test_cross_strain', 'blastocyst_strain'] as const)
      .filter((column) => row(column) === 'true')
      .map((column) => STRAIN_TYPES[column]),
  }));
}

async function deleterStrains(): Promise<Strain[]> {
  const rows = await readTable('vocabularies.tsv');
  return rows
    .filter((row) => row('vocabulary') === 'deleter_strain')
    .map((row) => ({
      name: row('name'),
      mgiId: /^(MGI:\d+): /.exec(row('name'))?.[1] ?? null,
      types: [STRAIN_TYPES.deleter_strain],
    }));
}
