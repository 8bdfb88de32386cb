import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { readPieces, idList, idsInOrder } from '../listing.ts';
import type { Cell, TsvFile } from '../tsv.ts';
import type { ReportReader } from './reader.ts';
import { isPlanReadableBy } from '../../../identity/permissions/plan-visibility.ts';

/** A column of a mutation report. */
interface Column {
  header: string;
  cell: (row: MutationRow, baseUrl: string) => Cell;
}

export interface MutationReport {
  name: string;
  columns: readonly Column[];
}

const written = (value: string | null) => value ?? 'null';
const joined = (values: readonly string[]) => [...new Set(values)].toSorted().join(', ');

const IDENTITY: readonly Column[] = [
  { header: 'Centre', cell: ({ centre }) => centre },
  { header: 'Min', cell: ({ min }) => min },
  { header: 'Allele Symbol', cell: ({ alleleSymbol }) => written(alleleSymbol) },
  { header: 'Gene Symbol', cell: ({ geneSymbol }) => geneSymbol },
];
const PLACE: readonly Column[] = [
  { header: 'FASTA', cell: ({ sequence }) => sequence },
  {
    header: 'Url',
    cell: ({ tpn, pin, tpo }, baseUrl) => `${baseUrl}/#/projects/${tpn}/plans/${pin}/outcomes/${tpo}`,
  },
];

/** @param firstBase what the first base of a chromosome counts: the reports differ, as those who read them know */
function deletionsText({ deletions }: MutationRow, firstBase: 0 | 1): string {
  return joined(deletions.map(({ chr, start, stop }) => `${chr}:${start + firstBase}-${stop}`));
}

/** An empty cell is `null` in the reports about one thing. */
const orNull = (text: string) => (text === '' ? 'null' : text);

/** The reports of api-3 §8.3.3, by the last part of their address. */
export const MUTATION_REPORTS: Readonly<Record<string, MutationReport>> = {
  genome_browser_combined: {
    name: 'Crispr_Alleles_Report',
    columns: [
      ...IDENTITY,
      { header: 'Deletion Coordinates', cell: (row) => deletionsText(row, 1) },
      { header: 'Targeted Exons', cell: ({ exons }) => joined(exons) },
      { header: 'Canonical Targeted Exons', cell: ({ canonicalExons }) => joined(canonicalExons) },
      ...PLACE,
    ],
  },
  deletion_coordinates: {
    name: 'Deletion_Coordinates',
    columns: [
      ...IDENTITY,
      { header: 'Deletion Coordinates', cell: (row) => orNull(deletionsText(row, 0)) },
      ...PLACE,
    ],
  },
  targeted_exons: {
    name: 'Targeted_Exons',
    columns: [...IDENTITY, { header: 'Exons', cell: ({ exons }) => orNull(joined(exons)) }, ...PLACE],
  },
  canonical_targeted_exons: {
    name: 'Canonical_Targeted_Exons',
    columns: [
      ...IDENTITY,
      { header: 'Exons', cell: ({ canonicalExons }) => orNull(joined(canonicalExons)) },
      ...PLACE,
    ],
  },
};

/** A report of the mutations of a work unit, or of all; rows are read as they are written. */
export async function mutationReport(
  { name, columns }: MutationReport,
  reader: ReportReader,
  workUnit: string | null,
): Promise<TsvFile> {
  const ids = await mutationsOf(reader.db, workUnit);
  const read = async (some: readonly number[]) => {
    const rows = await readMutationRows(reader, some, workUnit);
    const lines = rows.map((row) => columns.map(({ cell }) => cell(row, reader.baseUrl)));
    // Equal rows add no information.
    return [...new Map(lines.map((line) => [JSON.stringify(line), line])).values()];
  };
  return { name, header: columns.map(({ header }) => header), rows: readPieces(ids, read) };
}

/** The work unit of a request; the existing client writes `undefined` where none is chosen. */
export function workUnitOf(text: string | undefined): string | null {
  return text === undefined || text === '' || text === 'undefined' ? null : text;
}

/** A sequence of a mutation, with one of its genes and one of the outcomes that have it. */
export interface MutationRow {
  centre: string;
  min: string;
  alleleSymbol: string | null;
  geneSymbol: string;
  tpn: string;
  pin: string;
  tpo: string;
  sequence: string | null;
  /** Deleted intervals, start counted from 0, the stop not part of it, GRCm39; without those that lack a part. */
  deletions: readonly { chr: string; start: number; stop: number }[];
  /** Ensembl exon ids. */
  exons: readonly string[];
  canonicalExons: readonly string[];
}

/** Ids of the mutations of outcomes of this work unit or of all. */
function mutationsOf(db: Db, workUnit: string | null): Promise<number[]> {
  if (workUnit === null) return idsInOrder(db, sql`select id from mutation order by id`);
  return idsInOrder(
    db,
    sql`
    select distinct mutation_outcome.mutation_id as id
    from mutation_outcome
    join outcome on outcome.id = mutation_outcome.outcome_id
    join plan on plan.id = outcome.plan_id
    join work_unit on work_unit.id = plan.work_unit_id and work_unit.name = ${workUnit}
    order by id`,
  );
}

/** The rows of these mutations, by mutation, outcome, gene and sequence. */
async function readMutationRows(
  { db, caller }: ReportReader,
  ids: readonly number[],
  workUnit: string | null,
): Promise<MutationRow[]> {
  const exons = (isCanonical: boolean) => sql`array(
    select distinct exon.exon_id from targeted_exon exon
    where exon.mutation_id = mutation.id and exon.exon_id is not null
      and exon.is_canonical = ${sql.lit(isCanonical)})`;
  const { rows } = await sql<MutationRow>`
    select work_unit.name as centre, mutation.min, mutation.symbol as "alleleSymbol",
      gene.symbol as "geneSymbol", project_index.tpn, plan.pin, outcome.tpo, sequence.sequence,
      ${exons(false)} as exons, ${exons(true)} as "canonicalExons",
      (select coalesce(json_agg(json_build_object('chr', chr, 'start', start, 'stop', stop)), '[]')
        from molecular_mutation_deletion where mutation_id = mutation.id
          and chr is not null and start is not null and stop is not null) as deletions
    from mutation
    join mutation_outcome on mutation_outcome.mutation_id = mutation.id
    join outcome on outcome.id = mutation_outcome.outcome_id
    join plan on plan.id = outcome.plan_id
    join work_unit on work_unit.id = plan.work_unit_id
      and (${workUnit}::text is null or work_unit.name = ${workUnit}::text)
    join project_index on project_index.project_id = plan.project_id and ${isPlanReadableBy(caller)}
    join mutation_gene on mutation_gene.mutation_id = mutation.id
    join gene on gene.id = mutation_gene.gene_id
    join mutation_sequence on mutation_sequence.mutation_id = mutation.id
    join sequence on sequence.id = mutation_sequence.sequence_id
    where mutation.id = any (${idList(ids)})
    order by mutation.id, outcome.id, gene.symbol, mutation_sequence.index`.execute(db);
  return rows;
}
