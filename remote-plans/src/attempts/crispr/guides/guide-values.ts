import type { FoundGuide, Guide, GuideInput } from 'shared/contract';
import { chromosome } from 'shared/gene-drawing';
import { GUIDE_LABELS, type RowCell } from 'shared/record-fields';
import { isBlankRow, type RowValues } from 'shared/ui-forms';
import { emptyRow, rowInputOf, rowOf, type RowOf } from '../../fields/row-values.ts';

/** The cells of a guide that somebody may fill in; `guideColumns` describes their controls. */
const GUIDE_CELLS = [
  { name: 'sequence', label: GUIDE_LABELS.sequence, kind: 'text' },
  { name: 'guideSequence', label: GUIDE_LABELS.guideSequence, kind: 'text' },
  { name: 'pam', label: GUIDE_LABELS.pam, kind: 'text' },
  { name: 'chr', label: GUIDE_LABELS.chr, kind: 'text' },
  { name: 'start', label: GUIDE_LABELS.start, kind: 'digits' },
  { name: 'stop', label: GUIDE_LABELS.stop, kind: 'digits' },
  { name: 'strand', label: GUIDE_LABELS.strand, kind: 'text' },
  { name: 'genomeBuild', label: GUIDE_LABELS.genomeBuild, kind: 'text' },
  { name: 'formatName', label: GUIDE_LABELS.formatName, kind: 'text' },
  { name: 'sourceName', label: GUIDE_LABELS.sourceName, kind: 'text' },
  { name: 'grnaConcentration', label: GUIDE_LABELS.grnaConcentration, kind: 'decimal' },
] as const satisfies readonly RowCell[];

/** What a guide finder says of a guide; nobody edits it. */
type Finding = Pick<Guide, 'truncatedGuide' | 'reversed' | 'sangerService'>;

/** A guide as it is edited; `gid` is given by the server, and empty until then. */
export type GuideRow = RowOf<(typeof GUIDE_CELLS)[number]> & Finding & { gid: string };

export const NO_GUIDE: GuideRow = {
  ...emptyRow(GUIDE_CELLS),
  gid: '',
  truncatedGuide: null,
  reversed: null,
  sangerService: null,
};

/** The guides of an attempt, in the order in which they were stored (ui-screens 11.4). */
export function guideRowsOf(guides: readonly Guide[]): GuideRow[] {
  return guides.toSorted((one, other) => one.id - other.id).map(guideRowOf);
}

/** A guide as it stands in the editor. */
export function guideRowOf(guide: Omit<Guide, 'id'> & { id: number | null }): GuideRow {
  return { ...rowOf(GUIDE_CELLS, guide), gid: guide.gid ?? '', ...findingOf(guide) };
}

function findingOf({ truncatedGuide, reversed, sangerService }: Finding): Finding {
  return { truncatedGuide, reversed, sangerService };
}

/** A guide that was found, as a new row of the plan. */
export function foundGuideRow(found: FoundGuide, grnaConcentration: string): GuideRow {
  return { ...guideRowOf(found), grnaConcentration };
}

/** A new row into which nothing was put: the concentration may be that of all guides. */
export function isBlankGuide<Row extends RowValues>(row: Row): boolean {
  const withoutConcentration = { ...row, grnaConcentration: '' };
  return isBlankRow(withoutConcentration);
}

/** The guides to send; blank rows are no guides. */
export function guideInputsOf(rows: readonly GuideRow[], stored: readonly Guide[]): GuideInput[] {
  return rows
    .filter((row) => !isBlankGuide(row))
    .map((row) =>
      inputOf(
        row,
        stored.find(({ id }) => id === row.id),
      ),
    );
}

function inputOf(row: GuideRow, before: Guide | undefined): GuideInput {
  return { ...rowInputOf(GUIDE_CELLS, tidied(row, before), before), ...findingOf(row) };
}

/** Texts that were changed are stored tidy; those that nobody touched as they are. */
function tidied(row: GuideRow, before: Guide | undefined): GuideRow {
  const tidy = (field: 'sequence' | 'guideSequence' | 'pam' | 'chr', change: (text: string) => string) =>
    row[field] === (before?.[field] ?? '') ? row[field] : change(row[field].trim());
  return {
    ...row,
    sequence: tidy('sequence', asBases),
    guideSequence: tidy('guideSequence', asBases),
    pam: tidy('pam', asBases),
    // The server wants chromosomes without `chr`.
    chr: tidy('chr', chromosome),
  };
}

/** Bases in capitals, without the blanks in which other programs group them. */
export const asBases = (text: string) => text.replaceAll(/\s/g, '').toUpperCase();
