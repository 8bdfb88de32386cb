import {
  ASSAY_FIELDS,
  CRISPR_DETAILS_FIELDS,
  ES_CELL_DETAILS_FIELDS,
  ES_CELL_LITTER_FIELDS,
  ES_CELL_NAME,
  GUIDE_LABELS,
  INJECTION_FIELDS,
  MATING_FIELDS,
  MUTAGENESIS_FIELDS,
  NUCLEASE_CELLS,
  TRANSFER_FIELDS,
  TWO_CELL_STAGE,
} from 'shared/record-fields';
import { attemptKind } from '../../attempts/attempt-kind.ts';
import { columnOf, type ImportColumn } from './column.ts';

/** Guides of one row; attempts have two to four. */
const MOST_GUIDES = 20;

/** Comments are those of a project, of a plan or of an attempt, so that the label alone names none of them. */
function attemptColumn(...[field, place]: Parameters<typeof columnOf>): ImportColumn {
  const column = columnOf(field, place);
  if (field.name === 'comment') return { ...column, title: 'Attempt Comment' };
  return field.name === 'embryo2Cell' ? { ...column, title: TWO_CELL_STAGE } : column;
}

const CRISPR = 'crisprAttempt';

const CRISPR_VALUES: readonly ImportColumn[] = [
  ...[...CRISPR_DETAILS_FIELDS, ...MUTAGENESIS_FIELDS, ...INJECTION_FIELDS].map((field) =>
    attemptColumn(field, CRISPR),
  ),
  ...ASSAY_FIELDS.map((field) => columnOf(field, `${CRISPR}.assay`)),
];

const NUCLEASE: readonly ImportColumn[] = NUCLEASE_CELLS.map((cell) =>
  columnOf(cell, `${CRISPR}.nucleases.0`, 'Nuclease '),
);

/** Of a guide, in the order of its form; its whole sequence follows from guide sequence and PAM. */
const GUIDE_KINDS = {
  guideSequence: 'text',
  pam: 'text',
  chr: 'text',
  start: 'count',
  stop: 'count',
  strand: 'text',
  genomeBuild: 'text',
  grnaConcentration: 'decimal',
  formatName: 'text',
  sourceName: 'text',
} as const satisfies Partial<Record<keyof typeof GUIDE_LABELS, ImportColumn['kind']>>;

function guideColumns(number: number): ImportColumn[] {
  const column = (name: keyof typeof GUIDE_KINDS): ImportColumn => ({
    title: `Guide ${number} ${GUIDE_LABELS[name].replace(/^Guide /, '')}`,
    kind: GUIDE_KINDS[name],
    path: `${CRISPR}.guides.${number - 1}.${name}`,
    aliases: [`Guide ${number} ${GUIDE_LABELS[name]}`, `Guide ${number} ${name}`],
  });
  return [
    column('guideSequence'),
    column('pam'),
    column('chr'),
    column('start'),
    column('stop'),
    column('strand'),
    column('genomeBuild'),
    column('grnaConcentration'),
    column('formatName'),
    column('sourceName'),
  ];
}

/** The columns of the first guides. */
export function columnsOfGuides(count: number): ImportColumn[] {
  return Array.from({ length: count }, (_, index) => guideColumns(index + 1)).flat();
}

const ES_CELL = 'esCellAttempt';

const ES_CELL_VALUES: readonly ImportColumn[] = [
  ES_CELL_NAME,
  ...ES_CELL_DETAILS_FIELDS,
  ...TRANSFER_FIELDS,
  ...ES_CELL_LITTER_FIELDS,
  ...MATING_FIELDS,
].map((field) => attemptColumn(field, ES_CELL));

/** The attempt columns of a row whose plan has this attempt type; undefined where files cannot bring attempts of it. */
export function attemptColumns(attemptTypeName: string): AttemptColumns | undefined {
  switch (attemptKind(attemptTypeName)) {
    case 'crispr':
      return { values: CRISPR_VALUES, parts: [...NUCLEASE, ...columnsOfGuides(MOST_GUIDES)] };
    case 'es cell':
      return { values: ES_CELL_VALUES, parts: [] };
    default:
      return undefined;
  }
}

export interface AttemptColumns {
  /** Of the attempt itself, which updates can change. */
  values: readonly ImportColumn[];
  /** Of the rows of its tables, which come with a new attempt only. */
  parts: readonly ImportColumn[];
}
