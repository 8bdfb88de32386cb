import type { FoundGuide, Guide, GuideInput } from 'shared/contract';
import { chromosome } from 'shared/domain';
import { numberOf, numberText, type RowValues } from 'shared/ui-forms';

/** A guide as it is edited; numbers are text, so that what is typed stays (PP-25). */
export interface GuideRow extends RowValues {
  /** Given by the server; empty until then. */
  gid: string;
  sequence: string;
  guideSequence: string;
  pam: string;
  chr: string;
  start: string;
  stop: string;
  strand: string;
  genomeBuild: string;
  formatName: string;
  sourceName: string;
  /** ng/µl. */
  grnaConcentration: string;
  /** What a guide finder says of a guide; nobody edits it. */
  truncatedGuide: boolean | null;
  reversed: boolean | null;
  sangerService: boolean | null;
}

/** Values of the section. */
export interface GuidesValues {
  guides: { rows: GuideRow[] };
}

export const NO_GUIDE: GuideRow = {
  id: null,
  gid: '',
  sequence: '',
  guideSequence: '',
  pam: '',
  chr: '',
  start: '',
  stop: '',
  strand: '',
  genomeBuild: '',
  formatName: '',
  sourceName: '',
  grnaConcentration: '',
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
  const { id, start, stop, grnaConcentration, truncatedGuide, reversed, sangerService } = guide;
  return {
    id,
    gid: guide.gid ?? '',
    sequence: guide.sequence ?? '',
    guideSequence: guide.guideSequence ?? '',
    pam: guide.pam ?? '',
    chr: guide.chr ?? '',
    start: numberText(start),
    stop: numberText(stop),
    strand: guide.strand ?? '',
    genomeBuild: guide.genomeBuild ?? '',
    formatName: guide.formatName ?? '',
    sourceName: guide.sourceName ?? '',
    grnaConcentration: numberText(grnaConcentration),
    truncatedGuide,
    reversed,
    sangerService,
  };
}

/** A guide that was found, as a new row of the plan. */
export function foundGuideRow(found: FoundGuide, grnaConcentration: string): GuideRow {
  return { ...guideRowOf(found), grnaConcentration };
}

/** The guides to send. What nobody touched goes back as it came; an emptied cell is null (PP-36). */
export function guideInputsOf(rows: readonly GuideRow[], stored: readonly Guide[]): GuideInput[] {
  return rows.map((row) =>
    inputOf(
      row,
      stored.find(({ id }) => id === row.id),
    ),
  );
}

function inputOf(row: GuideRow, stored: Guide | undefined): GuideInput {
  const shown = stored && guideRowOf(stored);
  const changed = <Value>(field: keyof GuideRow, before: Value | undefined, typed: Value): Value =>
    shown && before !== undefined && shown[field] === row[field] ? before : typed;
  return {
    id: row.id,
    sequence: changed('sequence', stored?.sequence, lettersOf(row.sequence)),
    guideSequence: changed('guideSequence', stored?.guideSequence, lettersOf(row.guideSequence)),
    pam: changed('pam', stored?.pam, lettersOf(row.pam)),
    chr: changed('chr', stored?.chr, textOrNull(chromosome(row.chr.trim()))),
    start: changed('start', stored?.start, numberOf(row.start)),
    stop: changed('stop', stored?.stop, numberOf(row.stop)),
    strand: changed('strand', stored?.strand, textOrNull(row.strand)),
    genomeBuild: changed('genomeBuild', stored?.genomeBuild, textOrNull(row.genomeBuild)),
    grnaConcentration: changed(
      'grnaConcentration',
      stored?.grnaConcentration,
      numberOf(row.grnaConcentration),
    ),
    truncatedGuide: row.truncatedGuide,
    reversed: row.reversed,
    sangerService: row.sangerService,
    formatName: changed('formatName', stored?.formatName, textOrNull(row.formatName)),
    sourceName: changed('sourceName', stored?.sourceName, textOrNull(row.sourceName)),
  };
}

/** Upper case without spaces at the ends, as the editor shows it. */
function lettersOf(text: string): string | null {
  return textOrNull(text.trim().toUpperCase());
}

function textOrNull(text: string): string | null {
  return text === '' ? null : text;
}
