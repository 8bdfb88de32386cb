import { sql } from 'kysely';
import type { Lists } from '../../platform/look-up-lists/catalogues.ts';
import type { Db } from '../../platform/database/database.ts';
import { replaceRows } from '../../platform/database/replace-rows.ts';
import type { MutationChange, WantedExon, WantedInsertion } from './mutation-change.ts';
import { listRow } from '../../platform/records/columns.ts';
import {
  ALIGNMENT_FIELDS,
  DELETION_FIELDS,
  EXON_FIELDS,
  INSERTION_FIELDS,
  QC_RESULT_FIELDS,
} from './mutation-fields.ts';
import type { MutationRow } from './mutation-rows.ts';
import { replaceSequences } from './sequences/write-sequences.ts';

/** The lists of a mutation as they are stored. */
export type StoredParts = Pick<
  MutationRow,
  | 'genes'
  | 'categorizationIds'
  | 'qcResults'
  | 'sequences'
  | 'insertions'
  | 'deletions'
  | 'exons'
  | 'alignedFastas'
>;

/** The lists of a mutation that has none yet. */
export const NO_PARTS: StoredParts = {
  genes: [],
  categorizationIds: [],
  qcResults: [],
  sequences: [],
  insertions: [],
  deletions: [],
  exons: [],
  alignedFastas: [],
};

/** Stores the lists of a mutation that the change has (api-2 §15.4, §21); the others stay as they are. */
export async function writeParts(
  tx: Db,
  mutationId: number,
  stored: StoredParts,
  change: MutationChange,
  lists: Lists,
): Promise<void> {
  const parent = { column: 'mutation_id', id: mutationId } as const;
  await writeLinks(tx, mutationId, stored, change);
  if (change.qcResults !== null)
    await replaceRows(
      tx,
      'mutation_qc_result',
      parent,
      idsOf(stored.qcResults),
      change.qcResults.map((result) => listRow(QC_RESULT_FIELDS, result)),
    );
  if (change.sequences !== null) {
    const category = lists.sequence_category.require('outcome sequence');
    await replaceSequences(tx, mutationId, stored.sequences, change.sequences, category);
  }
  if (change.insertions !== null)
    await replaceInsertions(tx, mutationId, stored.insertions, change.insertions);
  await writeDeletions(tx, mutationId, stored, change);
  if (change.alignedFastas !== null)
    await replaceRows(
      tx,
      'aligned_fasta',
      parent,
      idsOf(stored.alignedFastas),
      change.alignedFastas.map((alignment) => listRow(ALIGNMENT_FIELDS, alignment)),
    );
}

async function writeLinks(
  tx: Db,
  mutationId: number,
  stored: StoredParts,
  { genes, categorizationIds }: MutationChange,
): Promise<void> {
  if (genes !== null && !isSameSet(idsOf(genes), idsOf(stored.genes)))
    await sql`
      with wanted as (select unnest(${idsOf(genes)}::bigint[]) as id), gone as (
        delete from mutation_gene where mutation_id = ${mutationId} and gene_id not in (select id from wanted))
      insert into mutation_gene (mutation_id, gene_id) select ${mutationId}::bigint, id from wanted
      on conflict do nothing`.execute(tx);
  if (categorizationIds !== null && !isSameSet(categorizationIds, stored.categorizationIds))
    await sql`
      with wanted as (select unnest(${[...categorizationIds]}::bigint[]) as id), gone as (
        delete from mutation_mutation_categorization
        where mutation_id = ${mutationId} and mutation_categorization_id not in (select id from wanted))
      insert into mutation_mutation_categorization (mutation_id, mutation_categorization_id)
      select ${mutationId}::bigint, id from wanted
      on conflict do nothing`.execute(tx);
}

function isSameSet(some: readonly number[], others: readonly number[]): boolean {
  return some.length === others.length && some.every((id) => others.includes(id));
}

async function replaceInsertions(
  tx: Db,
  mutationId: number,
  stored: StoredParts['insertions'],
  wanted: readonly WantedInsertion[],
): Promise<void> {
  const parent = { column: 'mutation_id', id: mutationId } as const;
  const rows = wanted.map((insertion) => listRow(INSERTION_FIELDS, insertion));
  const ids = await replaceRows(tx, 'insertion_sequence', parent, idsOf(stored), rows);
  const exonsBefore = new Map(stored.map(({ id, exons }) => [id, exons]));
  for (const [position, id] of ids.entries())
    await replaceRows(
      tx,
      'insertion_targeted_exon',
      { column: 'insertion_sequence_id', id },
      idsOf(exonsBefore.get(id) ?? []),
      exonRows(wanted[position]?.exons ?? []),
    );
}

/** Exons go with the deletion that hits them, so the deletions come first. */
async function writeDeletions(
  tx: Db,
  mutationId: number,
  stored: StoredParts,
  { deletions, targetedExons, canonicalTargetedExons }: MutationChange,
): Promise<void> {
  const parent = { column: 'mutation_id', id: mutationId } as const;
  const before = idsOf(stored.deletions);
  const deletionRows = deletions?.map((deletion) => listRow(DELETION_FIELDS, deletion));
  const current =
    deletionRows === undefined
      ? before
      : await replaceRows(tx, 'molecular_mutation_deletion', parent, before, deletionRows);
  const remaining = stored.exons.filter(
    ({ deletionId }) => deletionId === null || current.includes(deletionId),
  );
  const replaceExons = async (canonical: boolean, wanted: readonly WantedExon[] | null) => {
    if (wanted === null) return;
    const ids = idsOf(remaining.filter(({ isCanonical }) => isCanonical === canonical));
    await replaceRows(tx, 'targeted_exon', parent, ids, exonRows(wanted));
  };
  await replaceExons(false, targetedExons);
  await replaceExons(true, canonicalTargetedExons);
}

function exonRows(exons: readonly WantedExon[]) {
  return exons.map((exon) => listRow(EXON_FIELDS, exon));
}

function idsOf(rows: readonly { id: number }[]): number[] {
  return rows.map(({ id }) => id);
}
