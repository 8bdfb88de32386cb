import { readPieces } from '../listing.ts';
import type { Cell, TsvFile } from '../tsv.ts';
import { mutationsWithSequence, readMutationRows, type MutationRow } from './mutation-rows.ts';
import type { ReportReader } from './reader.ts';

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

/** An empty cell says `null` in the reports about one thing. */
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
  const ids = await mutationsWithSequence(reader, workUnit);
  const read = async (some: readonly number[]) => {
    const rows = await readMutationRows(reader, some, workUnit);
    const lines = rows.map((row) => columns.map(({ cell }) => cell(row, reader.baseUrl)));
    // Equal rows say nothing more.
    return [...new Map(lines.map((line) => [JSON.stringify(line), line])).values()];
  };
  return { name, header: columns.map(({ header }) => header), rows: readPieces(ids, read) };
}

/** The work unit of a request; the existing client writes `undefined` where none is chosen. */
export function workUnitOf(text: string | undefined): string | null {
  return text === undefined || text === '' || text === 'undefined' ? null : text;
}
