/**
 * Production numbers counted straight from the shipped tables, for tests: with nothing but the tables, docs/demo-data.md and
 * api-3 §7.1, and none of the code that loads or counts them.
 */
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';

/** A confirmed line, as in the tables. */
export interface ConfirmedLine {
  /** MGI accession id. */
  gene: string;
  workUnit: string;
  workGroup: string;
  /** `2014-10-14` */
  day: string;
}

/** What is counted of the lines. */
export interface Scope {
  workUnits?: readonly string[];
  workGroup?: string;
  /** First and last month, `2014-10`. */
  from?: string;
  to?: string;
}

type Row = Readonly<Record<string, string>>;

function rowsOf(file: string): Row[] {
  const packed = readFileSync(new URL(`../../../../demo-data/${file}.tsv.gz`, import.meta.url));
  const [head = '', ...lines] = gunzipSync(packed).toString('utf8').trimEnd().split('\n');
  const names = head.split('\t');
  return lines.map((line) => {
    const cells = line.split('\t');
    return Object.fromEntries(names.map((name, place) => [name, cells[place] ?? '']));
  });
}

/** The extinct line of Chrdl1 among the examples, which was confirmed once (docs/demo-data.md, Examples). */
const EXTINCT_EXAMPLE: ConfirmedLine = {
  gene: 'MGI:1933172',
  workUnit: 'Harwell',
  workGroup: 'BaSH',
  day: '2023-07-04',
};

/** From the injection to the confirmation (docs/demo-data.md, Dates). */
const DAYS_TO_CONFIRMATION = 168;
/** Programmes of centres that are not called as the centre (docs/demo-data.md, Projects). */
const PROGRAMMES = new Map([
  ['BCM', 'BaSH'],
  ['Harwell', 'BaSH'],
  ['WTSI', 'BaSH'],
  ['UCD', 'DTCC'],
  ['TCP', 'DTCC'],
  ['ICS', 'Phenomin'],
]);

function confirmationDay(injection: string): string {
  const day = new Date(`${injection}T12:00:00Z`);
  day.setUTCDate(day.getUTCDate() + DAYS_TO_CONFIRMATION);
  return day.toISOString().slice(0, 10);
}

/** The genes of attempts: by accession id; where it was merged away, by symbol, or by a synonym of one gene alone. */
function geneFinder() {
  const genes = rowsOf('mouse_genes');
  const ids = new Set(genes.map(({ mgi_id = '' }) => mgi_id));
  const bySymbol = new Map(genes.map(({ symbol = '', mgi_id = '' }) => [symbol, mgi_id]));
  const bySynonym = new Map<string, Set<string>>();
  for (const { synonyms = '', mgi_id = '' } of genes)
    for (const synonym of synonyms.split('|').filter(Boolean))
      bySynonym.set(synonym, (bySynonym.get(synonym) ?? new Set()).add(mgi_id));
  const positioned = new Set(
    genes.filter((row) => row.chromosome || row.grcm38_chromosome).map(({ mgi_id = '' }) => mgi_id),
  );
  const find = ({ mgi_id = '', symbol = '' }: Row): string | undefined => {
    const meant = bySynonym.get(symbol);
    return ids.has(mgi_id)
      ? mgi_id
      : (bySymbol.get(symbol) ?? (meant?.size === 1 ? [...meant][0] : undefined));
  };
  return { find, isPlaced: (gene: string) => positioned.has(gene) };
}

/** The lines of both techniques, and every gene that an attempt was made on. */
export function readSource(): { crispr: ConfirmedLine[]; esCell: ConfirmedLine[]; genes: string[] } {
  const { find, isPlaced } = geneFinder();
  const withGene = (rows: readonly Row[]) =>
    rows.flatMap((row) => {
      const gene = find(row);
      return gene === undefined ? [] : [{ row, gene }];
    });
  const crispr = withGene(rowsOf('crispr_attempts'));
  const esCell = withGene(rowsOf('es_cell_attempts')).filter(({ gene }) => isPlaced(gene));
  const line = ({ row, gene }: { row: Row; gene: string }, workGroup: string): ConfirmedLine => ({
    gene,
    workUnit: row.production_centre ?? '',
    workGroup,
    day: confirmationDay(row.mi_date ?? ''),
  });
  return {
    crispr: [
      ...crispr
        .filter(({ row }) => row.status === 'Genotype confirmed')
        .map((made) => {
          const centre = made.row.production_centre ?? '';
          return line(made, PROGRAMMES.get(centre) ?? centre);
        }),
      EXTINCT_EXAMPLE,
    ],
    esCell: esCell
      .filter(({ row }) => row.overall_indicator === 'allpass')
      .map((made) => line(made, made.row.consortium ?? '')),
    genes: [...new Set([...crispr, ...esCell].map(({ gene }) => gene))],
  };
}

/**
 * Running totals by month (`2014-10`) or year (`2014`), of the months or years in which something was added: genes,
 * each at its first line within the time, but plans (which are lines here) for work units month by month.
 */
export function countedTotals(
  lines: readonly ConfirmedLine[],
  step: 'month' | 'year',
  { workUnits = [], workGroup, from = '', to = '9' }: Scope,
): [period: string, sum: number][] {
  // Where years are counted, the month of a limit is ignored.
  const periodOf = (date: string) => date.slice(0, step === 'month' ? 7 : 4);
  const counted = lines
    .filter((line) => line.workGroup !== 'EUCOMMToolsCre')
    .filter((line) => workUnits.length === 0 || workUnits.includes(line.workUnit))
    .filter((line) => workGroup === undefined || line.workGroup === workGroup)
    .filter(({ day }) => periodOf(day) >= periodOf(from) && periodOf(day) <= periodOf(to))
    .toSorted((one, other) => (one.day < other.day ? -1 : 1));
  const arePlans = workUnits.length > 0 && step === 'month';
  const seen = new Set<string>();
  const totals = new Map<string, number>();
  for (const [place, { gene, day }] of counted.entries()) {
    seen.add(arePlans ? String(place) : gene);
    totals.set(periodOf(day), seen.size);
  }
  return onlyGrowing([...totals]);
}

/** A period in which only known genes were confirmed again adds nothing. */
function onlyGrowing(totals: readonly [string, number][]): [string, number][] {
  return totals.filter(([, sum], place) => sum !== (totals[place - 1]?.[1] ?? 0));
}
