import type { Configuration } from 'shared/contract';
import type { RowColumn, RowColumns } from 'shared/ui-forms';
import { guideProblem, type RuledField } from './guide-rules.ts';
import type { GuideRow } from './guide-values.ts';

/** Spec part 2 §9. */
const STRANDS = ['+', '-'];
const GENOME_BUILDS = ['NA', 'GRCm38', 'GRCm39'];

export const CONCENTRATION = 'gRNA Concentration (ng/µl)';

export interface GuideColumnsOptions {
  lists: Pick<Configuration, 'guideFormatNames' | 'guideSourceNames'> | undefined;
  /** Whether there are rules for the guides of the plan: only then anything is required. */
  hasRules: boolean;
  /** Whether they hold for this one. */
  isChecked: (row: GuideRow) => boolean;
  /** Each guide has a concentration of its own. */
  withConcentration: boolean;
}

/** The table of guides (ui-screens 11.4); asterisks after a header are explained under the table. */
export function guideColumns({
  lists,
  hasRules,
  isChecked,
  withConcentration,
}: GuideColumnsOptions): RowColumns<GuideRow> {
  const ruled = (field: RuledField): Pick<RowColumn<GuideRow>, 'isRequired' | 'problem'> => ({
    isRequired: hasRules,
    problem: (_text, row, rows) => (isChecked(row) ? guideProblem(field, row, rows) : undefined),
  });
  const columns: RowColumns<GuideRow> = [
    { field: 'gid', header: 'GID', control: { kind: 'readOnly' }, width: '8.75rem' },
    {
      field: 'sequence',
      header: 'Sequence **',
      label: 'Sequence',
      control: { kind: 'area', isUpperCase: true },
      width: '14.5rem',
    },
    {
      field: 'guideSequence',
      header: 'Guide Sequence **',
      label: 'Guide Sequence',
      control: { kind: 'area', isUpperCase: true },
      width: '13rem',
      ...ruled('guideSequence'),
    },
    {
      field: 'pam',
      header: 'PAM',
      control: { kind: 'text', isUpperCase: true },
      width: '4.5rem',
      ...ruled('pam'),
    },
    { field: 'chr', header: 'Chr', control: { kind: 'text' }, width: '3.5rem', ...ruled('chr') },
    { field: 'start', header: 'Start', control: { kind: 'digits' }, width: '6.75rem', ...ruled('start') },
    { field: 'stop', header: 'Stop', control: { kind: 'digits' }, width: '6.75rem', ...ruled('stop') },
    {
      field: 'strand',
      header: 'Strand',
      control: { kind: 'select', options: STRANDS },
      width: '4.5rem',
      ...ruled('strand'),
    },
    {
      field: 'genomeBuild',
      header: 'Genome Build ***',
      label: 'Genome Build',
      control: { kind: 'select', options: GENOME_BUILDS },
      width: '7rem',
      ...ruled('genomeBuild'),
    },
    {
      field: 'formatName',
      header: 'Format Name',
      control: { kind: 'select', options: lists?.guideFormatNames ?? [] },
      width: '8rem',
    },
    {
      field: 'sourceName',
      header: 'Source Name',
      control: { kind: 'select', options: lists?.guideSourceNames ?? [] },
      width: '8rem',
    },
  ];
  if (!withConcentration) return columns;
  return [
    ...columns,
    { field: 'grnaConcentration', header: CONCENTRATION, control: { kind: 'decimal' }, width: '7rem' },
  ];
}
