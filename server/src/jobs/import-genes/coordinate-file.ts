import {
  ACCESSION,
  positionIn,
  textIn,
  type GeneFacts,
  type ParsedFile,
  type Refusal,
} from './gene-facts.ts';
import { rowsByHeading, type ReportFile, type ReportRow } from './report-file.ts';

const HEADINGS = {
  accId: ['MGI accession id', 'MGI id'],
  build: ['genome build', 'representative genome build'],
  entrez: ['Entrez gene id', 'NCBI gene id'],
  ncbiChromosome: ['NCBI gene chromosome', 'NCBI chromosome'],
  ncbiStart: ['NCBI gene start', 'NCBI start', 'start'],
  ncbiStop: ['NCBI gene end', 'NCBI end', 'end'],
  ncbiStrand: ['NCBI gene strand', 'NCBI strand', 'strand'],
  ensembl: ['Ensembl gene id'],
  ensemblChromosome: ['Ensembl gene chromosome', 'Ensembl chromosome'],
  ensemblStart: ['Ensembl gene start', 'Ensembl start', 'start#2'],
  ensemblStop: ['Ensembl gene end', 'Ensembl end', 'end#2'],
  ensemblStrand: ['Ensembl gene strand', 'Ensembl strand', 'strand#2'],
} as const;

type Row = ReportRow<keyof typeof HEADINGS>;

/**
 * Reads `MGI_Gene_Model_Coord.rpt`: NCBI and Ensembl ids and positions of the build that the file names.
 * Ensembl's position is taken before NCBI's.
 */
export function parseCoordinateFile(file: ReportFile): ParsedFile {
  const facts: { line: number; gene: GeneFacts }[] = [];
  const refusals: Refusal[] = [];
  for (const row of rowsByHeading(file, HEADINGS)) {
    try {
      facts.push({ line: row.number, gene: geneIn(row) });
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      refusals.push({ file: file.name, line: row.number, reason: error.message });
    }
  }
  return { file: file.name, facts, refusals, leftOut: 0 };
}

function geneIn(row: Row): GeneFacts {
  const accId = row.cell('accId');
  if (!ACCESSION.test(accId)) throw new RangeError(`'${accId}' is not an MGI accession id`);
  const position =
    positionIn(
      row.cell('ensemblChromosome'),
      row.cell('ensemblStart'),
      row.cell('ensemblStop'),
      row.cell('ensemblStrand'),
    ) ??
    positionIn(
      row.cell('ncbiChromosome'),
      row.cell('ncbiStart'),
      row.cell('ncbiStop'),
      row.cell('ncbiStrand'),
    );
  const entrez = row.cell('entrez');
  return {
    accId,
    ensemblGeneId: textIn(row.cell('ensembl')),
    entrezGeneId: /^\d+$/.test(entrez) ? Number(entrez) : undefined,
    ...(row.cell('build').startsWith('GRCm38') ? { grcm38: position } : { grcm39: position }),
    synonyms: [],
  };
}
