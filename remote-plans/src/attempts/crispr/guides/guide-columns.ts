import type { Configuration } from 'shared/contract';
import { chromosome } from 'shared/gene-drawing';
import { GUIDE_LABELS } from 'shared/record-fields';
import type { CellControl, RowColumn, RowColumns } from 'shared/ui-forms';
import { guideProblem, isRuled } from './guide-rules.ts';
import { asBases, type GuideRow } from './guide-values.ts';

const BASES = { isUpperCase: true, tidy: asBases } as const;

/** Spec part 2 §9. */
const STRANDS = ['+', '-'];
const GENOME_BUILDS = ['NA', 'GRCm38', 'GRCm39'];

export interface GuideColumnsOptions {
  lists: Pick<Configuration, 'guideFormatNames' | 'guideSourceNames'> | undefined;
  /** Whether there are rules for the guides of the plan: only then anything is required. */
  hasRules: boolean;
  /** Whether they apply to this one. */
  isChecked: (row: GuideRow) => boolean;
  /** Each guide has its own concentration. */
  withConcentration: boolean;
}

/** The field and the header of a column; asterisks after the label are left out of the names of its controls. */
function headed<Field extends keyof typeof GUIDE_LABELS>(field: Field, asterisks?: string) {
  const label = GUIDE_LABELS[field];
  return asterisks === undefined
    ? { field, header: label }
    : { field, header: `${label} ${asterisks}`, label };
}

/** The table of guides (ui-screens 11.4); asterisks after a header are explained under the table. */
export function guideColumns({
  lists,
  hasRules,
  isChecked,
  withConcentration,
}: GuideColumnsOptions): RowColumns<GuideRow> {
  const columns: RowColumns<GuideRow> = [
    { ...headed('gid'), control: { kind: 'readOnly' }, width: '4.75rem' },
    { ...headed('sequence', '**'), control: { kind: 'area', ...BASES }, width: '7.5rem' },
    { ...headed('guideSequence', '**'), control: { kind: 'area', ...BASES }, width: '7rem' },
    { ...headed('pam'), control: { kind: 'text', ...BASES }, width: '3.25rem' },
    // Room for `chr11` too: cut after the first digit, it would be another chromosome.
    { ...headed('chr'), control: { kind: 'text', tidy: chromosome }, width: '3.25rem' },
    { ...headed('start'), control: { kind: 'digits' }, width: '5.5rem' },
    { ...headed('stop'), control: { kind: 'digits' }, width: '5.5rem' },
    { ...headed('strand'), control: { kind: 'select', options: STRANDS }, width: '3rem' },
    { ...headed('genomeBuild', '***'), control: { kind: 'select', options: GENOME_BUILDS }, width: '5.5rem' },
    { ...headed('formatName'), control: chosenFrom(lists?.guideFormatNames), width: '5.75rem' },
    { ...headed('sourceName'), control: chosenFrom(lists?.guideSourceNames), width: '5.75rem' },
    { ...headed('grnaConcentration'), control: { kind: 'decimal' }, width: '7rem' },
  ];
  return columns
    .filter(({ field }) => withConcentration || field !== 'grnaConcentration')
    .map((column) => {
      const { field } = column;
      if (!isRuled(field)) return column;
      const problem: RowColumn<GuideRow>['problem'] = (_text, row, rows) =>
        isChecked(row) ? guideProblem(field, row, rows) : undefined;
      return { ...column, isRequired: hasRules, problem };
    });
}

function chosenFrom(options: readonly string[] = []): CellControl {
  return { kind: 'select', options };
}
