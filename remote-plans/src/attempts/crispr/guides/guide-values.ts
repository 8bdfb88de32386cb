import type { FoundGuide, Guide, GuideInput } from 'shared/contract';
import { chromosome } from 'shared/domain';
import { isBlankRow, numberText, type RowValues } from 'shared/ui-forms';
import { cellText, numberToStore, textToStore } from '../../fields/cell-values.ts';

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
    gid: cellText(guide.gid),
    sequence: cellText(guide.sequence),
    guideSequence: cellText(guide.guideSequence),
    pam: cellText(guide.pam),
    chr: cellText(guide.chr),
    start: numberText(start),
    stop: numberText(stop),
    strand: cellText(guide.strand),
    genomeBuild: cellText(guide.genomeBuild),
    formatName: cellText(guide.formatName),
    sourceName: cellText(guide.sourceName),
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

/** A new row into which nothing was put: the concentration may be that of all guides. */
export function isBlankGuide<Row extends RowValues>(row: Row): boolean {
  const withoutConcentration = { ...row, grnaConcentration: '' };
  return isBlankRow(withoutConcentration);
}

/** The guides to send. What nobody touched goes back as it came, an emptied cell is null (PP-36), and blank rows are no guides. */
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
  const { id, truncatedGuide, reversed, sangerService } = row;
  return {
    id,
    sequence: tidied(row.sequence, before?.sequence, inCapitals),
    guideSequence: tidied(row.guideSequence, before?.guideSequence, inCapitals),
    pam: tidied(row.pam, before?.pam, inCapitals),
    chr: tidied(row.chr, before?.chr, withoutPrefix),
    start: numberToStore(row.start, before?.start),
    stop: numberToStore(row.stop, before?.stop),
    strand: textToStore(row.strand, before?.strand),
    genomeBuild: textToStore(row.genomeBuild, before?.genomeBuild),
    grnaConcentration: numberToStore(row.grnaConcentration, before?.grnaConcentration),
    truncatedGuide,
    reversed,
    sangerService,
    formatName: textToStore(row.formatName, before?.formatName),
    sourceName: textToStore(row.sourceName, before?.sourceName),
  };
}

/** A text that was changed is stored tidy; one that nobody touched as it is. */
function tidied(
  text: string,
  stored: string | null | undefined,
  tidy: (text: string) => string,
): string | null {
  return textToStore(text === cellText(stored) ? text : tidy(text), stored);
}

/** As the editor shows letters of sequences. */
const inCapitals = (text: string) => text.trim().toUpperCase();
/** The server wants chromosomes without `chr`. */
const withoutPrefix = (text: string) => chromosome(text.trim());
