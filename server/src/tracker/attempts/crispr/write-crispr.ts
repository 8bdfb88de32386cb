import { isDeepStrictEqual } from 'node:util';
import type { Db } from '../../../platform/database/database.ts';
import { replaceRows, type ChildTable, type WantedRow } from '../../../platform/database/replace-rows.ts';
import { columnsOf, listRow } from '../../../platform/records/columns.ts';
import type { AssayValues, CrisprAttemptRow, CrisprValues, GuideValues } from '../attempt-row.ts';
import {
  ASSAY_FIELDS,
  CRISPR_FIELDS,
  DONOR_FIELDS,
  GUIDE_FIELDS,
  NUCLEASE_FIELDS,
  PRIMER_FIELDS,
  REAGENT_FIELDS,
} from './crispr-fields.ts';

/** Makes the stored attempt the one that was sent, with all its lists (api-2 §21). What is the same is not written. */
export async function writeCrisprAttempt(
  tx: Db,
  planId: number,
  sent: CrisprValues,
  stored: CrisprAttemptRow | null,
): Promise<void> {
  const columns = columnsOf(CRISPR_FIELDS, sent);
  if (stored === null || !isDeepStrictEqual(columnsOf(CRISPR_FIELDS, stored), columns))
    await tx
      .insertInto('crispr_attempt')
      .values({ plan_id: planId, ...columns })
      .onConflict((conflict) => conflict.column('plan_id').doUpdateSet(columns))
      .execute();
  const list = { tx, planId };
  const { nucleases, guides, mutagenesisDonors, reagents, genotypePrimers } = stored ?? NO_LISTS;
  await writeList(
    { ...list, table: 'nuclease' },
    (row) => listRow(NUCLEASE_FIELDS, row),
    nucleases,
    sent.nucleases,
  );
  await writeList(
    { ...list, table: 'guide' },
    (row: GuideValues) => listRow(GUIDE_FIELDS, row),
    guides,
    sent.guides,
  );
  await writeList(
    { ...list, table: 'mutagenesis_donor' },
    (row) => listRow(DONOR_FIELDS, row),
    mutagenesisDonors,
    sent.mutagenesisDonors,
  );
  await writeList(
    { ...list, table: 'crispr_attempt_reagent' },
    (row) => listRow(REAGENT_FIELDS, row),
    reagents,
    sent.reagents,
  );
  await writeList(
    { ...list, table: 'genotype_primer' },
    (row) => listRow(PRIMER_FIELDS, row),
    genotypePrimers,
    sent.genotypePrimers,
  );
  await writeAssay(tx, planId, sent.assay, stored?.assay ?? null);
}

const NO_LISTS: Pick<
  CrisprAttemptRow,
  'nucleases' | 'guides' | 'mutagenesisDonors' | 'reagents' | 'genotypePrimers'
> = {
  nucleases: [],
  guides: [],
  mutagenesisDonors: [],
  reagents: [],
  genotypePrimers: [],
};

type ListTable = 'nuclease' | 'guide' | 'mutagenesis_donor' | 'crispr_attempt_reagent' | 'genotype_primer';

interface AttemptList<Table> {
  tx: Db;
  planId: number;
  table: Table;
}

async function writeList<Table extends ListTable & ChildTable, Values>(
  { tx, planId, table }: AttemptList<Table>,
  toRow: (values: Values) => WantedRow<Table>,
  stored: readonly (Values & { id: number })[],
  sent: readonly Values[],
): Promise<void> {
  const rows = sent.map(toRow);
  if (isDeepStrictEqual(stored.map(toRow), rows)) return;
  const ids = stored.map(({ id }) => id);
  await replaceRows(tx, table, { column: 'attempt_id', id: planId }, ids, rows);
}

async function writeAssay(
  tx: Db,
  planId: number,
  sent: AssayValues | null,
  stored: AssayValues | null,
): Promise<void> {
  if (isDeepStrictEqual(sent, stored)) return;
  if (sent === null) {
    await tx.deleteFrom('assay').where('attempt_id', '=', planId).execute();
    return;
  }
  const columns = columnsOf(ASSAY_FIELDS, sent);
  await tx
    .insertInto('assay')
    .values({ attempt_id: planId, ...columns })
    .onConflict((conflict) => conflict.column('attempt_id').doUpdateSet(columns))
    .execute();
}
