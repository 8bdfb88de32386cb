import {
  ACCESSION,
  positionIn,
  textIn,
  type GeneFacts,
  type ParsedFile,
  type Refusal,
} from './gene-facts.ts';
import { hasHeading, rowsByHeading, type ReportFile, type ReportRow } from './report-file.ts';

const HEADINGS = {
  accId: ['MGI Accession ID'],
  chromosome: ['Chr'],
  cm: ['cM Position'],
  start: ['genome coordinate start'],
  stop: ['genome coordinate end'],
  strand: ['strand'],
  symbol: ['Marker Symbol'],
  status: ['Status'],
  name: ['Marker Name'],
  markerType: ['Marker Type'],
  featureType: ['Feature Type'],
  synonyms: ['Marker Synonyms (pipe-separated)', 'Marker Synonyms'],
} as const;

/** The kinds of marker that the tracker keeps as genes. */
const MARKER_TYPES = ['Gene', 'Pseudogene'];

/**
 * Reads MGI's marker list, `MRK_List2.rpt` (current markers) or `MRK_List1.rpt` (withdrawn ones too: their
 * symbols become synonyms of the gene that replaced them). Positions are GRCm39.
 */
export function parseMarkerFile(file: ReportFile): ParsedFile {
  const facts: { line: number; gene: GeneFacts }[] = [];
  const refusals: Refusal[] = [];
  const rows = rowsByHeading(file, HEADINGS);
  const current = rows.filter(
    (row) => row.cell('status') !== 'W' && MARKER_TYPES.includes(row.cell('markerType')),
  );
  for (const row of current) {
    const reason = refusalOf(row);
    if (reason === null) facts.push({ line: row.number, gene: geneIn(row) });
    else refusals.push({ file: file.name, line: row.number, reason });
  }
  const withdrawn = withdrawnSymbols(file);
  return {
    file: file.name,
    facts: [...facts, ...withdrawn],
    refusals,
    leftOut: rows.length - current.length - withdrawn.length,
  };
}

type Row = ReportRow<keyof typeof HEADINGS>;

function refusalOf(row: Row): string | null {
  if (!ACCESSION.test(row.cell('accId'))) return `'${row.cell('accId')}' is not an MGI accession id`;
  if (row.cell('symbol') === '') return `${row.cell('accId')} has no symbol`;
  try {
    positionOf(row);
    return null;
  } catch (error) {
    if (error instanceof RangeError) return `${row.cell('accId')}: ${error.message}`;
    throw error;
  }
}

function geneIn(row: Row): GeneFacts {
  const cm = row.cell('cm');
  return {
    accId: row.cell('accId'),
    symbol: row.cell('symbol'),
    name: textIn(row.cell('name')),
    type: textIn(row.cell('featureType')),
    markerType: row.cell('markerType'),
    // A negative position and the word syntenic both mean unknown.
    cm: /^\d+(\.\d+)?$/.test(cm) ? cm : undefined,
    grcm39: positionOf(row),
    synonyms: row
      .cell('synonyms')
      .split('|')
      .map((synonym) => synonym.trim())
      .filter((synonym) => synonym !== ''),
  };
}

function positionOf(row: Row) {
  const chromosome = row.cell('chromosome');
  // UN is MGI's word for a chromosome that is not known.
  return positionIn(
    chromosome === 'UN' ? '' : chromosome,
    row.cell('start'),
    row.cell('stop'),
    row.cell('strand'),
  );
}

/** For a withdrawn marker `MRK_List1.rpt` names its replacement. */
function withdrawnSymbols(file: ReportFile): { line: number; gene: GeneFacts }[] {
  if (!hasHeading(file, 'current MGI Accession ID')) return [];
  const rows = rowsByHeading(file, {
    symbol: HEADINGS.symbol,
    status: HEADINGS.status,
    markerType: HEADINGS.markerType,
    currentAccId: ['current MGI Accession ID'],
  });
  return rows
    .filter(
      (row) =>
        row.cell('status') === 'W' &&
        MARKER_TYPES.includes(row.cell('markerType')) &&
        ACCESSION.test(row.cell('currentAccId')),
    )
    .map((row) => ({
      line: row.number,
      gene: { accId: row.cell('currentAccId'), synonyms: [row.cell('symbol')] },
    }));
}
