import { ACCESSION, textIn, type Refusal } from './gene-facts.ts';
import {
  hasHeading,
  ReportFileError,
  rowsByHeading,
  type ReportFile,
  type ReportRow,
} from './report-file.ts';

/** A pair of mouse and human genes as a file has it. */
export interface OrthologPair {
  readonly line: number;
  readonly accId: string;
  readonly humanSymbol: string;
  readonly hgncId?: string;
  readonly humanEntrezGeneId?: number;
  readonly humanEnsemblGeneId?: string;
  /** Methods that support the pair; absent where the file has none. */
  readonly support?: readonly string[];
}

export interface ParsedOrthologs {
  readonly file: string;
  /** MGI lists its pairs; HCOP counts the methods that find a pair. */
  readonly source: 'MGI' | 'HCOP';
  readonly pairs: readonly OrthologPair[];
  readonly refusals: readonly Refusal[];
  /** Rows that are not about a mouse gene of MGI. */
  readonly leftOut: number;
}

/**
 * Reads a file of orthologs. Its header tells the kind: `HMD_HumanPhenotype.rpt` (no header),
 * `HOM_MouseHumanSequence.rpt` (homology classes), or HCOP's fifteen column file.
 *
 * @throws ReportFileError for any other file
 */
export function parseOrthologFile(file: ReportFile): ParsedOrthologs {
  if (hasHeading(file, 'DB Class Key')) return parseHomologyClasses(file);
  if (hasHeading(file, 'human_symbol') && hasHeading(file, 'mgi_id')) return parseHcop(file);
  if (file.lines.length === 0 || file.lines.some(({ cells }) => ACCESSION.test(cells[3] ?? ''))) {
    return parseHumanPhenotypes(file);
  }
  throw new ReportFileError(`${file.name} is not a file of orthologs that this program knows.`);
}

/** No header: human symbol, human Entrez id, mouse symbol, MGI id, phenotypes. */
function parseHumanPhenotypes(file: ReportFile): ParsedOrthologs {
  const refusals: Refusal[] = [];
  const pairs = file.lines.flatMap(({ number, cells }): OrthologPair[] => {
    const [humanSymbol = '', entrez = '', , accId = ''] = cells;
    const pair = pairOf({ line: number, accId, humanSymbol, humanEntrezGeneId: numberIn(entrez) });
    if (typeof pair !== 'string') return [pair];
    refusals.push({ file: file.name, line: number, reason: pair });
    return [];
  });
  return { file: file.name, source: 'MGI', pairs, refusals, leftOut: 0 };
}

const CLASS_HEADINGS = {
  key: ['DB Class Key'],
  taxon: ['NCBI Taxon ID'],
  symbol: ['Symbol'],
  entrez: ['EntrezGene ID'],
  accId: ['Mouse MGI ID'],
  hgncId: ['HGNC ID'],
} as const;

/** One row per gene; the rows of a class are each other's orthologs. */
function parseHomologyClasses(file: ReportFile): ParsedOrthologs {
  const classes = new Map<string, ReportRow<keyof typeof CLASS_HEADINGS>[]>();
  const rows = rowsByHeading(file, CLASS_HEADINGS);
  for (const row of rows) classes.set(row.cell('key'), [...(classes.get(row.cell('key')) ?? []), row]);
  const pairs = [...classes.values()].flatMap((members) => {
    const humans = members.filter((row) => row.cell('taxon') === '9606' && row.cell('symbol') !== '');
    const mice = members.filter((row) => row.cell('taxon') === '10090' && ACCESSION.test(row.cell('accId')));
    return mice.flatMap((mouse) =>
      humans.map((human) => ({
        line: mouse.number,
        accId: mouse.cell('accId'),
        humanSymbol: human.cell('symbol'),
        hgncId: textIn(human.cell('hgncId')),
        humanEntrezGeneId: numberIn(human.cell('entrez')),
      })),
    );
  });
  const paired = new Set(pairs.map(({ line }) => line));
  const mice = rows.filter((row) => row.cell('taxon') === '10090');
  return {
    file: file.name,
    source: 'MGI',
    pairs,
    refusals: [],
    leftOut: mice.filter(({ number }) => !paired.has(number)).length,
  };
}

function parseHcop(original: ReportFile): ParsedOrthologs {
  const file = withoutDashes(original);
  const rows = rowsByHeading(file, {
    entrez: ['human_entrez_gene'],
    ensembl: ['human_ensembl_gene'],
    hgncId: ['hgnc_id'],
    symbol: ['human_symbol'],
    accId: ['mgi_id'],
    support: ['support'],
  });
  const ofMgi = rows.filter((row) => row.cell('accId') !== '' && row.cell('symbol') !== '');
  const refusals: Refusal[] = [];
  const pairs = ofMgi.flatMap((row): OrthologPair[] => {
    const pair = pairOf({
      line: row.number,
      accId: row.cell('accId'),
      humanSymbol: row.cell('symbol'),
      hgncId: textIn(row.cell('hgncId')),
      humanEntrezGeneId: numberIn(row.cell('entrez')),
      humanEnsemblGeneId: textIn(row.cell('ensembl')),
      support: row
        .cell('support')
        .split(',')
        .map((method) => method.trim())
        .filter((method) => method !== '')
        .toSorted(),
    });
    if (typeof pair !== 'string') return [pair];
    refusals.push({ file: file.name, line: row.number, reason: pair });
    return [];
  });
  return { file: file.name, source: 'HCOP', pairs, refusals, leftOut: rows.length - ofMgi.length };
}

/** HCOP writes a dash for unknown; in MGI's files a dash is a strand. */
function withoutDashes(file: ReportFile): ReportFile {
  const lines = file.lines.map(({ number, cells }) => ({
    number,
    cells: cells.map((cell) => (cell === '-' ? '' : cell)),
  }));
  return { name: file.name, lines };
}

/** The pair, or why it is refused. */
function pairOf(pair: OrthologPair): OrthologPair | string {
  if (!ACCESSION.test(pair.accId)) return `'${pair.accId}' is not an MGI accession id`;
  return pair.humanSymbol === '' ? `${pair.accId} has no human symbol` : pair;
}

function numberIn(cell: string): number | undefined {
  return /^\d+$/.test(cell) ? Number(cell) : undefined;
}
